import ForecastFeed
import ForecastScene
import Testing

/// The instant of a time in UTC.
func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Instant {
  let days = CivilDate(year: year, month: month, day: day).daysSince1970
  return Instant(secondsSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60))
}

/// A date.
func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate { CivilDate(year: year, month: month, day: day) }

/// The rules of a zone of this system.
func zone(_ name: String) throws -> ZoneRules { try ZoneFile.rules(named: name) }

/// A generator that repeats itself (Steele, Lea, Flood: SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Array where Element == UInt8 {
  /// The bytes after a few random injuries: flips, cuts, insertions, repeated stretches.
  func injured(by random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<Swift.min(place + Int.random(in: 1...40, using: &random), bytes.count))
      case 2: bytes.insert(contentsOf: Array("\"null[]{},:-9e99".utf8).shuffled(using: &random).prefix(4), at: place)
      case 3: bytes.insert(contentsOf: bytes[place...].prefix(60), at: 0)
      default: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random) / 4)
      }
    }
    return bytes
  }
}
