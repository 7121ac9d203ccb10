import ForecastScene

/// A page told in JSON: raw values beside what is printed.
struct PageReport {
  let page: ComposedPage
  let readout: Readout
  let regions: Regions
  let tree: AccessibilityTree
  private let moonName: (Instant) -> String

  init(_ standing: StandingPage) {
    page = standing.performance.page
    readout = standing.frame.readout
    regions = standing.performance.stage.regions
    tree = standing.tree
    moonName = standing.performance.pressroom.moonName
  }

  var zone: ZoneRules { content.place.zone }
  var content: PageContent { page.content }
  var words: PageWords { page.words }

  /// Whether anything dated may be told.
  var isDated: Bool { content.state != .waitingForClock }

  var json: JSON {
    [
      "state": .string(stateName), "error": error, "place": place, "issue": issue,
      "selection": .integer(readout.selection), "position": .number(readout.position), "hours": hours, "days": days,
      "sun": sun, "moon": moon, "regions": regionsTold, "accessibility": accessibility,
    ]
  }

  private var stateName: String {
    switch content.state {
    case .waitingForClock: "waiting-for-clock"
    case .loading: "loading"
    case .failed: "failed"
    case .current: "current"
    }
  }

  private var error: JSON {
    page.error.map { ["kind": .string($0.kind.rawValue), "message": .string($0.reason)] } ?? nil
  }

  private var place: JSON {
    let coordinate = page.whereabouts.isLocated ? content.place.coordinate : nil
    return [
      "name": .string(page.whereabouts.isNamed || coordinate != nil ? content.place.name : nil),
      "latitude": .number(coordinate?.latitude), "longitude": .number(coordinate?.longitude),
      "zone": .string(zone.identifier),
    ]
  }

  private var issue: JSON {
    let forecast = content.forecast
    let issued = forecast.map { $0.issued ?? $0.received }
    return [
      "provider": .string(forecast?.provider.identifier), "issued": time(issued),
      "ageSeconds": .number(forecast.map { content.now.seconds(since: $0.received) }),
      "freshness": .string(freshness?.rawValue), "demonstration": .bool(forecast?.isDemonstration ?? false),
    ]
  }

  private var freshness: Freshness? {
    if case .current(let freshness) = content.state { freshness } else { nil }
  }

  /// ISO 8601 in the place's zone.
  func time(_ instant: Instant?) -> JSON { .string(instant?.iso8601(in: zone)) }
}

// MARK: - Sky

extension PageReport {
  private var dial: PageContent.Dial? {
    guard isDated, let index = readout.dial, content.dials.indices.contains(index) else { return nil }
    return content.dials[index]
  }

  private var sun: JSON {
    guard let dial else { return ["kind": nil, "rise": nil, "set": nil, "body": "none", "fraction": nil] }
    let (rise, set) = ends(of: dial)
    return [
      "kind": .string(kind(of: dial)), "rise": time(rise), "set": time(set), "body": .string(body(of: dial)),
      "fraction": .number(dial.body == nil ? nil : readout.bodyFraction),
    ]
  }

  private func kind(of dial: PageContent.Dial) -> String {
    switch dial.kind {
    case .day, .night: "rises-and-sets"
    case .upAllDay: "up-all-day"
    case .downAllDay: "down-all-day"
    }
  }

  /// Sunrise and sunset among the ends of a dial; a sun that stays up or down has neither.
  private func ends(of dial: PageContent.Dial) -> (rise: Instant?, set: Instant?) {
    switch dial.kind {
    case .day: (dial.start, dial.end)
    case .night: (dial.end, dial.start)
    case .upAllDay, .downAllDay: (nil, nil)
    }
  }

  private func body(of dial: PageContent.Dial) -> String {
    switch dial.body {
    case .sun: "sun"
    case .moon: "moon"
    case nil: "none"
    }
  }

  private var moon: JSON {
    guard isDated else { return ["phase": nil, "illuminated": nil, "name": nil] }
    let instant = dial?.middle ?? content.instant(at: readout.position)
    let phase = MoonPhase(at: instant)
    return [
      "phase": .number(phase.fraction), "illuminated": .number(phase.illuminated), "name": .string(moonName(instant)),
    ]
  }
}
