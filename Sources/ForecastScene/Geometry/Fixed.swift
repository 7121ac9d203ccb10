/// A device coordinate in 26.6 fixed point: 64 steps a pixel.
///
/// The display list holds nothing else, so that equality is exact and both processor families agree.
public struct Fixed: Hashable, Comparable, Sendable {
  /// Sixty-fourths of a device pixel.
  public var raw: Int32

  @inlinable public init(raw: Int32) { self.raw = raw }

  /// The nearest sixty-fourth to a number of device pixels. Traps on NaN and beyond ±2²⁵ pixels.
  @inlinable public init(pixels: Double) {
    precondition(abs(pixels) < 33_554_432, "A coordinate is not a finite number of pixels that a page can have.")
    raw = Int32((pixels * 64).rounded())
  }

  @inlinable public init(_ whole: Int) { raw = Int32(whole) << 6 }

  public static let zero = Fixed(raw: 0)

  @inlinable public var pixels: Double { Double(raw) / 64 }
  /// The whole pixel at or before.
  @inlinable public var floor: Int { Int(raw >> 6) }
  /// The whole pixel at or after.
  @inlinable public var ceil: Int { Int((raw &+ 63) >> 6) }

  @inlinable public static func < (a: Fixed, b: Fixed) -> Bool { a.raw < b.raw }
  @inlinable public static func + (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw + b.raw) }
  @inlinable public static func - (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw - b.raw) }
}

/// A point in device coordinates.
public struct FixedPoint: Hashable, Sendable {
  public var x: Fixed
  public var y: Fixed

  @inlinable public init(x: Fixed, y: Fixed) {
    self.x = x
    self.y = y
  }

  public static let zero = FixedPoint(x: .zero, y: .zero)

  @inlinable public static func + (a: FixedPoint, b: FixedPoint) -> FixedPoint {
    FixedPoint(x: a.x + b.x, y: a.y + b.y)
  }
}

/// An upright rectangle in device coordinates, right and bottom edge excluded.
public struct FixedRect: Hashable, Sendable {
  public var minX: Fixed
  public var minY: Fixed
  public var maxX: Fixed
  public var maxY: Fixed

  @inlinable public init(minX: Fixed, minY: Fixed, maxX: Fixed, maxY: Fixed) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable public func offset(by p: FixedPoint) -> FixedRect {
    FixedRect(minX: minX + p.x, minY: minY + p.y, maxX: maxX + p.x, maxY: maxY + p.y)
  }

  /// The smallest rectangle of whole pixels that holds this one.
  @inlinable public var pixelBounds: PixelRect {
    PixelRect(minX: minX.floor, minY: minY.floor, maxX: maxX.ceil, maxY: maxY.ceil)
  }
}

/// A rectangle of whole device pixels, right and bottom edge excluded.
public struct PixelRect: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  @inlinable public var width: Int { Swift.max(0, maxX - minX) }
  @inlinable public var height: Int { Swift.max(0, maxY - minY) }
  @inlinable public var area: Int { width * height }

  @inlinable public func intersection(_ o: PixelRect) -> PixelRect {
    PixelRect(
      minX: Swift.max(minX, o.minX), minY: Swift.max(minY, o.minY), maxX: Swift.min(maxX, o.maxX),
      maxY: Swift.min(maxY, o.maxY))
  }

  /// The smallest rectangle that holds both; an empty one does not count.
  @inlinable public func union(_ o: PixelRect) -> PixelRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return PixelRect(
      minX: Swift.min(minX, o.minX), minY: Swift.min(minY, o.minY), maxX: Swift.max(maxX, o.maxX),
      maxY: Swift.max(maxY, o.maxY))
  }

  @inlinable public func intersects(_ o: PixelRect) -> Bool { !intersection(o).isEmpty }

  @inlinable public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
