import ForecastScene

/// Present weather (WMO 4677, "ww") in the almanac's conditions.
///
/// 0 to 3 are read as Open-Meteo means them, as cover of the sky, and 86 as the heavier of its two snow showers.
enum WMOCode {
  /// The condition of a code 0…99; nil for any other number.
  static func condition(_ code: Double) -> Condition? {
    guard let index = Int(exactly: code), table.indices.contains(index) else { return nil }
    return table[index]
  }

  /// Ten to a row.
  private static let table: [Condition] = [
    .clear, .mostlyClear, .partlyCloudy, .overcast, .haze, .haze, .haze, .haze, .haze, .haze,
    .fog, .fog, .fog, .thunderstorm, .mostlyCloudy, .mostlyCloudy, .mostlyCloudy, .thunderstorm, .severe, .severe,
    .drizzle, .lightRain, .lightSnow, .lightSleet, .freezingDrizzle, .lightRainShowers, .lightSnowShowers, .hail, .fog,
    .thunderstorm,
    .haze, .haze, .haze, .severe, .severe, .severe, .lightSnow, .snow, .snow, .heavySnow,
    .fog, .fog, .fog, .fog, .fog, .fog, .fog, .fog, .fog, .fog,
    .drizzle, .drizzle, .drizzle, .drizzle, .drizzle, .drizzle, .freezingDrizzle, .freezingDrizzle, .lightRain, .rain,
    .lightRain, .lightRain, .rain, .rain, .heavyRain, .heavyRain, .freezingRain, .freezingRain, .lightSleet, .sleet,
    .lightSnow, .lightSnow, .snow, .snow, .heavySnow, .heavySnow, .lightSnow, .lightSnow, .lightSnow, .sleet,
    .lightRainShowers, .rainShowers, .heavyRainShowers, .lightSleetShowers, .sleetShowers, .lightSnowShowers,
    .heavySnowShowers, .lightSnowShowers, .snowShowers, .hail,
    .hail, .thunderstorm, .thunderstorm, .thundersnow, .thundersnow, .thunderstorm, .heavyThunderstorm,
    .heavyThunderstorm, .heavyThunderstorm, .heavyThunderstorm,
  ]
}
