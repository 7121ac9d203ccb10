import ForecastScene

/// Keeps the coverage of shapes that are drawn again and again, by their paths: by what is in them, so that a page that is
/// printed anew finds the shapes of the one before. The same path is known at once.
///
/// A shape is kept from its second sight on: one that lives for a single frame costs no mask. What has not been drawn for
/// a while is let go.
final class MaskCache {
  struct Key: Hashable {
    let path: Path
    let style: ShapeStyle
    /// Where the origin lies within its pixel, in 64ths.
    let phase: SIMD2<Int32>
  }

  private struct Entry {
    var mask: CoverageMask?
    var lastUse: Int
  }

  /// Masks above this many bytes are drawn piece by piece and not kept.
  private static let largestMask = 256 * 1024
  private static let frameMemory = 300

  private let byteLimit: Int
  private let rasteriser: CoverageRasteriser
  private var entries: [Key: Entry] = [:]
  private var outline = Outline()
  private var byteCount = 0
  private var frame = 0

  /// Makes a cache that keeps no more than `byteLimit` bytes of coverage; 0 keeps nothing.
  init(rasteriser: CoverageRasteriser, byteLimit: Int = 4 << 20) {
    self.rasteriser = rasteriser
    self.byteLimit = byteLimit
  }

  /// The mask of a shape, or nil when it is new, or too large to be kept.
  func mask(of path: Path, _ style: ShapeStyle, phase: SIMD2<Int32>) -> CoverageMask? {
    guard byteLimit > 0 else { return nil }
    let key = Key(path: path, style: style, phase: phase)
    guard let index = entries.index(forKey: key) else {
      entries[key] = Entry(mask: nil, lastUse: frame)
      return nil
    }
    entries.values[index].lastUse = frame
    if let mask = entries.values[index].mask { return mask }
    let mask = makeMask(path, style, phase)
    entries.values[index].mask = mask
    byteCount += mask?.byteCount ?? 0
    return mask
  }

  private func makeMask(_ path: Path, _ style: ShapeStyle, _ phase: SIMD2<Int32>) -> CoverageMask? {
    outline.clear()
    style.trace(path, into: &outline)
    let bounds = outline.bounds(phase: phase)
    guard CoverageMask.stride(width: bounds.width) * bounds.height <= Self.largestMask else { return nil }
    let mask = CoverageMask(bounds: bounds)
    rasteriser.begin(bounds)
    outline.add(to: rasteriser, phase: phase)
    rasteriser.finish(into: mask.bytes, stride: mask.stride)
    return mask
  }

  /// Tells that a frame is drawn; lets go of what is old, or of the oldest when there is too much.
  func endFrame() {
    frame += 1
    if byteCount > byteLimit {
      forget(unusedFor: 2)
      if byteCount > byteLimit { forget(unusedFor: 0) }
    } else if frame % Self.frameMemory == 0 {
      forget(unusedFor: Self.frameMemory)
    } else if entries.count > 4_096 {
      forget(unusedFor: 2)
    }
  }

  private func forget(unusedFor frames: Int) {
    entries = entries.filter { frame - $0.value.lastUse <= frames }
    if frames == 0 { entries = [:] }
    byteCount = entries.values.reduce(0) { $0 + ($1.mask?.byteCount ?? 0) }
  }
}
