import ForecastScene

/// The unit wind is shown in.
public enum WindUnit: String, CaseIterable, Hashable, Sendable {
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case metresPerSecond = "m/s"
  case knots = "kn"

  /// The number of units of a speed.
  func number(_ speed: Speed) -> Double {
    switch self {
    case .kilometresPerHour: speed.kilometresPerHour
    case .milesPerHour: speed.milesPerHour
    case .metresPerSecond: speed.metresPerSecond
    // A knot is a nautical mile of 1 852 m an hour.
    case .knots: speed.metresPerSecond * 3_600 / 1_852
    }
  }
}
