import ForecastScene

/// An answer of Locationforecast 2.0 as it is on the wire, `complete` or `compact`.
struct METNorwayResponse {
  /// What happens from a step on for one, six or twelve hours.
  struct Period {
    let symbol: String?
    let details: JSONValue

    /// nil where a step has no such period.
    init?(_ period: JSONValue) {
      guard period.members != nil else { return nil }
      symbol = period["summary"]["symbol_code"].text
      details = period["details"]
    }
  }

  /// One entry of the series.
  struct Step {
    let time: Instant
    let details: JSONValue
    let nextHour: Period?
    let nextSixHours: Period?
    let nextTwelveHours: Period?
  }

  let coordinate: Coordinate?
  let updated: Instant?
  let units: [String: String]
  /// Ascending, unique times.
  let steps: [Step]
}

extension METNorwayResponse {
  /// Reads a body.
  init(body: [UInt8]) throws(FeedError) {
    let document = try JSONValue(answer: body)
    let properties = document["properties"]
    guard document["type"].text == "Feature", let series = properties["timeseries"].elements else {
      throw .malformed("it is not a forecast of MET Norway")
    }
    let point = document["geometry"]["coordinates"].elements?.compactMap(\.number) ?? []
    coordinate = point.count >= 2 ? Coordinate(latitude: point[1], longitude: point[0]) : nil
    updated = properties["meta"]["updated_at"].text.flatMap(WireTimestamp.init)?.instant
    units = (properties["meta"]["units"].members ?? [:]).compactMapValues(\.text)
    let steps = series.compactMap(Step.init)
    self.steps = Dictionary(steps.map { ($0.time, $0) }) { first, _ in first }.values.sorted { $0.time < $1.time }
  }
}

extension METNorwayResponse.Step {
  /// nil for an entry without a time.
  init?(_ entry: JSONValue) {
    guard let time = entry["time"].text.flatMap(WireTimestamp.init)?.instant else { return nil }
    let data = entry["data"]
    self.time = time
    details = data["instant"]["details"]
    nextHour = METNorwayResponse.Period(data["next_1_hours"])
    nextSixHours = METNorwayResponse.Period(data["next_6_hours"])
    nextTwelveHours = METNorwayResponse.Period(data["next_12_hours"])
  }
}
