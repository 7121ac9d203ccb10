import ForecastScene

/// Pages drawn into memory: for prints, replays and measurements.
final class MemoryOutput {
  private let bitmap: Bitmap
  private let renderer: SoftwareRenderer

  /// Makes an output of at least one pixel.
  init(width: Int, height: Int, fonts: FontLibrary) {
    bitmap = Bitmap(width: width, height: height)
    renderer = SoftwareRenderer(fonts: fonts)
  }

  /// What is shown.
  var pixels: PixelBuffer { bitmap.pixels }

  /// Draws the part of a list that changed.
  func present(_ list: DisplayList, damage: Damage) { renderer.draw(list, damage: damage, into: bitmap.pixels) }

  /// A copy of what is shown.
  func snapshot() -> Bitmap { Bitmap(copying: bitmap.pixels) }
}
