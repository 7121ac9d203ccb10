import ForecastScene

/// What pages are shown on: a window, whoever draws in it.
protocol DisplayOutput: AnyObject {
  /// Device pixels.
  var pixelSize: (width: Int, height: Int) { get }
  /// Device pixels a point; above one only where the window system scales.
  var scale: PixelScale { get }

  /// Draws and shows what changed. No damage, no work.
  func present(_ list: DisplayList, damage: Damage) throws(OutputError)
  /// Shows again what is drawn: the window system has lost it.
  func expose() throws(OutputError)
  /// Makes again what a graphics device has lost, and shows it.
  func renew() throws(OutputError)
  /// A copy of what is shown; nil before there is anything.
  func snapshot() throws(OutputError) -> Bitmap?
}
