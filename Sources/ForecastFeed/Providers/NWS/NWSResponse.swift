import ForecastScene

/// What one body of the service is.
enum NWSPart {
  case point(NWSPoint)
  case hourly(NWSPeriods)
  /// Days and nights in turn.
  case halfDays(NWSPeriods)
  case grid(NWSGrid)

  /// Tells the body from the others by its content. Throws the problem that it tells, if it tells one.
  init(_ body: [UInt8]) throws(FeedError) {
    let document = try JSONValue(answer: body)
    if let problem = NWSProblem(document) { throw problem.error() }
    let properties = document["properties"]
    if let periods = NWSPeriods(properties) {
      self = periods.isHourly ? .hourly(periods) : .halfDays(periods)
    } else if let point = NWSPoint(document) {
      self = .point(point)
    } else if let grid = NWSGrid(properties) {
      self = .grid(grid)
    } else {
      throw .malformed("it is not a forecast of the National Weather Service")
    }
  }
}

/// The parts of an answer as they are on the wire.
struct NWSResponse {
  private(set) var point: NWSPoint?
  private(set) var hourly: NWSPeriods?
  private(set) var halfDays: NWSPeriods?
  private(set) var grid: NWSGrid?

  /// Reads the parts, in any order.
  init(parts: [WirePart]) throws(FeedError) {
    guard !parts.isEmpty else { throw .malformed("no part was given") }
    for part in parts {
      switch try NWSPart(part.body) {
      case .point(let part): try Self.fill(&point, with: part, "point")
      case .hourly(let part): try Self.fill(&hourly, with: part, "list of hours")
      case .halfDays(let part): try Self.fill(&halfDays, with: part, "list of days")
      case .grid(let part): try Self.fill(&grid, with: part, "grid")
      }
    }
  }

  private static func fill<Part>(_ place: inout Part?, with part: Part, _ name: String) throws(FeedError) {
    guard place == nil else { throw .malformed("more than one \(name) was given") }
    place = part
  }

  /// The zone that was set, that of the point, or one that follows the offsets of the periods.
  func zone(_ zones: ZoneChoice) -> ZoneRules {
    let periods = (hourly ?? halfDays)?.periods ?? []
    if zones.fixed != nil || point?.timeZone != nil || periods.isEmpty {
      return zones.zone(named: point?.timeZone, offset: periods.first?.start.offset)
    }
    return Self.zone(following: periods)
  }

  /// Rules made of the offsets that periods are told in: those of the place, for as long as the forecast reaches.
  private static func zone(following periods: [NWSPeriod]) -> ZoneRules {
    let first = periods.first?.start.offset ?? 0
    var changes: [ZoneRules.Transition] = []
    for period in periods where period.start.offset != changes.last?.offset ?? first {
      changes.append(ZoneRules.Transition(start: period.start.instant, offset: period.start.offset))
    }
    return ZoneRules(identifier: "as told by the periods", initialOffset: first, transitions: changes)
  }
}
