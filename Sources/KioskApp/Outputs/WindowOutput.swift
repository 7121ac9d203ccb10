import CSDL2
import ForecastScene

/// Pages shown in a window of SDL's, drawn by the processor into the window's own surface.
final class WindowOutput: WindowedOutput {
  let window: Window
  private let renderer: SoftwareRenderer
  private var surface: WindowSurface?
  /// Frames the damage, where that is asked for.
  private var flash: DamageFlash?

  /// Opens a window of a size in points; fullscreen takes the size of the display.
  init(
    title: String, size: Size, fullscreen: Bool, showsDamage: Bool = false, fonts: FontLibrary
  ) throws(OutputError) {
    window = try Window(title: title, size: size, fullscreen: fullscreen)
    // X11 would load Mesa for its window surface (108 MB instead of 16) and update it as a whole. KMSDRM has no other way.
    if Window.driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    renderer = SoftwareRenderer(fonts: fonts)
    flash = showsDamage ? DamageFlash() : nil
    try renewSurface()
  }

  var pixelSize: (width: Int, height: Int) { window.pixelSize }
  var scale: PixelScale { window.scale }

  /// Draws and shows the part of a list that changed; after a resize, all of it. No damage, no work.
  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    var damage = damage
    if surface?.isCurrent(for: window.handle) != true {
      try renewSurface()
      damage = Damage(surface?.pixels.bounds ?? .empty)
    }
    guard let surface else { return }
    let drawn = flash?.cover(damage) ?? damage
    renderer.draw(list, damage: drawn, into: surface.pixels)
    flash?.draw(damage, into: surface.pixels)
    surface.show(drawn, in: window.handle)
  }

  func expose() {
    guard let surface, surface.isCurrent(for: window.handle) else { return }
    surface.show(Damage(surface.pixels.bounds), in: window.handle)
  }

  /// The surface is the window's own memory; there is no device that could lose it.
  func renew() {}

  func snapshot() -> Bitmap? { surface.map { Bitmap(copying: $0.pixels) } }

  private func renewSurface() throws(OutputError) {
    surface = WindowSurface(of: window.handle)
    if surface == nil { throw .noSurface(reason: Window.reason) }
  }
}
