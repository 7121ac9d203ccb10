import CSDL2
import ForecastScene
import Glibc

/// Pages shown in a window of SDL's, drawn by the processor into the window's own surface.
final class WindowOutput {
  private let window: OpaquePointer
  private let renderer: SoftwareRenderer
  private var surface: WindowSurface?
  /// Frames the damage, where that is asked for.
  private var flash: DamageFlash?

  /// Opens a window of a size in points; fullscreen takes the size of the display.
  init(
    title: String, size: Size, fullscreen: Bool, showsDamage: Bool = false, fonts: FontLibrary
  ) throws(OutputError) {
    try Self.startVideo()
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    guard
      let window = SDL_CreateWindow(
        title, AlmanacWindowCentred, AlmanacWindowCentred, Int32(size.width.rounded()), Int32(size.height.rounded()),
        flags)
    else {
      let reason = Self.reason
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noWindow(reason: reason)
    }
    self.window = window
    renderer = SoftwareRenderer(fonts: fonts)
    flash = showsDamage ? DamageFlash() : nil
    try renewSurface()
  }

  deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func startVideo() throws(OutputError) {
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: reason) }
    guard isSeen(driver: driver, isAskedFor: SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "neither a window system nor a screen answers")
    }
    // X11 would load Mesa for its window surface (108 MB instead of 16) and update it as a whole. KMSDRM has no other way.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  /// SDL's name of the window system in use.
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// Whether pages can be seen. With nothing else left SDL takes a driver without a screen; that is for those who ask for it.
  static func isSeen(driver: String, isAskedFor: Bool) -> Bool {
    isAskedFor || !["offscreen", "dummy"].contains(driver)
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  /// Device pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Device pixels a point; above one only where the window system scales.
  var scale: PixelScale {
    var width: Int32 = 0
    SDL_GetWindowSize(window, &width, nil)
    let pixels = pixelSize.width
    return width > 0 && pixels > 0 ? PixelScale(pixelsPerPoint: Double(pixels) / Double(width)) : .one
  }

  /// Draws and shows the part of a list that changed; after a resize, all of it. No damage, no work.
  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    var damage = damage
    if surface?.isCurrent(for: window) != true {
      try renewSurface()
      damage = Damage(surface?.pixels.bounds ?? .empty)
    }
    guard let surface else { return }
    let drawn = flash?.cover(damage) ?? damage
    renderer.draw(list, damage: drawn, into: surface.pixels)
    flash?.draw(damage, into: surface.pixels)
    surface.show(drawn, in: window)
  }

  /// Shows again what is drawn: the window system has lost it.
  func expose() {
    guard let surface, surface.isCurrent(for: window) else { return }
    surface.show(Damage(surface.pixels.bounds), in: window)
  }

  /// A copy of what is shown.
  func snapshot() -> Bitmap? { surface.map { Bitmap(copying: $0.pixels) } }

  private func renewSurface() throws(OutputError) {
    surface = WindowSurface(of: window)
    if surface == nil { throw .noSurface(reason: Self.reason) }
  }
}
