import ForecastScene

/// Keeps the coverage of drawn glyphs within a bound. A view is good until the next glyph is asked for.
final class GlyphAtlas {
  private let rasteriser: GlyphRasteriser
  private var masks: Generations<CoverageMask>

  init(fonts: FontLibrary, byteLimit: Int = 4 << 20) {
    rasteriser = GlyphRasteriser(fonts: fonts)
    masks = Generations(byteLimit: byteLimit)
  }

  /// Bytes of coverage kept.
  var byteCount: Int { masks.byteCount }

  /// The coverage of a glyph, relative to the whole pixel its pen stands in.
  func glyph(_ key: GlyphKey) -> CoverageView {
    if let known = masks.value(for: key.bits) { return known.view }
    return key.isPhased && key.size < GlyphKey.smallestSingle ? makePhases(key) : make(key)
  }

  private func make(_ key: GlyphKey) -> CoverageView { keep(rasteriser.mask(of: key), for: key) }

  private func makePhases(_ key: GlyphKey) -> CoverageView {
    let masks = rasteriser.phases(of: key)
    for phase in 0..<4 where phase != key.phase { _ = keep(masks[phase], for: key.at(phase: phase)) }
    return keep(masks[key.phase], for: key)
  }

  private func keep(_ mask: CoverageMask, for key: GlyphKey) -> CoverageView {
    masks.keep(mask, bytes: mask.byteCount, for: key.bits)
    return mask.view
  }
}
