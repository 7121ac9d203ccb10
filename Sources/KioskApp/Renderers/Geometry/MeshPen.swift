import CSDL2
import ForecastScene

/// Makes vertices of one colour: premultiplied, thinned by coverage, on the atlas's white texel.
struct MeshPen {
  private let red: Float
  private let green: Float
  private let blue: Float
  private let alpha: Float
  private let white: SDL_FPoint

  init(_ color: Color, white: SDL_FPoint) {
    alpha = Float(color.alpha)
    red = Float(color.red) * alpha / 255
    green = Float(color.green) * alpha / 255
    blue = Float(color.blue) * alpha / 255
    self.white = white
  }

  /// The colour as a mask is tinted with it.
  var full: SDL_Color { thinned(1) }

  /// A vertex of a plain shape; coverage is 0…1.
  func vertex(_ x: Double, _ y: Double, _ coverage: Double) -> SDL_Vertex {
    SDL_Vertex(
      position: SDL_FPoint(x: Float(x), y: Float(y)), color: thinned(Float(coverage)), tex_coord: white)
  }

  func vertex(_ p: SIMD2<Double>, _ coverage: Double) -> SDL_Vertex { vertex(p.x, p.y, coverage) }

  private func thinned(_ coverage: Float) -> SDL_Color {
    func channel(_ value: Float) -> UInt8 { UInt8(max(0, min(255, (value * coverage).rounded()))) }
    return SDL_Color(r: channel(red), g: channel(green), b: channel(blue), a: channel(alpha))
  }
}
