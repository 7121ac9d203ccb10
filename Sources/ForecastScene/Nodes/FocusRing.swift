/// The ring around the element that has the focus, on a band of paper, so that it is seen on whatever it crosses.
enum FocusRing: Node {
  struct Input: Equatable {
    let revision: Int
    let element: AccessibilityTree.ElementID
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard let frame = ElementFrames(sheet: sheet).frame(of: input.element) else { return painter.chunk }
    let ring = Frame(frame, sheet)
    paint(ring.outer, band: ring.band, sheet.palette.paper, &painter)
    paint(ring.line, band: ring.width, sheet.palette.ink, &painter)
    return painter.chunk
  }

  /// The ring's measures in points, on whole pixels.
  struct Frame {
    let width: Double
    /// The width of the paper with the line in it.
    let band: Double
    let line: Rect
    let outer: Rect

    /// The ring around a part of the sheet: outside it where there is room, and never off the sheet.
    init(_ part: Rect, _ sheet: Sheet) {
      let pixel = sheet.scale.pixel
      width = max(2 * pixel, sheet.scale.snapThickness(Spacing.Focus.width * sheet.u))
      let halo = max(pixel, sheet.scale.snapThickness(Spacing.Focus.halo * sheet.u))
      band = width + 2 * halo
      let out = Spacing.Focus.out * sheet.u
      let whole = sheet.page.sheet
      let wide = part.inset(left: -out, right: -out)
      let left = max(whole.minX + halo, wide.minX)
      let right = min(whole.maxX - halo, wide.maxX)
      let top = max(whole.minY + halo, part.minY)
      let foot = min(whole.maxY - halo, part.maxY)
      line = sheet.scale.snap(Rect(x: left, y: top, width: max(0, right - left), height: max(0, foot - top)))
      outer = line.inset(left: -halo, top: -halo, right: -halo, bottom: -halo)
    }
  }

  /// Four bars along the inner edges of a rectangle.
  private static func paint(_ r: Rect, band: Double, _ color: Color, _ painter: inout Painter) {
    let band = min(band, r.width / 2, r.height / 2)
    painter.rect(Rect(x: r.x, y: r.y, width: r.width, height: band), color)
    painter.rect(Rect(x: r.x, y: r.maxY - band, width: r.width, height: band), color)
    painter.rect(Rect(x: r.x, y: r.y + band, width: band, height: r.height - 2 * band), color)
    painter.rect(Rect(x: r.maxX - band, y: r.y + band, width: band, height: r.height - 2 * band), color)
  }
}
