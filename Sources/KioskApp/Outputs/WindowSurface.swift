import CSDL2
import ForecastScene

/// The memory behind a window, until the window is resized.
struct WindowSurface {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  /// Drawn on instead, where the window has another pixel format.
  private let shadow: Bitmap?
  /// Where pages are drawn.
  let pixels: PixelBuffer

  /// The surface of a window, or nil when SDL gives none.
  init?(of window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window), let memory = surface.pointee.pixels else { return nil }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    guard width > 0, height > 0 else { return nil }
    self.surface = surface
    // SDL may put a new surface where the old one was; only the one seen here carries the mark.
    surface.pointee.userdata = UnsafeMutableRawPointer(window)
    let format = surface.pointee.format.pointee.format
    if format == SDL_PIXELFORMAT_ARGB8888.rawValue || format == SDL_PIXELFORMAT_RGB888.rawValue {
      shadow = nil
      pixels = PixelBuffer(
        base: memory.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        stride: Int(surface.pointee.pitch) / 4, owner: nil)
    } else {
      let shadow = Bitmap(width: width, height: height)
      self.shadow = shadow
      pixels = shadow.pixels
    }
  }

  /// Whether the window still has this surface; SDL makes a new one after a resize.
  func isCurrent(for window: OpaquePointer) -> Bool {
    guard let now = SDL_GetWindowSurface(window) else { return false }
    return now == surface && now.pointee.userdata == UnsafeMutableRawPointer(window)
  }

  /// Brings the damaged pixels onto the screen.
  func show(_ damage: Damage, in window: OpaquePointer) {
    withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: Damage.limit) { areas in
      var count = 0
      for rect in damage.rects {
        let seen = rect.intersection(pixels.bounds)
        guard !seen.isEmpty else { continue }
        if shadow != nil { convert(seen) }
        areas.initializeElement(
          at: count,
          to: SDL_Rect(x: Int32(seen.minX), y: Int32(seen.minY), w: Int32(seen.width), h: Int32(seen.height)))
        count += 1
      }
      if count > 0 { SDL_UpdateWindowSurfaceRects(window, areas.baseAddress, Int32(count)) }
    }
  }

  private func convert(_ rect: PixelRect) {
    let pitch = Int(surface.pointee.pitch)
    let size = Int(surface.pointee.format.pointee.BytesPerPixel)
    guard let memory = surface.pointee.pixels else { return }
    SDL_ConvertPixels(
      Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
      pixels.pixel(x: rect.minX, y: rect.minY), Int32(pixels.stride * 4), surface.pointee.format.pointee.format,
      memory + (rect.minY * pitch + rect.minX * size), Int32(pitch))
  }
}
