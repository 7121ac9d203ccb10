import ForecastScene
import Glibc

/// Relative humidity from the dew point.
enum RelativeHumidity {
  /// The share of saturation over water, at most 1; nil unless both are known.
  ///
  /// Source: the Magnus formula with the constants of Alduchov and Eskridge, 1996.
  static func share(_ temperature: Temperature?, dewPoint: Temperature?) -> Share? {
    guard let temperature, let dewPoint else { return nil }
    return Share(fraction: min(exp(exponent(dewPoint) - exponent(temperature)), 1))
  }

  private static func exponent(_ temperature: Temperature) -> Double {
    17.625 * temperature.celsius / (243.04 + temperature.celsius)
  }
}
