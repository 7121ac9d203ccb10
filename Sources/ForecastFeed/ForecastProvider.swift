import ForecastScene

/// A weather service: how it is asked, and how its answer becomes a forecast.
///
/// The two are apart so that a recorded or cached answer takes the same way to the page as one that has just come in.
public protocol ForecastProvider: Sendable {
  /// The service, as it wants to be named.
  var identity: Forecast.Provider { get }

  /// Seconds after which a new issue is worth asking for.
  var interval: Double { get }

  /// Asks the service: as many round trips as it takes, one part for each.
  func fetch(_ query: ForecastQuery, over http: any HTTPFetching) throws(FeedError) -> [WirePart]

  /// Reads the parts of one answer, in any order.
  ///
  /// - Parameters:
  ///   - received: When the answer came in; its age counts from here.
  ///   - zones: In whose days the forecast is cut.
  func answer(from parts: [WirePart], received: Instant, zones: ZoneChoice) throws(FeedError) -> ForecastAnswer
}
