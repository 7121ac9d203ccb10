import CSDL2

/// SDL's settings and answers beyond the window itself.
enum SystemVideo {
  /// What has to be said before the video starts: signals and touch are handled here.
  static func prepare() {
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_APP_NAME, "Almanac")
  }

  /// What has to be said once it has started: keys are keys here, not the beginning of a text.
  static func settle() { SDL_StopTextInput() }

  /// What the first display refreshes at, in hertz; 0 where it does not tell.
  static var refreshRate: Double {
    var mode = SDL_DisplayMode()
    return SDL_GetCurrentDisplayMode(0, &mode) == 0 ? Double(mode.refresh_rate) : 0
  }
}
