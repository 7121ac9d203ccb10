import CSDL2
import Glibc

/// SDL's settings and answers beyond the window itself.
enum SystemVideo {
  /// What has to be said before the video starts: signals and touch are handled here.
  static func prepare() {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, "Almanac")
    // On a bare console the keyboard is silenced here, and given back on a fatal signal too; SDL has no hint for it.
    setenv("SDL_INPUT_LINUX_KEEP_KBD", "1", 1)
    // Events are needed without any video too: that starts with a window.
    SDL_InitSubSystem(SDL_INIT_EVENTS)
  }

  /// What has to be said once it has started: keys are keys here, not the beginning of a text.
  static func settle() { SDL_StopTextInput() }

  /// Whether a window system tells of fingers, mice and keys. SDL's drivers for bare machines read devices, but only when they
  /// are asked to look.
  static func hasWindowSystem(_ screen: Screen) -> Bool {
    screen.panel == nil && !["kmsdrm", "evdev"].contains(Window.driver.lowercased())
  }

  /// Whether SDL's own reports of fingers, mice and keys are heard; on a bare console the devices are read without it.
  static func listen(toDevices isHeard: Bool) {
    let kinds = [
      SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION,
      SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_KEYUP,
    ]
    for kind in kinds { SDL_EventState(kind.rawValue, isHeard ? SDL_ENABLE : SDL_IGNORE) }
  }

  /// What the first display refreshes at, in hertz; 0 where it does not tell.
  static var refreshRate: Double {
    var mode = SDL_DisplayMode()
    return SDL_GetCurrentDisplayMode(0, &mode) == 0 ? Double(mode.refresh_rate) : 0
  }
}
