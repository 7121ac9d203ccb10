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
    let profile = StrokeProfile(width: width, reach: Self.reach)
    let last = outline.points.count - 1
    var sections = outline.points.indices.map { StrokeSection(outline, $0) }
    guard !outline.isClosed else {
      for i in 0...last { band(sections[i], sections[i == last ? 0 : i + 1], profile, pen) }
      return
    }
    // The ends are moved inwards by half a fringe, and the fringe reaches as far out.
    let fringe = (sections[0].moved(by: -Self.reach, strength: 0), sections[last].moved(by: Self.reach, strength: 0))
    sections[0] = sections[0].moved(by: Self.reach)
    sections[last] = sections[last].moved(by: -Self.reach)
    for i in 0..<last { band(sections[i], sections[i + 1], profile, pen) }
    band(fringe.0, sections[0], profile, pen)
    band(sections[last], fringe.1, profile, pen)
  }

  /// One stretch of a stroke, between two cross sections.
  private func band(_ near: StrokeSection, _ far: StrokeSection, _ profile: StrokeProfile, _ pen: MeshPen) {
    func vertex(_ section: StrokeSection, _ i: Int) -> SDL_Vertex {
      pen.vertex(section.middle + section.left * profile.sides[i], profile.coverages[i] * section.strength)
    }
    for i in 0..<3 { quad(vertex(near, i), vertex(far, i), vertex(far, i + 1), vertex(near, i + 1)) }
  }
}

/// How coverage runs across a stroke: up over one pixel, level, and down over one pixel.
private struct StrokeProfile {
  /// Distances to the left of the middle.
  let sides: SIMD4<Double>
  let coverages: SIMD4<Double>

  init(width: Double, reach: Double) {
    let half = width / 2
    let level = abs(half - reach)
    sides = SIMD4(half + reach, level, -level, -half - reach)
    let full = min(1, width)
    coverages = SIMD4(0, full, full, 0)
  }
}

/// Where a stroke is cut across.
private struct StrokeSection {
  var middle: SmoothOutline.Vector
  let left: SmoothOutline.Vector
  var strength = 1.0

  init(_ outline: SmoothOutline, _ index: Int) {
    middle = outline.points[index]
    left = outline.lefts[index]
  }

  /// The section further along by a distance; at an end of the stroke, where left is a right angle to the way.
  func moved(by distance: Double, strength: Double = 1) -> StrokeSection {
    var moved = self
    moved.middle += SmoothOutline.Vector(-left.y, left.x) * distance
    moved.strength = strength
    return moved
  }
}
