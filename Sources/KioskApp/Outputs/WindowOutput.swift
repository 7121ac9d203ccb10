import CSDL2
import ForecastScene

/// Pages shown in a window of SDL's, drawn by the processor into the window's own surface.
final class WindowOutput: WindowedOutput {
  let window: Window
  private let renderer: SoftwareRenderer
  private var surface: WindowSurface?
  let turn: QuarterTurn
  private let look: PanelLook
  /// Where a page is drawn that stands turned in its window, and is turned from.
  private var sheet: PanelSheet?
  /// Frames the damage, where that is asked for.
  private var flash: DamageFlash?

  /// Opens a window of a size in points; fullscreen takes the size of the display.
  init(
    title: String, size: Size, fullscreen: Bool, showsDamage: Bool = false, turn: QuarterTurn = .none,
    fonts: FontLibrary
  ) throws(OutputError) {
    self.turn = turn
    look = PanelLook(turn: turn, showsDamage: showsDamage, fonts: fonts)
    window = try Window(title: title, size: size, fullscreen: fullscreen)
    // X11 would load Mesa for its window surface (108 MB instead of 16) and update it as a whole. KMSDRM has no other way.
    if Window.driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    renderer = SoftwareRenderer(fonts: fonts)
    flash = showsDamage ? DamageFlash() : nil
    try renewSurface()
  }

  var pixelSize: (width: Int, height: Int) { turn.size(of: window.pixelSize) }
  var scale: PixelScale { window.scale }

  /// Draws and shows the part of a list that changed; after a resize, all of it. No damage, no work.
  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    var damage = damage
    if surface?.isCurrent(for: window.handle) != true {
      try renewSurface()
      damage = Damage(PixelRect(minX: 0, minY: 0, maxX: list.width, maxY: list.height))
    }
    guard let surface else { return }
    if let sheet { return surface.show(turned(sheet, list, damage, onto: surface), in: window.handle) }
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

  func snapshot() -> Bitmap? { sheet?.snapshot() ?? surface.map { Bitmap(copying: $0.pixels) } }

  /// Draws upright, and turns what was drawn on its way to the window: the window's pixels that were written.
  private func turned(_ sheet: PanelSheet, _ list: DisplayList, _ damage: Damage, onto surface: WindowSurface) -> Damage
  {
    let memory = PanelMemory(
      first: UnsafeMutableRawPointer(surface.pixels.pixel(x: 0, y: 0)), lineLength: surface.pixels.stride * 4)
    return sheet.copy(sheet.draw(list, damage: damage), to: memory)
  }

  private func renewSurface() throws(OutputError) {
    surface = WindowSurface(of: window.handle)
    guard let surface else { throw .noSurface(reason: Window.reason) }
    guard turn != .none else { return }
    let panel = (width: surface.pixels.width, height: surface.pixels.height)
    sheet = PanelSheet(copier: PanelCopier(turn: turn, format: .xrgb8888, panel: panel), look: look)
  }
}
