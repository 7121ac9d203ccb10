import CSDL2
import ForecastScene

extension Mesh {
  /// Half the width of a fringe in pixels: coverage falls from one to nothing over a pixel.
  private static var reach: Double { 0.5 }

  /// Adds a round shape: full inside, its edge a fringe of one pixel, half inside and half out.
  func fill(_ outline: SmoothOutline, _ pen: MeshPen) {
    guard let turnsLeft = outline.turnsLeft else { return }
    let inwards = turnsLeft ? Self.reach : -Self.reach
    let count = outline.points.count
    func inner(_ i: Int) -> SDL_Vertex { pen.vertex(outline.points[i] + outline.lefts[i] * inwards, 1) }
    func outer(_ i: Int) -> SDL_Vertex { pen.vertex(outline.points[i] - outline.lefts[i] * inwards, 0) }
    for i in 0..<count {
      let next = (i + 1) % count
      if i > 1 { triangle(inner(0), inner(i - 1), inner(i)) }
      quad(inner(i), inner(next), outer(next), outer(i))
    }
  }

  /// Adds a stroke with butt ends. Narrower than a pixel, it covers what its area covers.
  func stroke(_ outline: SmoothOutline, width: Double, _ pen: MeshPen) {
    let half = width / 2
    let full = min(1, width)
    let core = abs(half - Self.reach)
    let profile = [(half + Self.reach, 0), (core, full), (-core, full), (-half - Self.reach, 0)]
    let count = outline.points.count
    func vertex(_ i: Int, _ side: (Double, Double), _ share: Double = 1, _ shift: SmoothOutline.Vector = .zero)
      -> SDL_Vertex
    {
      pen.vertex(outline.points[i] + shift + outline.lefts[i] * side.0, side.1 * share)
    }
    /// One stretch between two cross sections.
    func band(_ section: (_ isFar: Bool, _ side: (Double, Double)) -> SDL_Vertex) {
      for (a, b) in zip(profile, profile.dropFirst()) {
        quad(section(false, a), section(true, a), section(true, b), section(false, b))
      }
    }
    let ends = outline.isClosed ? nil : StrokeEnds(outline, reach: Self.reach)
    for i in 0..<(outline.isClosed ? count : count - 1) {
      let next = (i + 1) % count
      let near = i == 0 ? ends?.firstInside : nil
      let far = next == count - 1 ? ends?.lastInside : nil
      band { $0 ? vertex(next, $1, 1, far ?? .zero) : vertex(i, $1, 1, near ?? .zero) }
    }
    guard let ends else { return }
    band { $0 ? vertex(0, $1, 1, ends.firstInside) : vertex(0, $1, 0, -ends.firstInside) }
    band { $0 ? vertex(count - 1, $1, 0, -ends.lastInside) : vertex(count - 1, $1, 1, ends.lastInside) }
  }
}

/// How far the ends of a stroke are moved inwards, so that a fringe runs across them as well.
private struct StrokeEnds {
  let firstInside: SmoothOutline.Vector
  let lastInside: SmoothOutline.Vector

  init(_ outline: SmoothOutline, reach: Double) {
    // The unit vector to the left, turned right, is the way.
    func way(_ left: SmoothOutline.Vector) -> SmoothOutline.Vector { SmoothOutline.Vector(-left.y, left.x) }
    firstInside = way(outline.lefts[0]) * reach
    lastInside = way(outline.lefts[outline.lefts.count - 1]) * -reach
  }
}
