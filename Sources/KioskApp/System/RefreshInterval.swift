/// The seconds between two refreshes of the screen: as the display tells, until they have been measured.
struct RefreshInterval {
  private(set) var seconds: Double
  private var last: Double?
  /// The newest intervals between frames that were seen, in their order.
  private var intervals: [Double] = []

  private static let count = 31
  /// A measured interval counts where most lie this close to it, as a share.
  private static let agreement = 0.05
  private static let rates = 20.0...500.0

  /// A rate in hertz; one that no display has (0: not told) is taken for 60.
  init(rate: Double) {
    seconds = 1 / (Self.rates.contains(rate) ? rate : 60)
    intervals.reserveCapacity(Self.count)
  }

  /// A frame was seen at time `t`, the one before some refreshes before.
  mutating func take(_ t: Double, refreshes: Int = 1) {
    defer { last = t }
    guard let last, case let interval = (t - last) / Double(refreshes), Self.rates.contains(1 / interval) else {
      return
    }
    intervals.append(interval)
    if intervals.count == Self.count { settle() }
  }

  /// Nothing is shown for a while: the next frame does not follow the last.
  mutating func rest() { last = nil }

  private mutating func settle() {
    intervals.sort()
    let median = intervals[Self.count / 2]
    let agreeing = intervals.filter { abs($0 - median) < Self.agreement * median }.count
    if agreeing > Self.count * 2 / 3 { seconds = median }
    intervals.removeAll(keepingCapacity: true)
  }
}
