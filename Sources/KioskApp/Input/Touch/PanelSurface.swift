import ForecastScene

/// The panel under the fingers: its pixels, and how the page is turned on it.
struct PanelSurface: Equatable, Sendable {
  /// The panel's own device pixels, whatever way the page stands on it.
  var width: Int
  var height: Int
  var turn = QuarterTurn.none
  /// Millimetres of the panel's own width; nil where not known.
  var widthMillimetres: Double?

  /// The page's device pixels.
  var page: (width: Int, height: Int) { turn.size(of: (width, height)) }

  /// The page's point seen at a fraction of the panel's width and height.
  func pagePoint(atFraction p: Point) -> Point {
    let onPanel = Point(x: p.x * Double(width), y: p.y * Double(height))
    return clamped(turn.pagePoint(onPanel, page: page))
  }

  /// The nearest point of the page.
  func clamped(_ p: Point) -> Point {
    let page = page
    return Point(x: min(Double(page.width), max(0, p.x)), y: min(Double(page.height), max(0, p.y)))
  }
}
