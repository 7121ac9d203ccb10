import CSDL2
import ForecastScene

/// Pages shown in a window of SDL's, drawn by a GPU.
final class GeometryOutput: DisplayOutput {
  /// SDL's name of the renderer in use.
  let driver: GraphicsDriver
  /// What draws.
  let identity: GraphicsIdentity
  let renderer: GeometryRenderer

  private let window: Window
  private let context: GraphicsContext
  /// What is shown; nil before there is anything.
  private var shown: DisplayList?

  /// Opens a window of a size in points with the first driver that can draw in it; fullscreen takes the size of the display.
  init(
    title: String, size: Size, fullscreen: Bool, isHidden: Bool = false, fonts: FontLibrary
  ) throws(OutputError) {
    // Before anything names a driver: SDL gives up batching with it, and with batching, one draw call a page.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    let flags = SDL_WINDOW_OPENGL.rawValue | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    // GL attributes are of the video, so it has to run before they are set.
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: Window.reason) }
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    (driver, window, context) = try Self.firstContext { driver throws(OutputError) in
      driver.prepareContext()
      return try Window(title: title, size: size, fullscreen: fullscreen, flags: flags)
    }
    identity = GraphicsIdentity()
    renderer = try GeometryRenderer(context, fonts: fonts)
  }

  private static func firstContext(
    _ open: (GraphicsDriver) throws(OutputError) -> Window
  ) throws(OutputError) -> (GraphicsDriver, Window, GraphicsContext) {
    var reasons: [String] = []
    for driver in GraphicsDriver.allCases {
      do throws(OutputError) {
        let window = try open(driver)
        return (driver, window, try GraphicsContext(window, driver))
      } catch {
        reasons.append("\(driver.rawValue): \(error.cause)")
      }
    }
    throw .noGPU(reason: reasons.joined(separator: "; "))
  }

  var pixelSize: (width: Int, height: Int) { window.pixelSize }
  var scale: PixelScale { window.scale }

  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    try draw(list)
    context.present()
  }

  /// Queues a page without showing it.
  func draw(_ list: DisplayList) throws(OutputError) {
    try renderer.draw(list)
    shown = list
  }

  /// Hands what is queued to the driver.
  func flush() throws(OutputError) { try context.flush() }

  /// The back buffer is not what was shown last, so the page is drawn once more.
  func expose() throws(OutputError) {
    guard shown != nil else { return }
    try renderer.redraw()
    context.present()
  }

  func renew() throws(OutputError) {
    try renderer.renew()
    guard let shown else { return }
    try draw(shown)
    context.present()
  }

  /// What is shown cannot be read back, so the page is drawn once more, for the reading.
  func snapshot() throws(OutputError) -> Bitmap? {
    guard shown != nil else { return nil }
    try renderer.redraw()
    let size = context.size
    let bitmap = Bitmap(width: max(1, size.width), height: max(1, size.height))
    try context.read(into: bitmap.pixels)
    return bitmap
  }
}