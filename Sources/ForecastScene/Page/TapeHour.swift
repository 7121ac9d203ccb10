/// One hour of the tape, placed in its day.
public struct TapeHour: Hashable, Sendable {
  /// How the clocks changed at the start of this hour, where they did.
  public enum Splice: Hashable, Sendable {
    /// Clocks went forward: the wall hours before this one are missing.
    case skipped
    /// Clocks went back: this wall hour stands here for the second time.
    case repeated
  }

  public var forecast: HourlyForecast
  /// The row of the ten days it belongs to; nil when there is none.
  public var day: Int?
  /// Whether a civil day begins with it (the first hour of the tape does not count).
  public var opensDay: Bool
  public var splice: Splice?
  public var ink: RainInk
  /// Whether the sun is up at its start, by the page's own reckoning.
  public var isDay: Bool

  public init(forecast: HourlyForecast, day: Int?, opensDay: Bool, splice: Splice?, ink: RainInk, isDay: Bool) {
    self.forecast = forecast
    self.day = day
    self.opensDay = opensDay
    self.splice = splice
    self.ink = ink
    self.isDay = isDay
  }

  public var start: Instant { forecast.start }
}
