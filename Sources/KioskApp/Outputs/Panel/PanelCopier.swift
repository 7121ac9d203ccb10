import ForecastScene

/// Brings rectangles of a page into a panel's memory: reduced, turned, and in the panel's format.
///
/// All of it happens in pieces that stay in the nearest cache; the panel's rows are written from left to right, which is what
/// memory that is joined for writing wants.
final class PanelCopier {
  let turn: QuarterTurn
  let format: PixelFormat
  /// Pixels, turned back.
  let page: (width: Int, height: Int)
  /// Pixels.
  let panel: (width: Int, height: Int)
  private let reduced: UnsafeMutablePointer<UInt32>
  private let turned: UnsafeMutablePointer<UInt32>

  /// The pixels of one piece; a piece of a page that stands upright on its panel is part of one row.
  private static let pieceSize = 1_024
  /// A piece of a page that lies on its side: columns and rows of the panel.
  private static let columns = 64
  private static let rows = 16

  /// Makes a copier for a panel of this size.
  init(turn: QuarterTurn, format: PixelFormat, panel: (width: Int, height: Int)) {
    self.turn = turn
    self.format = format
    self.panel = panel
    page = turn.size(of: panel)
    reduced = .allocate(capacity: Self.pieceSize)
    turned = .allocate(capacity: Self.pieceSize)
  }

  deinit {
    reduced.deallocate()
    turned.deallocate()
  }

  /// The panel's pixels that change with the page's. Where edges are dithered, a pixel's neighbours do too.
  func panelDamage(of damage: Damage) -> Damage {
    var whole = Damage()
    for rect in damage.rects { whole.add(turn.panelRect(reach(of: rect), page: page)) }
    return whole
  }

  /// Writes rectangles of the panel from the page as it is drawn.
  func copy(_ damage: Damage, from pixels: PixelBuffer, to memory: PanelMemory) {
    for rect in damage.rects {
      let seen = rect.intersection(PixelRect(minX: 0, minY: 0, maxX: panel.width, maxY: panel.height))
      if !seen.isEmpty { copy(seen, pixels, memory) }
    }
  }

  private func reach(of rect: PixelRect) -> PixelRect {
    let edge = format.isReduced ? 1 : 0
    let grown = PixelRect(
      minX: rect.minX - edge, minY: rect.minY - edge, maxX: rect.maxX + edge, maxY: rect.maxY + edge)
    return grown.intersection(PixelRect(minX: 0, minY: 0, maxX: page.width, maxY: page.height))
  }

  private func copy(_ rect: PixelRect, _ pixels: PixelBuffer, _ memory: PanelMemory) {
    if turn == .none, !format.isReduced { return copyRows(rect, pixels, memory) }
    let (columns, rows) = turn.isSideways ? (Self.columns, Self.rows) : (Self.pieceSize, 1)
    var y = rect.minY
    while y < rect.maxY {
      // Pieces end at multiples of their size, so that all but the first begin at a multiple of what is joined for writing.
      let endY = min(rect.maxY, (y / rows + 1) * rows)
      var x = rect.minX
      while x < rect.maxX {
        let endX = min(rect.maxX, (x / columns + 1) * columns)
        copyPiece(PixelRect(minX: x, minY: y, maxX: endX, maxY: endY), pixels, memory)
        x = endX
      }
      y = endY
    }
  }

  private func copyRows(_ rect: PixelRect, _ pixels: PixelBuffer, _ memory: PanelMemory) {
    let width = rect.width
    for y in rect.minY..<rect.maxY {
      format.pack(pixels.pixel(x: rect.minX, y: y), count: width, to: memory.row(y), at: rect.minX)
    }
  }

  private func copyPiece(_ piece: PixelRect, _ pixels: PixelBuffer, _ memory: PanelMemory) {
    let part = turn.inverse.panelRect(piece, page: panel)
    var source = UnsafePointer(pixels.pixel(x: part.minX, y: part.minY))
    var stride = pixels.stride
    if format.isReduced {
      EdgeDither.reduce(part, of: pixels, into: reduced)
      (source, stride) = (UnsafePointer(reduced), part.width)
    }
    if turn != .none {
      BlockTurn.turn(turn, source, stride: stride, width: part.width, height: part.height, into: turned)
      (source, stride) = (UnsafePointer(turned), piece.width)
    }
    for y in piece.minY..<piece.maxY {
      format.pack(source, count: piece.width, to: memory.row(y), at: piece.minX)
      source += stride
    }
  }
}
