/// The ring around the element that has the focus, edged with paper, so that it is seen on whatever it crosses.
enum FocusRing: Node {
  struct Input: Equatable {
    let revision: Int
    let element: AccessibilityTree.ElementID
  }

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    guard let ring = Frame(around: input.element, on: sheet) else { return painter.chunk }
    paint(ring.outer, band: ring.edge, sheet.palette.paper, &painter)
    paint(ring.line, band: ring.width, sheet.palette.ink, &painter)
    return painter.chunk
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

extension FocusRing {
  /// The ring's measures in points, on whole pixels.
  struct Frame {
    /// Of the line: at least two pixels.
    let width: Double
    /// Of the paper outside it: at least one pixel.
    let edge: Double
    /// The outer edge of the line.
    let line: Rect
    let outer: Rect

    /// The ring around a part of the sheet, never off it; nil where the page has no such part.
    init?(around element: AccessibilityTree.ElementID, on sheet: Sheet) {
      let pixel = sheet.scale.pixel
      let width = max(2 * pixel, sheet.scale.snapThickness(Spacing.Focus.width * sheet.u))
      let edge = max(pixel, sheet.scale.snapThickness(Spacing.Focus.edge * sheet.u))
      guard let part = Self.room(element, sheet, width) else { return nil }
      let whole = sheet.page.sheet
      let left = max(whole.minX + edge, part.minX - width)
      let right = min(whole.maxX - edge, part.maxX + width)
      let top = max(whole.minY + edge, part.minY - width)
      let foot = min(whole.maxY - edge, part.maxY + width)
      line = sheet.scale.snap(Rect(x: left, y: top, width: max(0, right - left), height: max(0, foot - top)))
      outer = line.inset(left: -edge, top: -edge, right: -edge, bottom: -edge)
      self.width = width
      self.edge = edge
    }

    /// What the line encloses: nothing of the part itself is covered.
    private static func room(_ element: AccessibilityTree.ElementID, _ sheet: Sheet, _ width: Double) -> Rect? {
      guard let part = ElementFrames(sheet: sheet).frame(of: element) else { return nil }
      let out = Spacing.Focus.out * sheet.u
      switch element {
      case .retry: return part.inset(left: -out, top: -out, right: -out, bottom: -out)
      case .tape: return part.inset(left: -out, top: -out / 2, right: -out)
      // The foot of the hero reaches down to the dial, which has room above its crown.
      case .arc: return part.inset(left: -out, top: width + out, right: -out)
      case .sidebar: return part.inset(left: -out / 2, right: -out)
      // Its lines lie on the rules above and below.
      case .status where !sheet.content.isNotice: return part.inset(left: -out, top: width, right: -out, bottom: width)
      case .cell(let index): return cell(part, index, sheet, width)
      case .earlier, .later: return part.inset(left: width, right: width)
      default: return part.inset(left: -out, right: -out)
      }
    }

    /// Between two cells the line lies on the rule that parts them; at the margins it stands outside.
    private static func cell(_ part: Rect, _ index: Int, _ sheet: Sheet, _ width: Double) -> Rect {
      let row = sheet.page.cells.filter { abs($0.y - part.y) < 1 }
      let out = Spacing.Focus.out * sheet.u
      let left = part.x == row.first?.x ? -out : width
      let right = part.maxX == row.last?.maxX ? -out : 0
      return part.inset(left: left, top: width, right: right)
    }
  }
}
