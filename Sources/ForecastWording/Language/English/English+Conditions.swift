import ForecastScene

extension English {
  // A table rather than a calculation: every case is written out, so that a new one does not compile without its words.
  func condition(_ condition: Condition, isDay: Bool) -> String {
    switch condition {
    case .clear: isDay ? "Sunny" : "Clear"
    case .mostlyClear: isDay ? "Mostly sunny" : "Mostly clear"
    case .partlyCloudy: isDay ? "Sunny intervals" : "Partly cloudy"
    case .mostlyCloudy: "Mostly cloudy"
    case .overcast: "Overcast"
    case .haze: "Haze"
    case .windy: "Windy"
    case .fog: "Fog"
    case .drizzle: "Drizzle"
    case .lightRainShowers: "Light showers"
    case .lightRain: "Light rain"
    case .rainShowers: "Showers"
    case .rain: "Rain"
    case .heavyRainShowers: "Heavy showers"
    case .heavyRain: "Heavy rain"
    case .lightSleetShowers: "Light sleet showers"
    case .lightSleet: "Light sleet"
    case .sleetShowers: "Sleet showers"
    case .sleet: "Sleet"
    case .heavySleetShowers: "Heavy sleet showers"
    case .heavySleet: "Heavy sleet"
    case .lightSnowShowers: "Light snow showers"
    case .lightSnow: "Light snow"
    case .snowShowers: "Snow showers"
    case .snow: "Snow"
    case .heavySnowShowers: "Heavy snow showers"
    case .heavySnow: "Heavy snow"
    case .freezingDrizzle: "Freezing drizzle"
    case .freezingRain: "Freezing rain"
    case .thundersnow: "Thundersnow"
    case .thunderstorm: "Thunderstorm"
    case .hail: "Hail"
    case .heavyThunderstorm: "Heavy thunderstorm"
    case .severe: "Severe weather"
    }
  }
}
