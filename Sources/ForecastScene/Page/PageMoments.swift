// The instants that stand for a stretch of time where one value has to: the moon hardly changes in half a day.

extension PageContent.Dial {
  /// Halfway between the two ends.
  public var middle: Instant { start.advanced(by: end.seconds(since: start) / 2) }
}

extension ZoneRules {
  /// Halfway through a civil date: noon, where no clock change is in its way.
  public func middle(of date: CivilDate) -> Instant {
    let (start, end) = (start(of: date), start(of: date.advanced(by: 1)))
    return start.advanced(by: end.seconds(since: start) / 2)
  }
}
