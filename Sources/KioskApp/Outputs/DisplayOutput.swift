import ForecastScene

/// What pages are shown on: a window or a panel, whoever draws.
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
  /// What the last showing told of the display's refreshes.
  var sighting: RefreshSighting { get }
  /// How pages stand on what is shown, so that contacts find what is under them.
  var turn: QuarterTurn { get }
}

extension DisplayOutput {
  /// Most outputs show at once, whatever the display does.
  var sighting: RefreshSighting { RefreshSighting() }
  var turn: QuarterTurn { .none }
}

/// An output in a window of SDL's.
protocol WindowedOutput: DisplayOutput {
  var window: Window { get }
}
