import ForecastScene

extension Condition {
  /// What falls, whatever its amount.
  enum FallingKind { case rain, sleet, snow, thunder }

  /// nil where nothing falls, and for what is not told by amounts.
  var fallingKind: FallingKind? {
    switch self {
    case .drizzle, .lightRain, .rain, .heavyRain, .lightRainShowers, .rainShowers, .heavyRainShowers: .rain
    case .lightSleet, .sleet, .heavySleet, .lightSleetShowers, .sleetShowers, .heavySleetShowers: .sleet
    case .lightSnow, .snow, .heavySnow, .lightSnowShowers, .snowShowers, .heavySnowShowers: .snow
    case .thunderstorm, .heavyThunderstorm, .thundersnow: .thunder
    default: nil
    }
  }

  /// The same with less of it; itself where there is no less.
  var lighter: Condition {
    switch self {
    case .heavyRain: .rain
    case .rain: .lightRain
    case .heavyRainShowers: .rainShowers
    case .rainShowers: .lightRainShowers
    case .heavySleet: .sleet
    case .sleet: .lightSleet
    case .heavySleetShowers: .sleetShowers
    case .sleetShowers: .lightSleetShowers
    case .heavySnow: .snow
    case .snow: .lightSnow
    case .heavySnowShowers: .snowShowers
    case .snowShowers: .lightSnowShowers
    case .heavyThunderstorm: .thunderstorm
    default: self
    }
  }
}
