/// A place on the page: points, x to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in points, y down.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  /// Left edge in, right edge out.
  public func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }

  /// The rectangle with each side moved inwards by the given points (outwards when negative).
  public func inset(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> Rect {
    Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }

  public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// The bridge between points and device pixels.
public struct PixelScale: Hashable, Sendable {
  /// Device pixels a point; greater than 0.
  public let pixelsPerPoint: Double

  public init(pixelsPerPoint: Double) {
    precondition(pixelsPerPoint > 0 && pixelsPerPoint.isFinite, "A pixel scale is a finite number above zero.")
    self.pixelsPerPoint = pixelsPerPoint
  }

  public static let one = PixelScale(pixelsPerPoint: 1)

  /// The nearest whole pixel, in points.
  public func snap(_ points: Double) -> Double { (points * pixelsPerPoint).rounded() / pixelsPerPoint }

  /// A thickness of whole pixels, at least one, in points.
  public func snapThickness(_ points: Double) -> Double {
    Swift.max(1, (points * pixelsPerPoint).rounded()) / pixelsPerPoint
  }

  /// One device pixel in points.
  public var pixel: Double { 1 / pixelsPerPoint }

  /// The rectangle with its four edges on whole pixels.
  public func snap(_ r: Rect) -> Rect {
    let x = snap(r.minX)
    let y = snap(r.minY)
    return Rect(x: x, y: y, width: snap(r.maxX) - x, height: snap(r.maxY) - y)
  }
}
