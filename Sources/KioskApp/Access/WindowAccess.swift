import CSDL2

extension AccessibilityBus {
  /// Video drivers under which a window may be one among others; with all others the page has the screen to itself.
  private static let windowSystems: Set<String> = ["x11", "wayland"]

  /// Whether the page is what is worked with, whatever happens.
  static func isAlone(driver: String) -> Bool { !windowSystems.contains(driver) }

  /// Follows what the window system does with the window.
  func take(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: setActive(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: setActive(false)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_SIZE_CHANGED: break
    default: return
    }
    if let window = SDL_GetWindowFromID(event.windowID) { setOrigin(of: window) }
  }

  /// SDL tells where the window's frame stands; the page lies within.
  private func setOrigin(of window: OpaquePointer) {
    var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowBordersSize(window, &top, &left, nil, nil)
    setOrigin(x: Int(x + left), y: Int(y + top))
  }
}
