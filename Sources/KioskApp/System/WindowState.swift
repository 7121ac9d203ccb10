import CCovering
import CSDL2
import ForecastScene

/// What the window system has made of the window: its size, its scale, whether anybody sees it.
struct WindowState {
  private(set) var size: PageSettings.Size
  private(set) var scale: PixelScale
  /// Whether the window is on the screen at all, and whether others hide it there.
  private var isShown = true
  private var isCovered = false
  var isVisible: Bool { isShown && !isCovered }
  var translator: EventTranslator
  /// Pixels a point as the settings have it; nil leaves it to the window system.
  private let fixedScale: Double?

  /// Without an output the page has the size that the settings give it.
  init(_ output: (any DisplayOutput)?, _ page: PageSettings) {
    fixedScale = page.scale
    (size, scale) = (page.size, page.scale.map(PixelScale.init) ?? .one)
    translator = EventTranslator(surface: EventTranslator.Surface(width: size.width, height: size.height))
    if let output {
      (size, scale) = Self.measure(output, fixedScale)
      translator.surface = Self.surface(output, size)
    }
  }

  /// Another output shows the page from now on: all of it has to be drawn there.
  mutating func adopt(_ output: any DisplayOutput, _ performance: Performance, at t: Double) {
    (size, scale) = Self.measure(output, fixedScale)
    (isShown, isCovered) = (true, false)
    translator.surface = Self.surface(output, size)
    for event in translator.cancelAll() { performance.stage.handle(event, at: t) }
    performance.resize(to: size, scale: scale, at: t)
  }

  /// Follows an event of the window.
  mutating func take(
    _ event: SDL_WindowEvent, output: any DisplayOutput, performance: Performance, at t: Double
  ) throws(OutputError) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: resize(output, performance, at: t)
    case SDL_WINDOWEVENT_EXPOSED: try output.expose()
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      isShown = false
      for event in translator.cancelAll() { performance.stage.handle(event, at: t) }
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: isShown = true
    default: break
    }
  }

  /// Follows what the X server says about windows that cover this one.
  mutating func take(_ event: SDL_SysWMEvent) {
    var event = event
    switch almanac_covering(&event) {
    case almanac_covering_covered: isCovered = true
    case almanac_covering_seen: isCovered = false
    default: break
    }
  }

  private mutating func resize(_ output: any DisplayOutput, _ performance: Performance, at t: Double) {
    let (size, scale) = Self.measure(output, fixedScale)
    translator.surface = Self.surface(output, size)
    guard size != self.size || scale != self.scale else { return }
    (self.size, self.scale) = (size, scale)
    performance.resize(to: size, scale: scale, at: t)
  }

  private static func measure(_ output: any DisplayOutput, _ fixed: Double?) -> (PageSettings.Size, PixelScale) {
    let pixels = output.pixelSize
    let size = PageSettings.Size(width: max(1, pixels.width), height: max(1, pixels.height))
    return (size, fixed.map(PixelScale.init) ?? output.scale)
  }

  private static func surface(_ output: any DisplayOutput, _ size: PageSettings.Size) -> EventTranslator.Surface {
    EventTranslator.Surface(
      width: size.width, height: size.height, pixelsPerUnit: output.scale.pixelsPerPoint, turn: output.turn)
  }
}
