/// One row of the grid of ten by ten dots that tells the relative humidity, filled from below.
///
/// A row knows only how many of its dots are full, so that eleven of them, painted once each, make every humidity there is.
/// It is painted in the lowest place and placed row by row.
enum HumidityRow: Node {
  struct Input: Equatable {
    let revision: Int
    /// 0…10.
    let filled: Int
  }

  /// Where the dots stand, in points.
  struct Frame {
    /// From one dot to the next: whole half pixels keep every dot of the grid alike.
    let pitch: Double
    /// The middle of the first dot of the lowest row.
    let first: Point

    init(_ sheet: Sheet) {
      let drawing = CellFrame(2, sheet.page).drawing
      let side = min(drawing.width * 0.94, drawing.height)
      let perPoint = sheet.scale.pixelsPerPoint
      pitch = (side / Double(HumidityRow.dots) * perPoint * 2).rounded(.down) / 2 / perPoint
      first = Point(x: drawing.x + pitch / 2, y: drawing.maxY - pitch / 2)
    }
  }

  /// Dots of a row, and rows.
  static let dots = 10

  static func paint(_ input: Input, on sheet: Sheet) -> Chunk {
    var painter = sheet.painter()
    let frame = Frame(sheet)
    paint(0..<input.filled, radius: frame.pitch * 0.36, frame, &painter, sheet)
    paint(input.filled..<dots, radius: frame.pitch * 0.1, frame, &painter, sheet)
    return painter.chunk
  }

  private static func paint(
    _ dots: Range<Int>, radius: Double, _ frame: Frame, _ painter: inout Painter, _ sheet: Sheet
  ) {
    guard !dots.isEmpty else { return }
    painter.fill(sheet.figures.ink) { path in
      for dot in dots {
        path.circle(Point(x: frame.first.x + Double(dot) * frame.pitch, y: frame.first.y), radius: radius)
      }
    }
  }
}

extension Sheet {
  /// The relative humidity of an hour in whole per cent, 0…100; nil where it is not known or no longer told.
  func humidity(of hour: Int) -> Int? {
    guard !isWithdrawn, content.hours.indices.contains(hour) else { return nil }
    return content.hours[hour].forecast.humidity.map { Int((min(1, max(0, $0.fraction)) * 100).rounded()) }
  }
}
