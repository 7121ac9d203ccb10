import ForecastScene

/// A weather service: how it is asked, and how its answer becomes a forecast.
///
/// The two are apart so that a recorded or cached answer takes the same way to the page as one that has just come in.
public protocol ForecastProvider: Sendable {
  /// The service, as it wants to be named.
  var identity: Forecast.Provider { get }

  /// Seconds after which a new issue is worth asking for.
  var interval: Double { get }

  /// Whether the row of today tells the whole day; else it tells what is left of it, and the hours gone are for whoever
  /// kept them.
  var tellsWholeDays: Bool { get }

  /// Asks the service: as many round trips as it takes, one part for each.
  func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart]

  /// Asks for what is newer than the parts of the last answer to the same query.
  ///
  /// Where nothing is (status 304) a part comes back as it was known, with the new fields in its headers.
  func fetch(_ query: ForecastQuery, over http: any HTTPFetching, knowing known: [WirePart]) throws(FeedError)
    -> [WirePart]

  /// How long an answer holds by what the service says with it.
  func validity(of parts: [WirePart]) -> AnswerValidity

  /// Reads the parts of one answer, in any order.
  ///
  /// - Parameters:
  ///   - received: When the answer came in; its age counts from here.
  ///   - zones: In whose days the forecast is cut.
  func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer
}

extension ForecastProvider {
  /// The whole day.
  public var tellsWholeDays: Bool { true }

  /// Asks for everything anew.
  public func fetch(
    _ query: ForecastQuery, over http: any HTTPFetching, knowing known: [WirePart]
  ) throws(FeedError) -> [WirePart] {
    try fetch(query, over: http)
  }

  /// Unknown: the provider's `interval` counts.
  public func validity(of parts: [WirePart]) -> AnswerValidity { AnswerValidity() }
}
