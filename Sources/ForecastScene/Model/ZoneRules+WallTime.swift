extension ZoneRules {
  /// The first instant of a date at which clocks show a second of the day, 0…86399.
  ///
  /// Where a clock change skips that time it is the instant of the change; where it happens twice, the first.
  public func instant(of date: CivilDate, secondOfDay: Int) -> Instant {
    let wall = Double(date.daysSince1970 * 86_400 + secondOfDay)
    var offset = offset(at: Instant(secondsSince1970: wall - Self.reach))
    // The changes of the offset around that time, in their order: the first stretch whose clocks reach it has it.
    for change in transitions where abs(change.start.secondsSince1970 - wall) <= Self.reach {
      let shown = Instant(secondsSince1970: wall - Double(offset))
      if shown < change.start { return shown }
      if wall < change.start.secondsSince1970 + Double(change.offset) { return change.start }
      offset = change.offset
    }
    return Instant(secondsSince1970: wall - Double(offset))
  }

  /// Offsets lie within 26 hours of UTC.
  private static let reach = 93_600.0
}
