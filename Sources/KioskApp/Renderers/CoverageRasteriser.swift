import ForecastScene
import Glibc

/// Turns closed outlines into coverage by adding up signed areas, cell by cell, in integers.
///
/// Each edge adds to the cells it crosses what it covers of them, signed by its direction; a running sum along a row
/// then is the area times the winding number. Its magnitude, cut off at one, is the coverage: exact wherever a pixel
/// is crossed by edges of one winding, so shapes that overlap in the same direction fill once and contours of the opposite
/// direction cut holes. Only in a pixel in which edges of overlapping contours meet can it exceed the true union, by
/// at most what they share there.
///
/// A row depends on nothing outside it and a cell on nothing right of it: any part of a shape comes out as in the whole.
/// Lines are normalised downwards before they are divided, so an edge shared by two shapes leaves no seam.
final class CoverageRasteriser {
  /// Steps a pixel.
  static let unit = 256
  /// Coordinates beyond are cut off: a million pixels.
  private static let limit = 1 << 28
  private static let blockShift = 4

  private var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var touched = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var capacity = 0
  private var area = PixelRect.empty
  private var width = 0
  private var blocks = 0
  private var stride = 0

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Starts a shape of which only the pixels of `area` are wanted.
  func begin(_ area: PixelRect) {
    self.area = area
    width = area.width
    // One cell more than there are pixels takes what spills over to the right.
    blocks = (width + 2 + 15) >> Self.blockShift
    stride = blocks << Self.blockShift
    reserve(stride * area.height)
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    cells.deallocate()
    touched.deallocate()
    capacity = count
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
    touched = .allocate(capacity: count >> Self.blockShift)
    touched.initialize(repeating: 0, count: count >> Self.blockShift)
  }

  /// Adds an edge, in 1/256 pixel, y down.
  func line(x0: Int, y0: Int, x1: Int, y1: Int) {
    guard y0 != y1 else { return }
    if y0 < y1 {
      descend(Self.cut(x0), Self.cut(y0), Self.cut(x1), Self.cut(y1), winding: 1)
    } else {
      descend(Self.cut(x1), Self.cut(y1), Self.cut(x0), Self.cut(y0), winding: -1)
    }
  }

  @inline(__always) private static func cut(_ x: Int) -> Int { max(-limit, min(limit, x)) }

  private func descend(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, winding: Int) {
    var y = max(y0, area.minY << 8)
    let bottom = min(y1, area.maxY << 8)
    guard y < bottom else { return }
    if y1 <= (y0 &>> 8 &+ 1) &<< 8 { return cross(row: y &>> 8 &- area.minY, x0, x1, y1 &- y0, winding) }
    let dx = x1 &- x0
    let dy = y1 &- y0
    let hasWholeRow = bottom &>> 8 > (y &+ 255) &>> 8
    let perRow = hasWholeRow ? Quotient(dx &<< 8, dy) : .zero
    var at = y == y0 ? .zero : Quotient((y &- y0) &* dx, dy)
    while y < bottom {
      let next = min((y &>> 8 &+ 1) &<< 8, bottom)
      let from = x0 &+ at.whole
      if next &- y == 256 {
        at.add(perRow, dy)
      } else {
        at = next == y1 ? Quotient(whole: dx, rest: 0) : Quotient((next &- y0) &* dx, dy)
      }
      cross(row: y &>> 8 &- area.minY, from, x0 &+ at.whole, next &- y, winding)
      y = next
    }
  }

  /// Adds the part of an edge that lies in one row.
  @inline(__always)
  private func cross(row: Int, _ xa: Int, _ xb: Int, _ height: Int, _ winding: Int) {
    let origin = area.minX &<< 8
    let left = min(xa, xb) &- origin
    let right = max(xa, xb) &- origin
    let first = left &>> 8
    let line = cells + row &* stride
    let marks = touched + row &* blocks
    if right < 0 {
      line[0] &+= Int32(truncatingIfNeeded: winding &* height &* 512)
      marks[0] = 1
    } else if first == right &>> 8 {
      add(line, marks, first, winding &* height, left & 255 &+ right & 255)
    } else if first < width {
      walk(line, marks, left, right, height, winding)
    }
  }

  /// Shares the height of an edge out among the cells it passes in a row.
  private func walk(
    _ line: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt8>, _ left: Int, _ right: Int,
    _ height: Int, _ winding: Int
  ) {
    let dx = right &- left
    let last = right &>> 8
    var cell = left &>> 8
    var done = Quotient((256 &- left & 255) &* height, dx)
    add(line, marks, cell, winding &* done.whole, 256 &+ left & 255)
    cell &+= 1
    if cell < last {
      let perCell = Quotient(height &<< 8, dx)
      while cell < last {
        let before = done.whole
        done.add(perCell, dx)
        add(line, marks, cell, winding &* (done.whole &- before), 256)
        cell &+= 1
      }
    }
    add(line, marks, last, winding &* (height &- done.whole), right & 255)
  }

  /// Adds a height that lies `ends` / 2 from the left side of a cell, on the average of its two ends.
  @inline(__always)
  private func add(
    _ line: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt8>, _ cell: Int, _ height: Int, _ ends: Int
  ) {
    if cell >= width { return }
    if cell < 0 {
      line[0] &+= Int32(truncatingIfNeeded: height &* 512)
      marks[0] = 1
      return
    }
    let outside = height &* ends
    line[cell] &+= Int32(truncatingIfNeeded: height &* 512 &- outside)
    line[cell &+ 1] &+= Int32(truncatingIfNeeded: outside)
    marks[cell &>> Self.blockShift] = 1
    marks[(cell &+ 1) &>> Self.blockShift] = 1
  }

  /// Writes the coverage of the area and forgets the shape. Rows are padded to a multiple of 16 bytes.
  func finish(into bytes: UnsafeMutablePointer<UInt8>, stride byteStride: Int) {
    for row in 0..<area.height {
      sweep(cells + row &* stride, touched + row &* blocks, bytes + row &* byteStride, byteStride)
    }
  }

  private func sweep(
    _ line: UnsafeMutablePointer<Int32>, _ marks: UnsafeMutablePointer<UInt8>, _ bytes: UnsafeMutablePointer<UInt8>,
    _ byteStride: Int
  ) {
    var sum: Int32 = 0
    for block in 0..<blocks {
      let start = block &<< Self.blockShift
      let isWanted = start < byteStride
      if marks[block] == 0 {
        if isWanted { memset(bytes + start, Int32(Self.coverage(sum)), 16) }
        continue
      }
      marks[block] = 0
      for x in start..<(start &+ 16) {
        sum &+= line[x]
        line[x] = 0
        if isWanted { bytes[x] = Self.coverage(sum) }
      }
    }
  }

  /// Doubled area in 1/256 pixel squares to a byte.
  @inline(__always) private static func coverage(_ sum: Int32) -> UInt8 {
    let area = min(sum < 0 ? 0 &- sum : sum, 131_072)
    return UInt8(truncatingIfNeeded: (area &* 255 &+ 65_536) &>> 17)
  }
}

/// A quotient rounded down together with its remainder, so that a sum of steps stays exact.
private struct Quotient {
  var whole: Int
  var rest: Int

  static let zero = Quotient(whole: 0, rest: 0)

  @inline(__always) init(whole: Int, rest: Int) {
    self.whole = whole
    self.rest = rest
  }

  /// The divisor is above zero.
  @inline(__always) init(_ dividend: Int, _ divisor: Int) {
    whole = dividend / divisor
    rest = dividend &- whole &* divisor
    if rest < 0 {
      rest &+= divisor
      whole &-= 1
    }
  }

  @inline(__always) mutating func add(_ step: Quotient, _ divisor: Int) {
    whole &+= step.whole
    rest &+= step.rest
    if rest >= divisor {
      rest &-= divisor
      whole &+= 1
    }
  }
}
