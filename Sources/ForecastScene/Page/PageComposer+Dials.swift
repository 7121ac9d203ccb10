extension PageComposer {
  /// The dials that hold the tape's whole time.
  func dials(over hours: [TapeHour]) -> [PageContent.Dial] {
    guard let first = hours.first, let last = hours.last else { return [] }
    return SunCourse.dials(
      covering: first.start, to: last.start.advanced(by: Hour.length), coordinate: place.coordinate, zone: place.zone
    ).map(dial)
  }

  /// Whether the sun's upper limb is above the horizon.
  func isSunUp(at instant: Instant) -> Bool { SolarPosition(at: instant).clearance(from: place.coordinate) >= 0 }

  private func dial(_ dial: SkyDial) -> PageContent.Dial {
    var page = PageContent.Dial(
      kind: PageComposer.kind(of: dial), start: dial.start, end: dial.end, body: .sun, moonPhase: 0, moonIlluminated: 0)
    let moon = MoonPhase(at: page.middle)
    page.body = body(of: page)
    page.moonPhase = moon.fraction
    page.moonIlluminated = moon.illuminated
    return page
  }

  /// A night has its moon, whether it is up or not: it is the night's hand. A polar night has one only where it can be seen.
  private func body(of dial: PageContent.Dial) -> PageContent.Dial.Body? {
    switch dial.kind {
    case .day, .upAllDay: .sun
    case .night: .moon
    case .downAllDay: LunarPosition(at: dial.middle).isUp(from: place.coordinate) ? .moon : nil
    }
  }

  private static func kind(of dial: SkyDial) -> PageContent.Dial.Kind {
    switch dial.kind {
    case .day: .day
    case .night: .night
    case .upAllDay: .upAllDay
    case .downAllDay: .downAllDay
    }
  }
}
