/// Random numbers that are the same in every run.
///
/// Source: S. Vigna, "splitmix64.c", 2015.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// True once in so many times.
  public mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// One of some things, of which there is at least one.
  public mutating func pick<Things: RandomAccessCollection>(_ things: Things) -> Things.Element {
    guard let thing = things.randomElement(using: &self) else {
      preconditionFailure("There has to be something to pick from.")
    }
    return thing
  }
}
