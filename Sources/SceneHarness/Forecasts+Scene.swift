import ForecastScene

extension Forecasts {
  /// A forecast with the place it is for and the instant it is looked at.
  public struct Scene: Sendable {
    /// Where it is for.
    public var place: Place
    /// What is forecast there.
    public var forecast: Forecast
    /// The wall clock.
    public var now: Instant

    /// Makes a scene.
    public init(place: Place, forecast: Forecast, now: Instant) {
      self.place = place
      self.forecast = forecast
      self.now = now
    }

    /// The page of that instant, or of one so many seconds later.
    public func page(after seconds: Double = 0) -> PageContent {
      PageComposer(place: place).page(forecast: forecast, now: now.advanced(by: seconds), otherwise: .loading)
    }
  }
}
