import CCovering
import CSDL2
import ForecastScene

/// A window of SDL's, and SDL's video as long as it is open.
final class Window {
  let handle: OpaquePointer

  /// Opens a window of a size in points; fullscreen takes the size of the display. `flags` are SDL's further ones, `display`
  /// its number of the display.
  init(title: String, size: Size, fullscreen: Bool, flags: UInt32 = 0, display: Int = 0) throws(OutputError) {
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: Self.reason) }
    guard Self.isSeen(driver: Self.driver, isAskedFor: SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: "neither a window system nor a screen answers")
    }
    let all =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | flags
      | (fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    let place = AlmanacWindowCentred + Int32(display)
    let (width, height) = (Int32(size.width.rounded()), Int32(size.height.rounded()))
    guard let handle = SDL_CreateWindow(title, place, place, width, height, all) else {
      let reason = Self.reason
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noWindow(reason: reason)
    }
    self.handle = handle
    almanac_watch_covering(handle)
  }

  deinit {
    SDL_DestroyWindow(handle)
    // It tells that it is hidden now; whatever is shown next would be taken for it.
    SDL_FlushEvent(SDL_WINDOWEVENT.rawValue)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// SDL's name of the window system in use.
  static var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// Whether there is no window system: SDL has the panel itself, or is not asked at all.
  static var isConsole: Bool { ["kmsdrm", "none"].contains(driver.lowercased()) }

  /// Whether pages can be seen. With nothing else left SDL takes a driver without a screen; that is for those who ask for it.
  static func isSeen(driver: String, isAskedFor: Bool) -> Bool {
    isAskedFor || !["offscreen", "dummy"].contains(driver)
  }

  /// What SDL says went wrong last.
  static var reason: String { String(cString: SDL_GetError()) }

  /// Sets the mode of the display that the window takes as a whole.
  func setMode(_ mode: DisplayMode) throws(OutputError) {
    var wish = SDL_DisplayMode()
    (wish.w, wish.h) = (Int32(mode.width), Int32(mode.height))
    wish.refresh_rate = Int32(mode.refreshRate.rounded())
    guard SDL_SetWindowDisplayMode(handle, &wish) == 0,
      SDL_SetWindowFullscreen(handle, SDL_WINDOW_FULLSCREEN.rawValue) == 0
    else { throw .noWindow(reason: Self.reason) }
  }

  /// The file of the graphics card that SDL shows through on a bare console; nil in a window system.
  var card: Int32? {
    var info = AlmanacWindowInfo()
    guard AlmanacGetWindowInfo(handle, &info) != 0, Int(info.subsystem) == AlmanacSubsystemKMSDRM else { return nil }
    return info.info.kmsdrm.drm_fd
  }

  /// The connection to the window system: readable when it has said something.
  var connection: Int32? {
    var info = AlmanacWindowInfo()
    guard AlmanacGetWindowInfo(handle, &info) != 0 else { return nil }
    switch Int(info.subsystem) {
    case AlmanacSubsystemX11:
      return WindowSystem.file("libX11.so.6", "XConnectionNumber", of: info.info.x11.display)
    case AlmanacSubsystemWayland:
      return WindowSystem.file("libwayland-client.so.0", "wl_display_get_fd", of: info.info.wayland.display)
    default: return nil
    }
  }

  /// Device pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Device pixels a point; above one only where the window system scales.
  var scale: PixelScale {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    let pixels = pixelSize.width
    return width > 0 && pixels > 0 ? PixelScale(pixelsPerPoint: Double(pixels) / Double(width)) : .one
  }
}
