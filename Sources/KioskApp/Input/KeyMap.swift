import CSDL2
import ForecastScene

/// Which keys a page answers to.
enum KeyMap {
  /// The page's key; nil for any other, and with a modifier that makes it a shortcut of somebody else.
  static func key(_ event: SDL_KeyboardEvent) -> SceneEvent.Key? {
    let modifiers = Int(event.keysym.mod) & Int(KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue)
    guard modifiers == 0, var key = table[Int(event.keysym.sym)] else { return nil }
    if key == .tab, Int(event.keysym.mod) & Int(KMOD_SHIFT.rawValue) != 0 { key = .backtab }
    return event.repeat == 0 || repeats.contains(key) ? key : nil
  }

  /// Keys that go on while they are held.
  private static let repeats: Set<SceneEvent.Key> = [.left, .right, .up, .down, .pageUp, .pageDown, .tab, .backtab]

  private static let table: [Int: SceneEvent.Key] = {
    let pairs: [(SDL_KeyCode, SceneEvent.Key)] = [
      (SDLK_LEFT, .left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down), (SDLK_PAGEUP, .pageUp),
      (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter),
      (SDLK_ESCAPE, .escape), (SDLK_TAB, .tab), (SDLK_SPACE, .space), (SDLK_r, .retry), (SDLK_PLUS, .plus),
      (SDLK_EQUALS, .plus), (SDLK_KP_PLUS, .plus), (SDLK_MINUS, .minus), (SDLK_KP_MINUS, .minus),
      (SDLK_s, .speak), (SDLK_F1, .speak), (SDLK_m, .hush), (SDLK_AUDIOMUTE, .hush), (SDLK_VOLUMEUP, .louder),
      (SDLK_VOLUMEDOWN, .quieter),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { (Int($0.rawValue), $1) })
  }()
}
