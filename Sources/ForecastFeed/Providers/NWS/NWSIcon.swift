import ForecastScene

/// The picture that the service gives a period, read from its address: `/icons/land/day/snow,50/wind_bkn?size=medium`,
/// absolute or not.
struct NWSIcon {
  /// A picture of the whole period or of one of its halves.
  struct Half: Hashable {
    let code: String
    /// 0…1, rounded; told only for what may fall.
    let chance: Share?
  }

  /// One or two; the first comes first.
  let halves: [Half]

  /// nil where the address names no picture.
  init?(_ url: String) {
    let path = url.prefix { $0 != "?" }.split(separator: "/")
    guard let light = path.firstIndex(where: { $0 == "day" || $0 == "night" }) else { return nil }
    halves = path[(light + 1)...].prefix(2).map { part in
      let words = part.split(separator: ",", omittingEmptySubsequences: false)
      let chance = words.count > 1 ? WireQuantity.percent.value(.text(String(words[1]))) : nil
      return Half(code: String(words[0]), chance: chance.map { Share(fraction: $0 / 100) })
    }
    if halves.isEmpty { return nil }
  }

  /// The condition of a picture's code; nil for "hot" and "cold", which say nothing of the sky, and for unknown ones.
  static func condition(_ code: String) -> Condition? { table[code] }

  static let table: [String: Condition] = [
    "skc": .clear, "few": .mostlyClear, "sct": .partlyCloudy, "bkn": .mostlyCloudy, "ovc": .overcast,
    "wind_skc": .windy, "wind_few": .windy, "wind_sct": .windy, "wind_bkn": .windy, "wind_ovc": .windy,
    "snow": .snow, "rain_snow": .sleet, "rain_sleet": .sleet, "snow_sleet": .sleet, "fzra": .freezingRain,
    "rain_fzra": .freezingRain, "snow_fzra": .freezingRain, "sleet": .sleet, "rain": .rain,
    "rain_showers": .rainShowers, "rain_showers_hi": .lightRainShowers, "tsra": .thunderstorm,
    "tsra_sct": .thunderstorm, "tsra_hi": .thunderstorm, "tornado": .severe, "hurricane": .severe,
    "tropical_storm": .severe, "dust": .haze, "smoke": .haze, "haze": .haze, "blizzard": .severe, "fog": .fog,
  ]

  /// Pictures of temperature, not of the sky.
  static let ofTemperature: Set = ["hot", "cold"]
}
