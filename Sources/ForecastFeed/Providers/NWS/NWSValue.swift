import ForecastScene

/// The service's ways to write a number.
enum NWSValue {
  /// A number, a number as text, or `{"unitCode": "wmoUnit:degC", "value": …}`, in the model's unit; nil where it is
  /// null, not to be believed or in an unknown unit.
  static func number(_ json: JSONValue, _ quantity: WireQuantity, unit: String? = nil) -> Double? {
    let isObject = json.members != nil
    let code = isObject ? json["unitCode"].text ?? json["uom"].text : unit
    guard let conversion = quantity.conversion(from: code.map(bare)) else { return nil }
    return quantity.value(isObject ? json["value"] : json, conversion)
  }

  /// A speed in words, "10 mph" or "2 to 35 km/h", of which the greater counts; or as a number with its unit.
  static func speed(_ json: JSONValue) -> Speed? {
    guard let text = json.text else { return number(json, .speed).flatMap(speed(ofObject: json)) }
    let words = text.split(separator: " ")
    guard let unit = words.last, let conversion = WireQuantity.speed.conversion(from: String(unit)) else { return nil }
    let speeds = words.compactMap { WireQuantity.speed.value(.text(String($0)), conversion) }
    return speeds.max().map(Speed.init(metresPerSecond:))
  }

  /// A bare number says no unit and is not believed.
  private static func speed(ofObject json: JSONValue) -> (Double) -> Speed? {
    { json["unitCode"].text == nil ? nil : Speed(metresPerSecond: $0) }
  }

  /// The code without its vocabulary: "degC" of "wmoUnit:degC".
  static func bare(_ code: String) -> String { String(code.split(separator: ":").last ?? "") }
}
