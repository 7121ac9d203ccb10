import CSDL2

/// SDL's renderer in a window: what draws, shows and reads back.
final class GraphicsContext {
  let renderer: OpaquePointer
  /// The longest side a texture may have.
  let largestTexture: Int
  // Goes after the renderer.
  private let window: Window

  init(_ window: Window, _ driver: GraphicsDriver) throws(OutputError) {
    guard let index = driver.index else { throw .noGPU(reason: "SDL has no such renderer") }
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window.handle, index, flags) else { throw .noGPU(reason: Window.reason) }
    self.renderer = renderer
    self.window = window
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0 else {
      let reason = Window.reason
      SDL_DestroyRenderer(renderer)
      throw .noGPU(reason: reason)
    }
    let side = Int(min(info.max_texture_width, info.max_texture_height))
    largestTexture = side > 0 ? side : 2_048
  }

  deinit { SDL_DestroyRenderer(renderer) }

  /// Device pixels.
  var size: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    return SDL_GetRendererOutputSize(renderer, &width, &height) == 0 ? (Int(width), Int(height)) : window.pixelSize
  }

  /// Shows what is queued, at the next refresh.
  func present() { SDL_RenderPresent(renderer) }

  /// Hands what is queued to the driver.
  func flush() throws(OutputError) {
    guard SDL_RenderFlush(renderer) == 0 else { throw .refused(reason: Window.reason) }
  }

  /// Reads what is drawn and not shown yet.
  func read(into pixels: PixelBuffer) throws(OutputError) {
    guard
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, pixels.base, Int32(pixels.stride * 4)) == 0
    else { throw .refused(reason: Window.reason) }
  }
}
