/// Kinds of numbers: which are believed, and how their units become the model's.
enum WireQuantity {
  case temperature, speed, hourlyAmount, dailyAmount, percent, code, direction, index

  /// Model value = wire value × scale + shift.
  struct Conversion: Hashable {
    var scale = 1.0
    var shift = 0.0
  }

  /// Values that nature and the service allow, in the model's unit; any other is no value.
  var range: ClosedRange<Double> {
    switch self {
    case .temperature: -90...60
    case .speed: 0...120
    case .hourlyAmount: 0...500
    case .dailyAmount: 0...2_000
    case .percent: 0...100
    case .code: 0...99
    case .direction: 0...360
    case .index: 0...50
    }
  }

  /// The way from a unit to the model's; nil for a unit that is not known. Without one it is what was asked for.
  func conversion(from unit: String?) -> Conversion? {
    guard let unit, !unit.isEmpty else { return Conversion() }
    switch self {
    case .temperature: return Self.temperature(unit)
    case .speed: return Self.speeds[unit].map { Conversion(scale: $0) }
    case .hourlyAmount, .dailyAmount: return Self.lengths[unit].map { Conversion(scale: $0) }
    case .percent: return ["%", "percent"].contains(unit) ? Conversion() : nil
    case .code, .direction, .index: return Conversion()
    }
  }

  /// The value in the model's unit; nil where there is none, or none to be believed.
  func value(_ json: JSONValue, _ conversion: Conversion = Conversion()) -> Double? {
    guard let number = json.number else { return nil }
    let value = number * conversion.scale + conversion.shift
    return range.contains(value) ? value : nil
  }

  private static let speeds = [
    "m/s": 1, "ms": 1, "km/h": 1 / 3.6, "kmh": 1 / 3.6, "mp/h": 0.447_04, "mph": 0.447_04, "kn": 1_852 / 3_600.0,
    "kt": 1_852 / 3_600.0, "ft/s": 0.304_8, "km_h-1": 1 / 3.6, "m_s-1": 1,
  ]
  private static let lengths = ["mm": 1, "cm": 10, "inch": 25.4, "in": 25.4]

  /// The degree sign is not looked at: it can arrive damaged.
  private static func temperature(_ unit: String) -> Conversion? {
    if unit == "celsius" { return Conversion() }
    switch unit.unicodeScalars.last {
    case "C": return Conversion()
    case "F": return Conversion(scale: 5 / 9.0, shift: -160 / 9.0)
    case "K": return Conversion(shift: -273.15)
    default: return nil
    }
  }
}
