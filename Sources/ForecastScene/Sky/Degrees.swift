/// Angle arithmetic in degrees, the unit in which the formulas of the sky are printed.
enum Degrees {
  static let perRadian = 180 / Double.pi

  static func sin(_ degrees: Double) -> Double { Libm.sin(degrees / perRadian) }
  static func cos(_ degrees: Double) -> Double { Libm.cos(degrees / perRadian) }

  /// The direction of the point (x, y), −180…180.
  static func atan2(_ y: Double, _ x: Double) -> Double { Libm.atan2(y, x) * perRadian }

  /// −90…90; a sine that rounding has carried past ±1 counts as ±1.
  static func asin(_ sine: Double) -> Double { Libm.asin(max(-1, min(1, sine))) * perRadian }

  /// The same direction in 0..<360.
  static func wrapped(_ degrees: Double) -> Double {
    let turned = degrees - 360 * (degrees / 360).rounded(.down)
    // A tiny negative angle rounds to a full turn.
    return turned < 360 ? turned : 0
  }

  /// The same direction in −180..<180: the short way round from 0.
  static func signed(_ degrees: Double) -> Double { wrapped(degrees + 180) - 180 }
}
