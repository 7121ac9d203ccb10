import ForecastScene

/// Daily hours that are asked in every frame: the answer is kept until it may change, or somebody sets clock or zone.
struct HoursWatch {
  private let hours: DailyHours
  private var isInside = false
  private var asked: Instant?
  private var edge: Instant?
  private var zone: ZoneRules?

  init(_ hours: DailyHours) { self.hours = hours }

  /// Whether an instant lies inside, and when that changes.
  mutating func look(at now: Instant, in zone: ZoneRules) -> (isInside: Bool, edge: Instant?) {
    if !isKept(now, zone) {
      isInside = hours.contains(now, in: zone)
      (asked, self.zone, edge) = (now, zone, hours.nextEdge(after: now, in: zone))
    }
    return (isInside, edge)
  }

  private func isKept(_ now: Instant, _ zone: ZoneRules) -> Bool {
    guard let asked, zone == self.zone else { return false }
    return asked <= now && edge.map { now < $0 } ?? false
  }
}
