import ForecastScene

/// The unit temperatures are shown and spoken in.
public enum TemperatureUnit: String, CaseIterable, Hashable, Sendable {
  case celsius = "c"
  case fahrenheit = "f"

  /// The number of degrees of a temperature.
  func degrees(_ temperature: Temperature) -> Double {
    switch self {
    case .celsius: temperature.celsius
    case .fahrenheit: temperature.fahrenheit
    }
  }

  /// The temperature of a number of degrees.
  func temperature(degrees: Double) -> Temperature {
    switch self {
    case .celsius: Temperature(celsius: degrees)
    case .fahrenheit: Temperature(celsius: (degrees - 32) * 5 / 9)
    }
  }
}
