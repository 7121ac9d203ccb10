/// How bright the backlight is by day and by night.
struct Brightness: Equatable, Sendable {
  /// Per cent, 1…100.
  let day: Int
  let night: Int

  /// Reads "80" or "80,25".
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let day = parts[0], let night = parts.last ?? nil,
      Self.range.contains(day), Self.range.contains(night)
    else { return nil }
    self.day = day
    self.night = night
  }

  private static let range = 1...100
  /// Below this share of its light a panel may look as if it were off.
  private static let leastShare = 0.04

  /// The level of a device for a time of day; never one that can't be seen.
  func level(isNight: Bool, highest: Int) -> Int {
    let level = Int((Double(isNight ? night : day) / 100 * Double(highest)).rounded())
    return min(highest, max(Self.least(highest: highest), level))
  }

  /// The least level at which a page is seen.
  static func least(highest: Int) -> Int { max(1, Int((leastShare * Double(highest)).rounded(.up))) }
}
