import ForecastScene

/// MET Norway's weather symbols in the almanac's conditions.
enum METNorwaySymbol {
  /// The condition of a symbol's code, whatever its light (`_day`, `_night`, `_polartwilight`): the almanac knows the
  /// sun itself. nil for a code that is not known.
  static func condition(_ code: String) -> Condition? { table[String(code.prefix { $0 != "_" })] }

  /// Two names are misspelt in the service, `lightssleet…` and `lightssnow…`; both spellings are understood.
  static let table: [String: Condition] = [
    "clearsky": .clear, "fair": .mostlyClear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
    "lightrainshowers": .lightRainShowers, "rainshowers": .rainShowers, "heavyrainshowers": .heavyRainShowers,
    "lightrain": .lightRain, "rain": .rain, "heavyrain": .heavyRain,
    "lightsleetshowers": .lightSleetShowers, "sleetshowers": .sleetShowers, "heavysleetshowers": .heavySleetShowers,
    "lightsleet": .lightSleet, "sleet": .sleet, "heavysleet": .heavySleet,
    "lightsnowshowers": .lightSnowShowers, "snowshowers": .snowShowers, "heavysnowshowers": .heavySnowShowers,
    "lightsnow": .lightSnow, "snow": .snow, "heavysnow": .heavySnow,
    "lightrainshowersandthunder": .thunderstorm, "rainshowersandthunder": .thunderstorm,
    "heavyrainshowersandthunder": .heavyThunderstorm,
    "lightrainandthunder": .thunderstorm, "rainandthunder": .thunderstorm, "heavyrainandthunder": .heavyThunderstorm,
    "lightssleetshowersandthunder": .thundersnow, "lightsleetshowersandthunder": .thundersnow,
    "sleetshowersandthunder": .thundersnow, "heavysleetshowersandthunder": .thundersnow,
    "lightsleetandthunder": .thundersnow, "sleetandthunder": .thundersnow, "heavysleetandthunder": .thundersnow,
    "lightssnowshowersandthunder": .thundersnow, "lightsnowshowersandthunder": .thundersnow,
    "snowshowersandthunder": .thundersnow, "heavysnowshowersandthunder": .thundersnow,
    "lightsnowandthunder": .thundersnow, "snowandthunder": .thundersnow, "heavysnowandthunder": .thundersnow,
  ]
}
