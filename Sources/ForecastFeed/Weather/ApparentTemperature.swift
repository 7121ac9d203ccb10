import ForecastScene
import Glibc

/// What the air feels like, for services that do not say: heat index where it is hot and damp, wind chill where it is
/// cold and windy, else the temperature itself. The bounds are those MET Norway uses.
enum ApparentTemperature {
  /// The temperature felt; nil where what it takes is not known.
  static func felt(_ temperature: Temperature?, humidity: Share?, wind: Speed?) -> Temperature? {
    guard let temperature else { return nil }
    if temperature.celsius > 26 {
      return humidity.map { $0.fraction > 0.4 ? heatIndex(temperature, $0) : temperature }
    }
    if temperature.celsius < 10 {
      return wind.map { $0.metresPerSecond > 1.33 ? windChill(temperature, $0) : temperature }
    }
    return temperature
  }

  /// Source: L. P. Rothfusz, NWS Technical Attachment SR 90-23; never below the temperature, as it is at its bounds.
  private static func heatIndex(_ temperature: Temperature, _ humidity: Share) -> Temperature {
    let t = temperature.fahrenheit, r = humidity.fraction * 100
    let dry = -42.379 + 2.049_015_23 * t - 0.006_837_83 * t * t
    let damp = 10.143_331_27 * r - 0.054_817_17 * r * r
    let both =
      -0.224_755_41 * t * r + 0.001_228_74 * t * t * r + 0.000_852_82 * t * r * r - 0.000_001_99 * t * t * r * r
    return max(temperature, Temperature(celsius: (dry + damp + both - 32) * 5 / 9))
  }

  /// Source: the joint index of Environment Canada and the NWS of 2001; never above the temperature.
  private static func windChill(_ temperature: Temperature, _ wind: Speed) -> Temperature {
    let t = temperature.celsius, v = pow(wind.kilometresPerHour, 0.16)
    return min(temperature, Temperature(celsius: 13.12 + 0.6215 * t - 11.37 * v + 0.3965 * t * v))
  }
}
