import ForecastScene

/// A list of periods as it is on the wire: hours, or days and nights in turn.
struct NWSPeriods {
  let updated: Instant?
  /// Only those that tell when they begin, ascending.
  let periods: [NWSPeriod]
  let isHourly: Bool

  /// nil where the value has no periods.
  init?(_ properties: JSONValue) {
    guard let list = properties["periods"].elements else { return nil }
    periods = list.compactMap(NWSPeriod.init).sorted { $0.start.instant < $1.start.instant }
    updated =
      ["updateTime", "generatedAt"].lazy
      .compactMap { properties[$0].text.flatMap(WireTimestamp.init)?.instant }.first
    let lengths = periods.compactMap { period in period.end.map { $0.seconds(since: period.start.instant) } }
    isHourly =
      properties["forecastGenerator"].text.map { $0.hasPrefix("Hourly") }.flatMap { $0 ? true : nil }
      ?? (!lengths.isEmpty && lengths.allSatisfy { $0 <= 3_600 })
  }
}

/// One period. Numbers may be texts, null, or objects with a unit.
struct NWSPeriod {
  let start: WireTimestamp
  let end: Instant?
  /// By the clock, from 06 to 18, not by the sun.
  let isDay: Bool
  let fields: JSONValue

  /// nil where it doesn't tell when it begins.
  init?(_ period: JSONValue) {
    guard let start = period["startTime"].text.flatMap(WireTimestamp.init) else { return nil }
    self.start = start
    end = period["endTime"].text.flatMap(WireTimestamp.init)?.instant
    isDay = period["isDaytime"] == .flag(true)
    fields = period
  }

  var temperature: Temperature? {
    NWSValue.number(fields["temperature"], .temperature, unit: fields["temperatureUnit"].text)
      .map(Temperature.init(celsius:))
  }

  var dewPoint: Temperature? { NWSValue.number(fields["dewpoint"], .temperature).map(Temperature.init(celsius:)) }

  var humidity: Share? { NWSValue.number(fields["relativeHumidity"], .percent).map { Share(fraction: $0 / 100) } }

  var precipitationChance: Share? {
    NWSValue.number(fields["probabilityOfPrecipitation"], .percent).map { Share(fraction: $0 / 100) }
  }

  var windSpeed: Speed? { NWSValue.speed(fields["windSpeed"]) }

  var gust: Speed? { NWSValue.speed(fields["windGust"]) }

  /// None where there is no wind, or one from all sides.
  var windDirection: Direction? { fields["windDirection"].text.flatMap(CompassPoint.direction) }

  var icon: NWSIcon? { fields["icon"].text.flatMap(NWSIcon.init) }

  var text: String { fields["shortForecast"].text ?? "" }
}
