import ForecastScene

/// How a page is turned on its panel, clockwise as somebody in front of it sees it.
enum QuarterTurn: Int, CaseIterable, Sendable {
  case none = 0
  case clockwise = 90
  case half = 180
  case counterclockwise = 270

  /// Whether width and height change places.
  var isSideways: Bool { self == .clockwise || self == .counterclockwise }

  /// The turn that undoes this one.
  var inverse: QuarterTurn {
    switch self {
    case .none: .none
    case .clockwise: .counterclockwise
    case .half: .half
    case .counterclockwise: .clockwise
    }
  }

  /// The size of the page that fills a panel of this size, or of the panel that a page of this size fills.
  func size(of panel: (width: Int, height: Int)) -> (width: Int, height: Int) {
    isSideways ? (panel.height, panel.width) : panel
  }

  /// Where a point of a page of `page` pixels lies on the panel.
  func panelPoint(_ p: Point, page: (width: Int, height: Int)) -> Point {
    let (width, height) = (Double(page.width), Double(page.height))
    return switch self {
    case .none: p
    case .clockwise: Point(x: height - p.y, y: p.x)
    case .half: Point(x: width - p.x, y: height - p.y)
    case .counterclockwise: Point(x: p.y, y: width - p.x)
    }
  }

  /// Which point of a page of `page` pixels is seen at a point of the panel.
  func pagePoint(_ p: Point, page: (width: Int, height: Int)) -> Point {
    let (width, height) = (Double(page.width), Double(page.height))
    return switch self {
    case .none: p
    case .clockwise: Point(x: p.y, y: height - p.x)
    case .half: Point(x: width - p.x, y: height - p.y)
    case .counterclockwise: Point(x: width - p.y, y: p.x)
    }
  }

  /// The panel's pixels under a rectangle of the page.
  func panelRect(_ rect: PixelRect, page: (width: Int, height: Int)) -> PixelRect {
    switch self {
    case .none: rect
    case .clockwise:
      PixelRect(minX: page.height - rect.maxY, minY: rect.minX, maxX: page.height - rect.minY, maxY: rect.maxX)
    case .half:
      PixelRect(
        minX: page.width - rect.maxX, minY: page.height - rect.maxY, maxX: page.width - rect.minX,
        maxY: page.height - rect.minY)
    case .counterclockwise:
      PixelRect(minX: rect.minY, minY: page.width - rect.maxX, maxX: rect.maxY, maxY: page.width - rect.minX)
    }
  }
}
