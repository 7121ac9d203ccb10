import ForecastScene

/// From a digitiser's own steps to the page.
struct TouchCalibration: Equatable, Sendable {
  var x: AxisRange
  var y: AxisRange
  var matrix = TouchMatrix.identity

  /// The page's point that a contact touches.
  func pagePoint(_ contact: TouchContact, on surface: PanelSurface) -> Point {
    surface.pagePoint(atFraction: matrix(Point(x: x.fraction(contact.x), y: y.fraction(contact.y))))
  }

  /// Millimetres from which what touches is no fingertip: a thumb laid flat covers less.
  static let palmMillimetres = 30.0
  /// The share of the panel's shorter side, where nobody knows millimetres.
  static let palmShare = 0.25

  /// Whether what touches is a hand or a cloth. Panels that tell no size never say so.
  func isPalm(_ contact: TouchContact, on surface: PanelSurface) -> Bool {
    if contact.isPalm { return true }
    guard contact.size > 0 else { return false }
    if let millimetres = millimetres(contact.size, on: surface) { return millimetres > Self.palmMillimetres }
    return Double(contact.size) > Self.palmShare * min(x.steps, y.steps)
  }

  private func millimetres(_ size: Int32, on surface: PanelSurface) -> Double? {
    if let told = x.millimetres(Double(size)) { return told }
    return surface.widthMillimetres.map { Double(size) / x.steps * $0 }
  }
}
