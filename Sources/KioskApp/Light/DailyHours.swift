import ForecastScene

/// A stretch of every day by the clock of a place, such as 23:00 to 6:30; it may go on past midnight.
///
/// A clock change neither doubles nor drops an edge: one that is skipped comes with the change, one that happens twice
/// counts the first time.
struct DailyHours: Equatable, Sendable {
  /// Seconds of the day, 0…86399; not equal.
  let from: Int
  let to: Int

  /// Makes hours of some length, shorter than a day.
  init?(from: Int, to: Int) {
    guard from != to, Self.seconds.contains(from), Self.seconds.contains(to) else { return nil }
    self.from = from
    self.to = to
  }

  /// Reads "23:00-06:30".
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let from = Self.second(parts[0]), let to = Self.second(parts[1]) else { return nil }
    self.init(from: from, to: to)
  }

  private static let seconds = 0..<86_400

  private static func second(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 3_600 + minute * 60
  }

  /// Whether an instant lies inside: the first one does, the last one is over.
  func contains(_ instant: Instant, in zone: ZoneRules) -> Bool {
    days(around: instant, in: zone).contains { $0.start <= instant && instant < $0.end }
  }

  /// The first instant after another at which they begin or end.
  func nextEdge(after instant: Instant, in zone: ZoneRules) -> Instant? {
    let isInside = contains(instant, in: zone)
    let edges = days(around: instant, in: zone).flatMap { [$0.start, $0.end] }
    return edges.filter { $0 > instant && contains($0, in: zone) != isInside }.min()
  }

  /// The stretches that begin within two days, either way: a place may skip a whole date.
  private func days(around instant: Instant, in zone: ZoneRules) -> [(start: Instant, end: Instant)] {
    let today = zone.date(at: instant)
    return (-2...2).map { days in
      let date = today.advanced(by: days)
      let last = from < to ? date : date.advanced(by: 1)
      return (zone.instant(of: date, secondOfDay: from), zone.instant(of: last, secondOfDay: to))
    }
  }
}
