/// The variables that are read.
enum METNorwayVariable: String, CaseIterable {
  case temperature = "air_temperature"
  case apparentTemperature = "apparent_air_temperature"
  case dewPoint = "dew_point_temperature"
  case humidity = "relative_humidity"
  case windSpeed = "wind_speed"
  case windDirection = "wind_from_direction"
  case gust = "wind_speed_of_gust"
  case cloudCover = "cloud_area_fraction"
  case clearSkyUV = "ultraviolet_index_clear_sky"
  case high = "air_temperature_max"
  case low = "air_temperature_min"
  case precipitation = "precipitation_amount"
  case precipitationChance = "probability_of_precipitation"

  var quantity: WireQuantity {
    switch self {
    case .temperature, .apparentTemperature, .dewPoint, .high, .low: .temperature
    case .humidity, .cloudCover, .precipitationChance: .percent
    case .windSpeed, .gust: .speed
    case .windDirection: .direction
    case .clearSkyUV: .index
    case .precipitation: .hourlyAmount
    }
  }
}

/// Numbers out of the answer's `details`, in the model's units.
struct METNorwayReader {
  private var conversions: [METNorwayVariable: WireQuantity.Conversion] = [:]

  /// Takes the units that the answer states; throws for one that is not known.
  init(units: [String: String]) throws(FeedError) {
    for variable in METNorwayVariable.allCases {
      guard let conversion = variable.quantity.conversion(from: units[variable.rawValue]) else {
        throw .malformed(
          "\(variable.rawValue) comes in an unknown unit, \"\(units[variable.rawValue]?.prefix(12) ?? "")\"")
      }
      conversions[variable] = conversion
    }
  }

  /// The value of a variable; nil where it is missing or not to be believed.
  func value(_ variable: METNorwayVariable, _ details: JSONValue?) -> Double? {
    guard let details, let conversion = conversions[variable] else { return nil }
    return variable.quantity.value(details[variable.rawValue], conversion)
  }
}
