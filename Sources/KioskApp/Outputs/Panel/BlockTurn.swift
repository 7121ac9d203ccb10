/// Turns small blocks of pixels: so many at a time that both sides of it stay in the nearest cache.
enum BlockTurn {
  /// Turns a block of `width` by `height` pixels, whose rows are `stride` apart, into `target`, whose rows follow each other.
  @inline(__always) static func turn(
    _ turn: QuarterTurn, _ source: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    switch turn {
    case .none: copy(source, stride, width, height, target)
    case .clockwise: clockwise(source, stride, width, height, target)
    case .half: half(source, stride, width, height, target)
    case .counterclockwise: counterclockwise(source, stride, width, height, target)
    }
  }

  private static func copy(
    _ source: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    for y in 0..<height { (target + y &* width).update(from: source + y &* stride, count: width) }
  }

  /// Rows backwards, from the last to the first.
  private static func half(
    _ source: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    for y in 0..<height {
      let from = source + y &* stride
      let to = target + (height &- 1 &- y) &* width
      var x = 0
      while x &+ 4 <= width {
        let p = load(from + x)
        store(SIMD4(p[3], p[2], p[1], p[0]), to + (width &- 4 &- x))
        x &+= 4
      }
      while x < width {
        to[width &- 1 &- x] = from[x]
        x &+= 1
      }
    }
  }

  /// The left column becomes the first row, read from below.
  private static func clockwise(
    _ source: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    var y = 0
    while y &+ 4 <= height {
      let from = source + y &* stride
      let to = target + (height &- 4 &- y)
      var x = 0
      while x &+ 4 <= width {
        let square = Square(from + x, stride)
        store(square.upward(0), to + x &* height)
        store(square.upward(1), to + (x &+ 1) &* height)
        store(square.upward(2), to + (x &+ 2) &* height)
        store(square.upward(3), to + (x &+ 3) &* height)
        x &+= 4
      }
      while x < width {
        for k in 0..<4 { to[x &* height &+ 3 &- k] = from[k &* stride &+ x] }
        x &+= 1
      }
      y &+= 4
    }
    while y < height {
      for x in 0..<width { target[x &* height &+ height &- 1 &- y] = source[y &* stride &+ x] }
      y &+= 1
    }
  }

  /// The right column becomes the first row, read from above.
  private static func counterclockwise(
    _ source: UnsafePointer<UInt32>, _ stride: Int, _ width: Int, _ height: Int, _ target: UnsafeMutablePointer<UInt32>
  ) {
    var y = 0
    while y &+ 4 <= height {
      let from = source + y &* stride
      var x = 0
      while x &+ 4 <= width {
        let square = Square(from + x, stride)
        let to = target + ((width &- 1 &- x) &* height &+ y)
        store(square.downward(0), to)
        store(square.downward(1), to - height)
        store(square.downward(2), to - 2 &* height)
        store(square.downward(3), to - 3 &* height)
        x &+= 4
      }
      while x < width {
        for k in 0..<4 { target[(width &- 1 &- x) &* height &+ y &+ k] = from[k &* stride &+ x] }
        x &+= 1
      }
      y &+= 4
    }
    while y < height {
      for x in 0..<width { target[(width &- 1 &- x) &* height &+ y] = source[y &* stride &+ x] }
      y &+= 1
    }
  }

  @inline(__always) fileprivate static func load(_ source: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always) private static func store(_ four: SIMD4<UInt32>, _ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: four, as: SIMD4<UInt32>.self)
  }
}

/// Four by four pixels.
private struct Square {
  private let a: SIMD4<UInt32>
  private let b: SIMD4<UInt32>
  private let c: SIMD4<UInt32>
  private let d: SIMD4<UInt32>

  @inline(__always) init(_ source: UnsafePointer<UInt32>, _ stride: Int) {
    a = BlockTurn.load(source)
    b = BlockTurn.load(source + stride)
    c = BlockTurn.load(source + 2 &* stride)
    d = BlockTurn.load(source + 3 &* stride)
  }

  /// A column from below.
  @inline(__always) func upward(_ k: Int) -> SIMD4<UInt32> { SIMD4(d[k], c[k], b[k], a[k]) }
  /// A column from above.
  @inline(__always) func downward(_ k: Int) -> SIMD4<UInt32> { SIMD4(a[k], b[k], c[k], d[k]) }
}
