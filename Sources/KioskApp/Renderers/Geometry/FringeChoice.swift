import ForecastScene

/// Which shapes are drawn as triangles with a fringe, and which as masks.
///
/// A mask is exact and costs two triangles and its area in the atlas; a fringe costs dozens of triangles, strays a little
/// from the true area, and no room. So what is small, has corners or holes is a mask, and long lines and large round
/// shapes are triangles.
enum FringeChoice {
  /// Whether a shape that stands is a mask in any case: so many pixels are well spent on true areas.
  static func isSmall(_ path: Path) -> Bool { path.bounds.pixelBounds.area <= 160 * 160 }

  /// How many 64ths of a pixel the masks of a shape that moves lie apart: what is left is interpolated, which softens it.
  static func phaseStep(_ path: Path) -> Int32 { path.bounds.pixelBounds.area <= 48 * 48 ? 8 : 16 }

  static func isRound(_ path: Path) -> Bool { round(path, at: .zero) != nil }

  static func isSmooth(_ path: Path, _ width: Fixed, _ cap: StrokeCap) -> Bool {
    lines(path, width, cap, at: .zero) != nil
  }

  /// The outline of a fill that is one round shape.
  static func round(_ path: Path, at place: SmoothOutline.Vector) -> SmoothOutline? {
    guard path.contours.count == 1 else { return nil }
    guard let outline = SmoothOutline(path.contours[0], isClosed: true, at: place), outline.turnsLeft != nil else {
      return nil
    }
    let bounds = path.bounds
    // The middle of a dot would lie in its fringe.
    let isLarge = bounds.maxX.raw - bounds.minX.raw >= 3 * 64 && bounds.maxY.raw - bounds.minY.raw >= 3 * 64
    return isLarge ? outline : nil
  }

  /// The lines of a stroke that bend gently and are cut off straight.
  static func lines(
    _ path: Path, _ width: Fixed, _ cap: StrokeCap, at place: SmoothOutline.Vector
  ) -> [SmoothOutline]? {
    guard cap == .butt else { return nil }
    var lines: [SmoothOutline] = []
    for contour in path.contours {
      guard let line = SmoothOutline(contour, isClosed: path.isClosed, at: place),
        line.shortestStep > max(1, width.pixels / 2)
      else { return nil }
      lines.append(line)
    }
    return lines
  }
}
