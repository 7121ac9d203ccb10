import CSDL2
import ForecastScene

/// Turns a chunk's items into triangles.
struct ChunkMesher {
  typealias Vector = SmoothOutline.Vector

  let atlas: MaskAtlas
  let fit: ChunkFit
  let mesh: Mesh

  private var fraction: FixedPoint { FixedPoint(x: Fixed(raw: fit.fraction.x), y: Fixed(raw: fit.fraction.y)) }
  private var side: Int { atlas.texture.side }
  private var white: SDL_FPoint { atlas.texture.white }

  func add(_ item: DisplayItem) throws(AtlasError) {
    switch item {
    case .rect(let rect, let color):
      let rect = rect.offset(by: fraction)
      mesh.rect(columns(rect), rows(rect), MeshPen(color, white: white))
    case .fade(let rect, let axis, let from, let to):
      let rect = rect.offset(by: fraction)
      guard rect.minX < rect.maxX, rect.minY < rect.maxY else { return }
      FadeMesh(rect: rect, axis: axis, from: from, to: to, white: white).add(to: mesh, columns(rect), rows(rect))
    case .fill(let path, let at, let color): try fill(path, at + fraction, color)
    case .stroke(let path, let at, let width, let cap, let color): try stroke(path, at + fraction, width, cap, color)
    case .glyphs(let run, let at, let color): try glyphs(run, at + fraction, color)
    }
  }

  private func columns(_ rect: FixedRect) -> EdgeBands { EdgeBands(rect.minX, rect.maxX, slides: fit.slidesX) }
  private func rows(_ rect: FixedRect) -> EdgeBands { EdgeBands(rect.minY, rect.maxY, slides: fit.slidesY) }

  // MARK: Shapes

  private func fill(_ path: Path, _ place: FixedPoint, _ color: Color) throws(AtlasError) {
    let pen = MeshPen(color, white: white)
    if wantsFringe(path), let outline = FringeChoice.round(path, at: place.vector) {
      mesh.fill(outline, pen)
    } else {
      try mask(path, .fill, place, pen)
    }
  }

  private func stroke(
    _ path: Path, _ place: FixedPoint, _ width: Fixed, _ cap: StrokeCap, _ color: Color
  ) throws(AtlasError) {
    let pen = MeshPen(color, white: white)
    if wantsFringe(path), let lines = FringeChoice.lines(path, width, cap, at: place.vector) {
      for line in lines { mesh.stroke(line, width: width.pixels, pen) }
    } else {
      try mask(path, .stroke(width: width, cap: cap), place, pen)
    }
  }

  /// What passes is made in every frame, and a quad is quicker made than a fringe.
  private func wantsFringe(_ path: Path) -> Bool {
    switch fit {
    case .standing: !FringeChoice.isSmall(path)
    case .passing: false
    case .sliding: true
    }
  }

  private func mask(_ path: Path, _ style: ShapeStyle, _ place: FixedPoint, _ pen: MeshPen) throws(AtlasError) {
    let step = fit.isMoving ? FringeChoice.phaseStep(path) : 1
    let x = MaskPhase(place.x, step: step)
    let y = MaskPhase(place.y, step: step)
    for slot in try atlas.shape(path, style, phase: SIMD2(x.phase, y.phase), step: step) {
      MaskMesh(slot: slot, side: side, color: pen.full).add(to: mesh, x: x.pixel, y: y.pixel, clip: nil)
    }
  }

  // MARK: Glyphs

  /// Ink outside the bounds a run claims is not drawn, since damage is made from them.
  private func glyphs(_ run: GlyphRun, _ place: FixedPoint, _ color: Color) throws(AtlasError) {
    guard run.size.raw > 0 else { return }
    let clip = run.bounds.offset(by: place).pixelBounds
    let tint = MeshPen(color, white: white).full
    for glyph in run.glyphs {
      let x = place.x + glyph.x
      let quarters = (Int(x.raw) + 8) >> 4
      let key = GlyphKey(font: glyph.font, scalar: glyph.scalar, size: run.size.raw, phase: quarters)
      let slot = try atlas.glyph(key.isPhased ? key : key.at(phase: 0), isMoving: fit.isMoving)
      let pixel = key.isPhased ? Double(quarters >> 2) : x.pixels
      MaskMesh(slot: slot, side: side, color: tint).add(to: mesh, x: pixel, y: place.y.pixels, clip: clip)
    }
  }
}

/// Which of a shape's masks is drawn, and where: the nearest phase, moved by what is left.
private struct MaskPhase {
  /// 64ths of a pixel.
  let phase: Int32
  /// Where the origin's pixel lies; off the grid by what the phase leaves.
  let pixel: Double

  /// Phases are `step` 64ths apart: a power of two.
  init(_ place: Fixed, step: Int32) {
    let nearest = (place.raw &+ step / 2) & ~(step - 1)
    phase = nearest & 63
    pixel = Double(place.raw - phase) / 64
  }
}

extension FixedPoint {
  fileprivate var vector: SIMD2<Double> { SIMD2(x.pixels, y.pixels) }
}
