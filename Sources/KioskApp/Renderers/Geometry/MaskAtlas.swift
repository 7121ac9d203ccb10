import CSDL2
import ForecastScene

/// The masks of glyphs and shapes in the page's texture, each made once, by the software renderer's own rasterisers.
///
/// Nothing is let go one by one. When there is no room the atlas is made larger, up to its limit, and then begun again with
/// what the page needs now: for a page that turns over once in an hour, that is once in days.
final class MaskAtlas {
  private struct ShapeKey: Hashable {
    /// By content: what is painted anew each hour finds its mask again.
    let path: Path
    let style: ShapeStyle
    /// Where the origin lies within its pixel, in 64ths.
    var phase: SIMD2<Int32>
  }

  /// Enough for a small panel and all it shows in a day, in 4 MB.
  private static let smallSide = 1_024

  private let context: GraphicsContext
  private let largestSide: Int
  private let rasteriser: GlyphRasteriser
  private let baker = MaskBaker()
  private(set) var texture: AtlasTexture
  private var glyphs: [GlyphKey: AtlasSlot] = [:]
  private var shapes: [ShapeKey: [AtlasSlot]] = [:]

  /// Makes an atlas that grows up to a side of `largestSide` texels.
  init(_ context: GraphicsContext, fonts: FontLibrary, largestSide: Int) throws(AtlasError) {
    self.context = context
    // To outgrow a texture in the middle of a drag would cost a frame.
    let isSmall = context.size.width * context.size.height <= Self.smallSide * Self.smallSide / 4
    self.largestSide = largestSide
    rasteriser = GlyphRasteriser(fonts: fonts)
    texture = try AtlasTexture(context, side: isSmall ? min(Self.smallSide, largestSide) : largestSide)
  }

  /// Bytes of the texture.
  var byteCount: Int { texture.side * texture.side * 4 }
  var isLargest: Bool { texture.side >= largestSide }

  /// Begins again, empty; larger where there is room to grow, unless the texture itself was lost.
  func beginAgain(grows: Bool) throws(AtlasError) {
    glyphs.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    texture = try AtlasTexture(context, side: min(largestSide, grows ? texture.side * 2 : texture.side))
  }

  /// The mask of a glyph; with it, those of its other phases, when they are wanted soon.
  func glyph(_ key: GlyphKey, isMoving: Bool) throws(AtlasError) -> AtlasSlot {
    if let known = glyphs[key] { return known }
    guard isMoving, key.isPhased, key.size < GlyphKey.smallestSingle else {
      let slot = try add(rasteriser.mask(of: key))
      glyphs[key] = slot
      return slot
    }
    for (phase, mask) in rasteriser.phases(of: key).enumerated() where glyphs[key.at(phase: phase)] == nil {
      glyphs[key.at(phase: phase)] = try add(mask)
    }
    return glyphs[key] ?? AtlasSlot(bounds: .empty, x: 0, y: 0)
  }

  /// A view of a mask does not keep it.
  private func add(_ mask: CoverageMask) throws(AtlasError) -> AtlasSlot {
    defer { withExtendedLifetime(mask) {} }
    return try texture.add(mask.view)
  }

  /// The masks that together are a shape whose origin lies `phase` 64ths into its pixel.
  ///
  /// What moves asks for phases `step` apart; a row of them is made at a time, as it wants each of them soon.
  func shape(_ path: Path, _ style: ShapeStyle, phase: SIMD2<Int32>, step: Int32) throws(AtlasError) -> [AtlasSlot] {
    var key = ShapeKey(path: path, style: style, phase: phase)
    if let known = shapes[key] { return known }
    guard step > 1 else { return try bake(key) }
    for x in stride(from: Int32(0), to: 64, by: Int(step)) {
      key.phase.x = x
      if shapes[key] == nil { _ = try bake(key) }
    }
    key.phase = phase
    return shapes[key] ?? []
  }

  private func bake(_ key: ShapeKey) throws(AtlasError) -> [AtlasSlot] {
    let slots = try baker.bake(key.path, key.style, phase: key.phase, into: texture)
    shapes[key] = slots
    return slots
  }
}
