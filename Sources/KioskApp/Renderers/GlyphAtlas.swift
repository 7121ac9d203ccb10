import ForecastScene

/// Keeps the coverage of drawn glyphs: bounded, in two generations.
///
/// When the young generation has grown to half the limit it becomes the old one and the old one goes; what is drawn
/// again meanwhile moves over to the young. A view is good until the next glyph is asked for.
final class GlyphAtlas {
  private struct Generation {
    var views: [GlyphKey: CoverageView] = [:]
    var masks: [GlyphKey: CoverageMask] = [:]
    var byteCount = 0

    mutating func add(_ mask: CoverageMask, for key: GlyphKey) -> CoverageView {
      masks[key] = mask
      byteCount += mask.byteCount
      views[key] = mask.view
      return mask.view
    }
  }

  private let byteLimit: Int
  private let rasteriser: GlyphRasteriser
  private var young = Generation()
  private var old = Generation()

  init(fonts: FontLibrary, byteLimit: Int = 4 << 20) {
    rasteriser = GlyphRasteriser(fonts: fonts)
    self.byteLimit = byteLimit
  }

  /// Bytes of coverage kept.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// The coverage of a glyph, relative to the whole pixel its pen stands in.
  func glyph(_ key: GlyphKey) -> CoverageView {
    if let known = young.views[key] { return known }
    if let known = old.masks[key] { return keep(known, for: key) }
    return key.isPhased && key.size < GlyphKey.smallestSingle ? makePhases(key) : make(key)
  }

  private func make(_ key: GlyphKey) -> CoverageView { keep(rasteriser.mask(of: key), for: key) }

  private func makePhases(_ key: GlyphKey) -> CoverageView {
    let masks = rasteriser.phases(of: key)
    for phase in 0..<4 where phase != key.phase { _ = keep(masks[phase], for: key.at(phase: phase)) }
    return keep(masks[key.phase], for: key)
  }

  private func keep(_ mask: CoverageMask, for key: GlyphKey) -> CoverageView {
    if young.byteCount + mask.byteCount > byteLimit / 2, !young.masks.isEmpty {
      old = young
      young = Generation()
    }
    return young.add(mask, for: key)
  }
}
