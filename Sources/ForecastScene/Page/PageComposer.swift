/// Cuts a forecast to the page of one instant: the hours from the running one, the days from today, the dials of that time.
///
/// Pure: equal inputs give equal pages, nothing is kept between two pages, and no clock is read.
public struct PageComposer: Hashable, Sendable {
  /// How many hours the tape has at most.
  public static let tapeLength = 24
  /// How many days the table has at most.
  public static let tableLength = 10

  /// Where the page is for.
  public var place: Place
  /// The ages at which a page changes its state.
  public var limits: Freshness.Limits
  /// From which chance and amount on an hour is inked.
  public var rain: RainInk.Threshold

  /// Makes a composer; without limits and threshold those of the page as designed.
  public init(place: Place, limits: Freshness.Limits = .init(), rain: RainInk.Threshold = .init()) {
    self.place = place
    self.limits = limits
    self.rain = rain
  }

  /// The page at `now`. Without a forecast its state is `otherwise`; while the clock is not set, give none.
  ///
  /// Cost: about two thousand positions of the sun; 1.4 to 2.5 ms on a desktop processor.
  public func page(forecast: Forecast?, now: Instant, otherwise: PageState) -> PageContent {
    let state = forecast.map { PageState.current(freshness(of: $0, at: now)) } ?? otherwise
    let days = forecast.map { self.days(of: $0, at: now) } ?? []
    let hours = tape(of: forecast, at: now, state: state, days: days)
    return PageContent(
      place: place, now: now, state: state, forecast: forecast, hours: hours, days: days,
      scale: TemperatureScale(covering: PageComposer.temperatures(hours: hours, days: days)),
      dials: state == .waitingForClock ? [] : dials(over: hours))
  }

  /// How far a forecast may be trusted at an instant.
  public func freshness(of forecast: Forecast, at now: Instant) -> Freshness {
    Freshness(
      age: now.seconds(since: forecast.received), isOutsideItsHours: !reaches(now, forecast), limits: limits)
  }

  /// Whether a forecast has hours that a tape at `now` can show: it has not ended, and begins before that tape ends.
  private func reaches(_ now: Instant, _ forecast: Forecast) -> Bool {
    guard let end = forecast.end, let start = forecast.hours.first?.start else { return true }
    return now < end && start < now.advanced(by: Double(Self.tapeLength) * Hour.length)
  }

  private static func temperatures(hours: [TapeHour], days: [PageContent.Day]) -> [Temperature] {
    hours.compactMap(\.forecast.temperature) + days.flatMap { [$0.forecast.low, $0.forecast.high].compactMap { $0 } }
  }
}
