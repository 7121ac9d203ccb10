import CSDL2
import ForecastScene

/// Turns what SDL reports into what a page understands. Fingers come first; the mouse's left button is one finger more.
struct EventTranslator {
  /// The mouse among the fingers: SDL numbers those from 0.
  static let mouse = -1
  /// What SDL calls the events it makes up, one kind out of the other (SDL_TOUCH_MOUSEID, SDL_MOUSE_TOUCHID).
  private static let mouseMadeOfTouch = UInt32.max
  private static let touchMadeOfMouse: SDL_TouchID = -1

  /// How the window's units relate to the page's pixels.
  struct Surface: Equatable {
    /// The page's size.
    var width: Int
    var height: Int
    /// Device pixels a unit of the window, in which SDL reports the mouse.
    var pixelsPerUnit = 1.0
    /// How the page stands in the window.
    var turn = QuarterTurn.none

    /// The window's size.
    var panel: (width: Int, height: Int) { turn.size(of: (width, height)) }
    /// The page's pixel at one of the window's.
    func page(_ x: Double, _ y: Double) -> Point { turn.pagePoint(Point(x: x, y: y), page: (width, height)) }
  }

  var surface: Surface
  /// Contacts that are down, with where they were last.
  private(set) var contacts: [Int: (x: Double, y: Double)] = [:]

  init(surface: Surface) { self.surface = surface }

  /// The page's event; nil where it has no use for SDL's.
  mutating func translate(_ event: SDL_Event) -> SceneEvent? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: finger(.down, event.tfinger)
    case SDL_FINGERMOTION: finger(.move, event.tfinger)
    case SDL_FINGERUP: finger(.up, event.tfinger)
    case SDL_MOUSEBUTTONDOWN: button(.down, event.button)
    case SDL_MOUSEBUTTONUP: button(.up, event.button)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_KEYDOWN: KeyMap.key(event.key).map(SceneEvent.key)
    default: nil
    }
  }

  /// Calls off every contact: the window is gone from under the fingers.
  mutating func cancelAll() -> [SceneEvent] {
    let events = contacts.sorted { $0.key < $1.key }.map { finger, at in
      SceneEvent.pointer(.cancel, finger: finger, x: at.x, y: at.y)
    }
    contacts = [:]
    return events
  }

  private mutating func finger(_ phase: SceneEvent.PointerPhase, _ event: SDL_TouchFingerEvent) -> SceneEvent? {
    guard event.touchId != Self.touchMadeOfMouse else { return nil }
    let x = Double(event.x) * Double(surface.panel.width)
    let y = Double(event.y) * Double(surface.panel.height)
    return contact(phase, Int(event.fingerId), x, y)
  }

  private mutating func button(_ phase: SceneEvent.PointerPhase, _ event: SDL_MouseButtonEvent) -> SceneEvent? {
    guard event.which != Self.mouseMadeOfTouch, Int32(event.button) == SDL_BUTTON_LEFT else { return nil }
    return contact(phase, Self.mouse, pixels(event.x), pixels(event.y))
  }

  private mutating func motion(_ event: SDL_MouseMotionEvent) -> SceneEvent? {
    guard event.which != Self.mouseMadeOfTouch else { return nil }
    return contact(.move, Self.mouse, pixels(event.x), pixels(event.y))
  }

  /// Lets through what belongs to a contact that is down.
  private mutating func contact(
    _ phase: SceneEvent.PointerPhase, _ finger: Int, _ x: Double, _ y: Double
  ) -> SceneEvent? {
    guard (phase == .down) == (contacts[finger] == nil) else { return nil }
    let at = surface.page(x, y)
    contacts[finger] = phase == .up ? nil : (at.x, at.y)
    return .pointer(phase, finger: finger, x: at.x, y: at.y)
  }

  /// The system's choice of direction is kept: who turned it round wants it so.
  private func wheel(_ event: SDL_MouseWheelEvent) -> SceneEvent? {
    guard event.which != Self.mouseMadeOfTouch, event.preciseX != 0 || event.preciseY != 0 else { return nil }
    let at = surface.page(pixels(event.mouseX), pixels(event.mouseY))
    return .wheel(dx: Double(event.preciseX), dy: Double(event.preciseY), x: at.x, y: at.y)
  }

  private func pixels(_ units: Int32) -> Double { Double(units) * surface.pixelsPerUnit }
}
