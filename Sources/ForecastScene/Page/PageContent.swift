/// One page before it is set: a forecast cut to the hours and days that are shown at one instant.
public struct PageContent: Hashable, Sendable {
  /// One dial of the sky arc with the moon of its time.
  public struct Dial: Hashable, Sendable {
    /// What the two ends of the dial are.
    public enum Kind: Hashable, Sendable {
      /// From sunrise to sunset.
      case day
      /// From sunset to sunrise.
      case night
      /// From midnight to midnight under a sun that does not set.
      case upAllDay
      /// From midnight to midnight without a sun.
      case downAllDay
    }

    /// What travels a dial.
    public enum Body: Hashable, Sendable {
      case sun
      case moon
    }

    public var kind: Kind
    public var start: Instant
    public var end: Instant
    /// What travels it; nil is an empty dial.
    public var body: Body?
    /// 0…1 from new moon, in the middle of the dial.
    public var moonPhase: Double
    /// 0…1.
    public var moonIlluminated: Double

    public init(
      kind: Kind, start: Instant, end: Instant, body: Body?, moonPhase: Double, moonIlluminated: Double
    ) {
      self.kind = kind
      self.start = start
      self.end = end
      self.body = body
      self.moonPhase = moonPhase
      self.moonIlluminated = moonIlluminated
    }

    /// The share of the dial's time that has passed at an instant, clamped to 0…1.
    public func fraction(at instant: Instant) -> Double {
      min(1, max(0, instant.seconds(since: start) / end.seconds(since: start)))
    }
  }

  /// A day of the table.
  public struct Day: Hashable, Sendable {
    public var forecast: DailyForecast
    /// 0…1 from new moon at the day's noon.
    public var moonPhase: Double
    public var sunrise: Instant?
    public var sunset: Instant?
    /// How the day stands where the sun does not rise and set.
    public var isUpAllDay: Bool?

    public init(forecast: DailyForecast, moonPhase: Double, sunrise: Instant?, sunset: Instant?, isUpAllDay: Bool?) {
      self.forecast = forecast
      self.moonPhase = moonPhase
      self.sunrise = sunrise
      self.sunset = sunset
      self.isUpAllDay = isUpAllDay
    }

    /// Low and high in order, whatever order the service gave them in; one of them stands for both.
    public var range: (low: Temperature, high: Temperature)? {
      guard let a = forecast.low ?? forecast.high, let b = forecast.high ?? forecast.low else { return nil }
      return (min(a, b), max(a, b))
    }
  }

  public var place: Place
  /// The wall clock this page was cut for.
  public var now: Instant
  public var state: PageState
  /// The forecast it was cut from; nil while loading and after a failure.
  public var forecast: Forecast?
  /// At most 24, from the running hour; a page without a forecast has 24 that know nothing.
  public var hours: [TapeHour]
  /// At most 10, from today.
  public var days: [Day]
  public var scale: TemperatureScale
  /// Ascending, without gaps, over the tape's whole time.
  public var dials: [Dial]

  public init(
    place: Place, now: Instant, state: PageState, forecast: Forecast?, hours: [TapeHour], days: [Day],
    scale: TemperatureScale, dials: [Dial]
  ) {
    self.place = place
    self.now = now
    self.state = state
    self.forecast = forecast
    self.hours = hours
    self.days = days
    self.scale = scale
    self.dials = dials
  }

  /// The dial an instant falls on; the nearest one outside the tape's time. Nil when there are none.
  public func dial(at instant: Instant) -> Int? {
    guard !dials.isEmpty else { return nil }
    return dials.lastIndex { $0.start <= instant } ?? 0
  }

  /// Rows of the table; a page that is still loading rules ten.
  var rows: Int { state == .loading ? max(days.count, 10) : days.count }

  /// Whether words stand in the place of a forecast.
  var isNotice: Bool { state == .failed || state == .waitingForClock }

  /// The instant at a continuous position of the tape, in hours from its first.
  public func instant(at position: Double) -> Instant {
    (hours.first?.start ?? now).advanced(by: position * 3_600)
  }
}
