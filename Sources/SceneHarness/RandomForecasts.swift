import ForecastScene

/// Forecasts as no service would send them: values missing, absurd or not finite, holes, odd grids. The same for the same seed.
public struct RandomForecasts {
  private var generator: Generator

  /// Makes a row of forecasts; equal seeds give equal rows.
  public init(seed: UInt64) { generator = Generator(state: seed) }

  /// A place, a forecast and an instant somewhere in its time, or beyond.
  public mutating func next() -> Forecasts.Scene {
    let zones = [
      ForecastZones.dublin, ForecastZones.lordHowe, ForecastZones.kathmandu, ForecastZones.santiago,
      ForecastZones.troll,
    ]
    let zone = zones[Int.random(in: 0..<zones.count, using: &generator)]
    let coordinate = Forecasts.coordinate(number(-90, 90), number(-180, 180))
    let first = Forecasts.utc(2026, 1, 1).advanced(by: number(0, 365).rounded() * 86_400 + (chance(4) ? 1_800 : 0))
    let hours = (0..<Int.random(in: 0...260, using: &generator)).map { hour(first.advanced(by: Double($0) * 3_600)) }
    let date = zone.date(at: first)
    let days = (0..<Int.random(in: 0...12, using: &generator)).map { day(date.advanced(by: $0)) }
    let forecast = Forecast(
      provider: Forecasts.provider, issued: chance(3) ? nil : first, received: first,
      hours: hours.filter { _ in !chance(20) }, days: days.filter { _ in !chance(20) }, isDemonstration: chance(9))
    let now = first.advanced(by: number(-3_600, 12 * 86_400).rounded())
    let place = Place(name: "Ballyogan", coordinate: coordinate, zone: zone)
    return Forecasts.Scene(place: place, forecast: forecast, now: now)
  }

  private mutating func hour(_ start: Instant) -> HourlyForecast {
    var hour = HourlyForecast(start: start)
    if chance(10) { return hour }
    hour.temperature = value(-50, 50).map(Temperature.init(celsius:))
    hour.apparentTemperature = value(-60, 60).map(Temperature.init(celsius:))
    hour.condition = chance(5) ? nil : Condition.allCases.randomElement(using: &generator)
    hour.precipitationChance = value(0, 1).map(Share.init(fraction:))
    hour.precipitation = value(0, 20).map(Precipitation.init(millimetres:))
    hour.windSpeed = value(0, 40).map(Speed.init(metresPerSecond:))
    hour.windDirection = value(-720, 720).map(Direction.init(degrees:))
    hour.uvIndex = value(0, 14)
    hour.humidity = value(0, 1).map(Share.init(fraction:))
    return hour
  }

  private mutating func day(_ date: CivilDate) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = chance(5) ? nil : Condition.allCases.randomElement(using: &generator)
    day.low = value(-50, 50).map(Temperature.init(celsius:))
    day.high = value(-50, 50).map(Temperature.init(celsius:))
    day.precipitationChance = value(0, 1).map(Share.init(fraction:))
    return day
  }

  /// Missing, absurd, or within the range.
  private mutating func value(_ low: Double, _ high: Double) -> Double? {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...3: nil
    case 4: .nan
    case 5: [Double.infinity, -.infinity, 1e300, -1e300, 1e9, -1e9].randomElement(using: &generator)
    case 6: 0
    case 7: [-0.4, -0.5, -0.0, 1.2].randomElement(using: &generator)
    default: number(low, high)
    }
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &generator) }

  /// Once in so many times.
  private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &generator) == 0 }

  /// Source: S. Vigna, "splitmix64.c", 2015.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
