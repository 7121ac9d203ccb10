import CSDL2
import ForecastScene
import Testing

@testable import KioskApp

@Suite struct EventTranslatorTests {
  private let surface = EventTranslator.Surface(width: 800, height: 480, pixelsPerUnit: 2)

  private func told(_ event: SceneEvent?) -> String {
    switch event {
    case .pointer(let phase, let finger, let x, let y)?: "\(phase) \(finger) \(x) \(y)"
    case .wheel(let dx, let dy, let x, let y)?: "wheel \(dx) \(dy) \(x) \(y)"
    case .key(let key)?: "key \(key.rawValue)"
    case nil: "nothing"
    default: "other"
    }
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float, device: Int64 = 4) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = 1, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    if type == SDL_MOUSEMOTION {
      event.motion = SDL_MouseMotionEvent()
      (event.motion.type, event.motion.which, event.motion.x, event.motion.y) = (type.rawValue, which, x, y)
    } else {
      event.button = SDL_MouseButtonEvent()
      (event.button.type, event.button.which, event.button.x, event.button.y) = (type.rawValue, which, x, y)
      event.button.button = UInt8(button)
    }
    return event
  }

  private func key(_ code: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, isRepeated: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(code.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = isRepeated ? 1 : 0
    return event
  }

  @Test func aFingersSharesOfTheWindowBecomePixels() {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(finger(SDL_FINGERDOWN, 3, 0.5, 0.25))) == "down 3 400.0 120.0")
    #expect(told(translator.translate(finger(SDL_FINGERMOTION, 3, 0.25, 0.25))) == "move 3 200.0 120.0")
    #expect(told(translator.translate(finger(SDL_FINGERUP, 3, 0.25, 0.25))) == "up 3 200.0 120.0")
  }

  /// Where each corner of a page of 800x480 is touched on its panel, in shares of it.
  @Test(arguments: [
    (QuarterTurn.none, [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]),
    (.clockwise, [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)]),
    (.half, [(1.0, 1.0), (0.0, 1.0), (0.0, 0.0), (1.0, 0.0)]),
    (.counterclockwise, [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]),
  ]) func aTouchLandsOnWhatIsUnderItHoweverThePageIsTurned(turn: QuarterTurn, corners: [(Double, Double)]) {
    let onPage = ["0.0 0.0", "800.0 0.0", "800.0 480.0", "0.0 480.0"]
    for (corner, place) in zip(corners, onPage) {
      var translator = EventTranslator(surface: EventTranslator.Surface(width: 800, height: 480, turn: turn))
      let down = translator.translate(finger(SDL_FINGERDOWN, 1, Float(corner.0), Float(corner.1)))
      #expect(told(down) == "down 1 \(place)")
    }
  }

  @Test func theLeftButtonIsAFingerOfItsOwnInPixels() {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(mouse(SDL_MOUSEMOTION, 1, 1))) == "nothing")
    #expect(told(translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 10, 20))) == "down -1 20.0 40.0")
    #expect(told(translator.translate(mouse(SDL_MOUSEMOTION, 11, 20))) == "move -1 22.0 40.0")
    #expect(told(translator.translate(mouse(SDL_MOUSEBUTTONUP, 11, 20))) == "up -1 22.0 40.0")
    #expect(told(translator.translate(mouse(SDL_MOUSEMOTION, 12, 20))) == "nothing")
    #expect(told(translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 10, 20, button: 3))) == "nothing")
  }

  @Test func eventsThatSDLMakesUpOutOfTheOtherKindCountOnce() {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 1, 1, which: .max))) == "nothing")
    #expect(told(translator.translate(finger(SDL_FINGERDOWN, 1, 0, 0, device: -1))) == "nothing")
  }

  @Test func aContactThatNeverCameDownCannotMoveOrLift() {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(finger(SDL_FINGERMOTION, 9, 0.5, 0.5))) == "nothing")
    #expect(told(translator.translate(finger(SDL_FINGERUP, 9, 0.5, 0.5))) == "nothing")
    _ = translator.translate(finger(SDL_FINGERDOWN, 9, 0.5, 0.5))
    #expect(told(translator.translate(finger(SDL_FINGERDOWN, 9, 0.5, 0.5))) == "nothing")
  }

  @Test func callingOffReachesEveryContactOnceWhereItWas() {
    var translator = EventTranslator(surface: surface)
    _ = translator.translate(finger(SDL_FINGERDOWN, 2, 0.5, 0.5))
    _ = translator.translate(mouse(SDL_MOUSEBUTTONDOWN, 1, 2))
    #expect(translator.cancelAll().map { told($0) } == ["cancel -1 2.0 4.0", "cancel 2 400.0 240.0"])
    #expect(translator.cancelAll().isEmpty)
    #expect(told(translator.translate(finger(SDL_FINGERUP, 2, 0.5, 0.5))) == "nothing")
  }

  @Test func aWheelTurnsByFractionsOfANotch() {
    var translator = EventTranslator(surface: surface)
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (0.25, -1.5, 30, 40)
    #expect(told(translator.translate(event)) == "wheel 0.25 -1.5 60.0 80.0")
  }

  @Test(arguments: [
    (SDLK_LEFT, "left"), (SDLK_RIGHT, "right"), (SDLK_UP, "up"), (SDLK_DOWN, "down"), (SDLK_PAGEUP, "pageup"),
    (SDLK_PAGEDOWN, "pagedown"), (SDLK_HOME, "home"), (SDLK_END, "end"), (SDLK_RETURN, "enter"),
    (SDLK_KP_ENTER, "enter"), (SDLK_ESCAPE, "escape"), (SDLK_TAB, "tab"), (SDLK_SPACE, "space"), (SDLK_r, "r"),
    (SDLK_PLUS, "plus"), (SDLK_EQUALS, "plus"), (SDLK_MINUS, "minus"),
  ])
  func keysHaveTheNamesOfThePage(code: SDL_KeyCode, name: String) {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(key(code))) == "key \(name)")
  }

  @Test func otherKeysShortcutsAndAHeldRDoNothing() {
    var translator = EventTranslator(surface: surface)
    #expect(told(translator.translate(key(SDLK_q))) == "nothing")
    #expect(told(translator.translate(key(SDLK_r, modifiers: KMOD_LCTRL))) == "nothing")
    #expect(told(translator.translate(key(SDLK_r, isRepeated: true))) == "nothing")
    #expect(told(translator.translate(key(SDLK_RIGHT, isRepeated: true))) == "key right")
    #expect(told(translator.translate(key(SDLK_EQUALS, modifiers: KMOD_LSHIFT))) == "key plus")
  }
}
