import CSDL2
import ForecastScene

/// A fade as a run of stretches between which vertex colours are interpolated.
struct FadeMesh {
  let rect: FixedRect
  let axis: FadeAxis
  let from: Color
  let to: Color
  let white: SDL_FPoint

  /// A straight line between premultiplied colours is a straight line between plain ones only when nothing but alpha
  /// changes; other fades are cut into this many.
  private static let steps = 16

  /// Adds it to a mesh; `columns` and `rows` are its edges.
  func add(to mesh: Mesh, _ columns: EdgeBands, _ rows: EdgeBands) {
    let (along, across) = axis == .horizontal ? (columns, rows) : (rows, columns)
    across.forEach { side in
      along.forEach { stretch in
        let steps = from.argb << 8 == to.argb << 8 ? 1 : Self.steps
        for step in 0..<steps {
          let low = stretch.low + (stretch.high - stretch.low) * Double(step) / Double(steps)
          let high = stretch.low + (stretch.high - stretch.low) * Double(step + 1) / Double(steps)
          cell(low, high, stretch, side, mesh)
        }
      }
    }
  }

  private func cell(_ low: Double, _ high: Double, _ stretch: EdgeBands.Band, _ side: EdgeBands.Band, _ mesh: Mesh) {
    func corner(_ along: Double, _ across: Double) -> SDL_Vertex {
      let coverage = stretch.coverage(at: along) * side.coverage(at: across)
      let pen = MeshPen(color(at: along), white: white)
      return axis == .horizontal ? pen.vertex(along, across, coverage) : pen.vertex(across, along, coverage)
    }
    mesh.quad(
      corner(low, side.low), corner(high, side.low), corner(high, side.high), corner(low, side.high))
  }

  private func color(at place: Double) -> Color {
    let low = axis == .horizontal ? rect.minX.pixels : rect.minY.pixels
    let high = axis == .horizontal ? rect.maxX.pixels : rect.maxY.pixels
    let share = max(0, min(1, (place - low) / (high - low)))
    func mix(_ shift: UInt32) -> UInt32 {
      let a = Double(from.argb >> shift & 255)
      let b = Double(to.argb >> shift & 255)
      return UInt32((a + (b - a) * share).rounded()) << shift
    }
    return Color(argb: mix(24) | mix(16) | mix(8) | mix(0))
  }
}
