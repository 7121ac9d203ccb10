import CAccessibility
import ForecastScene

/// Elements by number, as the bus names them: the page is 1, rows and cells have hundreds of their own.
extension AccessibilityTree.ElementID {
  private static let rows: UInt32 = 100
  private static let cells: UInt32 = 200
  private static let mostOfAKind: UInt32 = 100

  private static let singles: [Self] = [
    .page, .masthead, .status, .retry, .tape, .earlier, .later, .sidebar, .arc, .days, .colophon,
  ]

  /// Above 0.
  var number: UInt32 {
    switch self {
    case .day(let row): Self.rows + UInt32(clamping: row)
    case .cell(let index): Self.cells + UInt32(clamping: index)
    default: UInt32(1 + (Self.singles.firstIndex(of: self) ?? 0))
    }
  }

  /// The element of a number; nil where there is none.
  init?(number: UInt32) {
    switch number {
    case 1...UInt32(Self.singles.count): self = Self.singles[Int(number) - 1]
    case Self.rows..<(Self.rows + Self.mostOfAKind): self = .day(Int(number - Self.rows))
    case Self.cells..<(Self.cells + Self.mostOfAKind): self = .cell(Int(number - Self.cells))
    default: return nil
    }
  }
}
