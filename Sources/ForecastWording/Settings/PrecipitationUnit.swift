import ForecastScene

/// The unit amounts of rain are shown in.
public enum PrecipitationUnit: String, CaseIterable, Hashable, Sendable {
  case millimetres = "mm"
  case inches = "in"

  /// The number of units of an amount.
  func number(_ amount: Precipitation) -> Double {
    switch self {
    case .millimetres: amount.millimetres
    case .inches: amount.millimetres / 25.4
    }
  }

  /// How many decimals are printed: a tenth of a millimetre and a hundredth of an inch are what services tell.
  var decimals: Int {
    switch self {
    case .millimetres: 1
    case .inches: 2
    }
  }
}
