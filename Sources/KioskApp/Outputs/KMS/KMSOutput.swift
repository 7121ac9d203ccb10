import CDRM
import CSDL2
import ForecastScene

/// The whole display of a bare console, drawn by a graphics processor through SDL's KMSDRM.
final class KMSOutput: PanelOutput {
  let summary: String
  let refreshRate: Double
  /// SDL reads what the card reports.
  let file: Int32? = nil
  let deadline: Double? = nil
  private(set) var isDark = false

  private let geometry: GeometryOutput
  private let crtc: KMSCrtc
  private let fonts: FontLibrary
  /// The card is somebody else's for now.
  private var isSuspended = false
  /// The first page has been read back and is there.
  private var isProved = false

  /// Takes the display that was chosen.
  init(_ chosen: DRMChoice.Chosen, turn: QuarterTurn, setsMode: Bool, fonts: FontLibrary) throws(OutputError) {
    Self.prepare(chosen.target)
    let mode = chosen.target.mode
    geometry = try GeometryOutput(turn: turn, drivers: [.opengles2], fonts: fonts) { () throws(OutputError) in
      let window = try Window(
        title: "Almanac", size: Size(width: Double(mode.width), height: Double(mode.height)), fullscreen: true,
        flags: SDL_WINDOW_OPENGL.rawValue, display: chosen.displayIndex)
      if setsMode { try window.setMode(mode) }
      return window
    }
    guard let card = geometry.card else { throw .noDisplay(reason: "SDL shows by \(Window.driver), not KMSDRM") }
    SDL_ShowCursor(SDL_DISABLE)
    // SDL makes its buffers anew at the first present of a full screen and shows the new ones: what was drawn is lost.
    geometry.presentNothing()
    crtc = KMSCrtc(file: card, target: chosen.target)
    refreshRate = mode.refreshRate
    self.fonts = fonts
    summary = "\(chosen.target.cardPath), \(chosen.target.connectorName), \(mode.title)"
  }

  /// SDL is told everything: otherwise it takes another card, desktop GL where that shows black, or another program's card.
  private static func prepare(_ target: DRMTarget) {
    let number = String(target.cardPath.reversed().prefix { $0.isNumber }.reversed())
    let hints: [(String, String)] = [
      (SDL_HINT_VIDEODRIVER, "kmsdrm"), (SDL_HINT_KMSDRM_DEVICE_INDEX, number),
      (SDL_HINT_KMSDRM_REQUIRE_DRM_MASTER, "1"),
      (SDL_HINT_RENDER_DRIVER, "opengles2"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "opengles2"),
      (SDL_HINT_RENDER_VSYNC, "1"),
    ]
    // The environment may say otherwise, for a desktop.
    for (name, value) in hints { SDL_SetHintWithPriority(name, value, SDL_HINT_OVERRIDE) }
  }

  /// What draws.
  var identity: GraphicsIdentity { geometry.identity }
  var turn: QuarterTurn { geometry.turn }
  var pixelSize: (width: Int, height: Int) { geometry.pixelSize }
  var scale: PixelScale { .one }
  /// The kernel knows when the display was refreshed last, and nobody has to wait to see it.
  var sighting: RefreshSighting { RefreshSighting(time: crtc.lastRefresh) }

  /// Whether showing would reach the display; a flip that never comes would be waited for without end.
  private var isShown: Bool { !isSuspended && !isDark }

  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard isShown else { return geometry.keep(list) }
    try geometry.present(list, damage: damage)
    guard !isProved, !damage.isEmpty else { return }
    isProved = true
    try prove(list)
  }

  /// The first page, read back: GL that draws nothing would stay unnoticed otherwise.
  private func prove(_ list: DisplayList) throws(OutputError) {
    guard let seen = try geometry.snapshot() else { return }
    if let fault = FirstPicture.fault(in: seen, of: list, fonts: fonts) { throw .refused(reason: fault) }
  }

  func expose() throws(OutputError) {
    if isShown { try geometry.expose() }
  }

  func renew() throws(OutputError) { try geometry.renew() }
  func snapshot() throws(OutputError) -> Bitmap? { try geometry.snapshot() }
  func attend(at t: Double) -> Double? { nil }
  func waitForRefresh() -> Bool { crtc.waitForRefresh() }

  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    crtc.letGo()
  }

  func resume() throws(OutputError) {
    guard isSuspended else { return }
    try crtc.takeBack()
    isSuspended = false
    try expose()
  }

  func setDark(_ isDark: Bool) throws(PanelError) {
    guard isDark != self.isDark else { return }
    try crtc.setDark(isDark)
    self.isDark = isDark
    if !isDark { try? expose() }
  }
}
