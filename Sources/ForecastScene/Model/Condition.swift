/// What the sky does, in the words meteorologists agree on.
///
/// The raw values are stable: they are printed by `almanac describe` and may be relied on.
public enum Condition: String, CaseIterable, Hashable, Sendable {
  case clear
  case mostlyClear = "mostly-clear"
  case partlyCloudy = "partly-cloudy"
  case mostlyCloudy = "mostly-cloudy"
  case overcast
  case haze
  case windy
  case fog
  case drizzle
  case lightRainShowers = "light-rain-showers"
  case lightRain = "light-rain"
  case rainShowers = "rain-showers"
  case rain
  case heavyRainShowers = "heavy-rain-showers"
  case heavyRain = "heavy-rain"
  case lightSleetShowers = "light-sleet-showers"
  case lightSleet = "light-sleet"
  case sleetShowers = "sleet-showers"
  case sleet
  case heavySleetShowers = "heavy-sleet-showers"
  case heavySleet = "heavy-sleet"
  case lightSnowShowers = "light-snow-showers"
  case lightSnow = "light-snow"
  case snowShowers = "snow-showers"
  case snow
  case heavySnowShowers = "heavy-snow-showers"
  case heavySnow = "heavy-snow"
  case freezingDrizzle = "freezing-drizzle"
  case freezingRain = "freezing-rain"
  case thundersnow
  case thunderstorm
  case hail
  case heavyThunderstorm = "heavy-thunderstorm"
  case severe

  /// Severity for "the worst of the day": a later case outranks an earlier one.
  public var rank: Int { Self.ranks[self] ?? 0 }

  private static let ranks = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
