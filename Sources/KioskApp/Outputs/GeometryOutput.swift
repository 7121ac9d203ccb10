import CSDL2
import ForecastScene

/// Pages shown in a window of SDL's, drawn by a GPU.
final class GeometryOutput: WindowedOutput {
  /// SDL's name of the renderer in use.
  let driver: GraphicsDriver
  /// What draws.
  let identity: GraphicsIdentity
  let renderer: GeometryRenderer

  let window: Window
  /// How pages stand in the window.
  let turn: QuarterTurn
  private let context: GraphicsContext
  /// What is shown; nil before there is anything.
  private var shown: DisplayList?
  /// Whether the renderer's last page is that.
  private var isDrawn = true

  /// Opens a window of a size in points with the first driver that can draw in it; fullscreen takes the size of the display.
  convenience init(
    title: String, size: Size, fullscreen: Bool, isHidden: Bool = false, turn: QuarterTurn = .none, fonts: FontLibrary
  ) throws(OutputError) {
    let flags = isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0
    try self.init(turn: turn, drivers: GraphicsDriver.allCases, fonts: fonts) { () throws(OutputError) in
      try Window(title: title, size: size, fullscreen: fullscreen, flags: flags | SDL_WINDOW_OPENGL.rawValue)
    }
  }

  /// Opens a window with the first of some drivers that can draw in it.
  init(
    turn: QuarterTurn, drivers: [GraphicsDriver], fonts: FontLibrary, open: () throws(OutputError) -> Window
  ) throws(OutputError) {
    self.turn = turn
    // Before anything names a driver: SDL gives up batching with it, and with batching, one draw call a page.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    // GL attributes are of the video, so it has to run before they are set.
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: Window.reason) }
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    (driver, window, context) = try Self.firstContext(drivers, open)
    identity = GraphicsIdentity()
    renderer = try GeometryRenderer(context, turn: turn, fonts: fonts)
  }

  private static func firstContext(
    _ drivers: [GraphicsDriver], _ open: () throws(OutputError) -> Window
  ) throws(OutputError) -> (GraphicsDriver, Window, GraphicsContext) {
    var reasons: [String] = []
    for driver in drivers {
      do throws(OutputError) {
        driver.prepareContext()
        let window = try open()
        return (driver, window, try GraphicsContext(window, driver))
      } catch {
        reasons.append("\(driver.rawValue): \(error.cause)")
      }
    }
    throw .noGPU(reason: reasons.joined(separator: "; "))
  }

  var pixelSize: (width: Int, height: Int) { turn.size(of: window.pixelSize) }
  var scale: PixelScale { window.scale }

  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    try draw(list)
    show()
  }

  private(set) var sighting = RefreshSighting()

  private func show() {
    let start = MonotonicClock.now
    context.present()
    sighting = RefreshSighting(showing: MonotonicClock.now - start)
  }

  /// The file of the graphics card that SDL shows through on a bare console; nil in a window system.
  var card: Int32? { window.card }

  /// Remembers a page for when it can be shown.
  func keep(_ list: DisplayList) { (shown, isDrawn) = (list, false) }

  /// Queues a page without showing it.
  func draw(_ list: DisplayList) throws(OutputError) {
    try renderer.draw(list)
    (shown, isDrawn) = (list, true)
  }

  /// Shows a buffer that nobody has drawn on.
  func presentNothing() { context.present() }

  /// Hands what is queued to the driver.
  func flush() throws(OutputError) { try context.flush() }

  /// The back buffer is not what was shown last, so the page is drawn once more.
  func expose() throws(OutputError) {
    try drawAgain()
    guard shown != nil else { return }
    show()
  }

  private func drawAgain() throws(OutputError) {
    guard let shown else { return }
    if isDrawn { try renderer.redraw() } else { try draw(shown) }
  }

  func renew() throws(OutputError) {
    try renderer.renew()
    guard let shown else { return }
    try draw(shown)
    show()
  }

  /// What is shown cannot be read back, so the page is drawn once more, for the reading; upright, however it is turned.
  func snapshot() throws(OutputError) -> Bitmap? {
    guard shown != nil else { return nil }
    try drawAgain()
    let size = context.size
    let bitmap = Bitmap(width: max(1, size.width), height: max(1, size.height))
    try context.read(into: bitmap.pixels)
    return turn == .none ? bitmap : Bitmap(page: turn, on: bitmap)
  }
}
