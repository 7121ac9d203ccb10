import CSDL2

/// One of SDL's renderers that a GPU stands behind, by its name.
enum GraphicsDriver: String, CaseIterable {
  /// Asked first: what small boards have natively.
  case opengles2
  case opengl

  /// Says which kind of context a window is to have. SDL would otherwise make the window a second time: a visible blink.
  func prepareContext() {
    SDL_GL_ResetAttributes()
    guard self == .opengles2 else { return }
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue))
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0)
  }

  /// Its place among SDL's renderers; nil where SDL was built without it.
  var index: Int32? {
    (0..<SDL_GetNumRenderDrivers()).first { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0, let name = info.name else { return false }
      return String(cString: name) == rawValue
    }
  }
}

/// What the GL in use says of itself.
struct GraphicsIdentity: Equatable {
  /// GL_RENDERER, such as "V3D 4.2".
  let name: String

  init(name: String) { self.name = name }

  /// Asks the context that is current on this thread.
  init() {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let nameOfRenderer: UInt32 = 0x1F01
    guard let address = SDL_GL_GetProcAddress("glGetString") else {
      name = "unknown"
      return
    }
    let getString = unsafeBitCast(address, to: GetString.self)
    name = getString(nameOfRenderer).map { String(cString: $0) } ?? "unknown"
  }

  /// Whether it is a program that runs on the processor.
  var isSoftware: Bool {
    let lower = name.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"].contains { lower.contains($0) }
  }
}
