extension PixelFormat {
  /// Writes `count` pixels as drawn into a row of the panel, the first at column `x`. In formats that are reduced the low bits
  /// of each channel are left out.
  func pack(_ source: UnsafePointer<UInt32>, count: Int, to row: PanelRow, at x: Int) {
    switch self {
    case .wide(let shifts):
      if shifts == .drawn { return row.copy(source, count: count &* 4, at: x &* 4) }
      Self.packWide(source, count, row, x, shifts)
    case .packed(let shifts): Self.packThree(source, count, row, x, shifts)
    case .rgb565: Self.packTwo(source, count, row, x, PairShifts(high: 16, low: 0))
    case .bgr565: Self.packTwo(source, count, row, x, PairShifts(high: 0, low: 16))
    }
  }

  private static func packWide(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ row: PanelRow, _ x: Int, _ shifts: ChannelShifts
  ) {
    let rest = SIMD4<UInt32>(repeating: shifts.rest)
    var i = 0
    while i &+ 4 <= count {
      row.store(ordered(load(source + i), shifts) | rest, at: (x &+ i) &* 4)
      i &+= 4
    }
    while i < count {
      row.store(ordered(source[i], shifts) | shifts.rest, at: (x &+ i) &* 4)
      i &+= 1
    }
  }

  /// Four pixels are three words.
  private static func packThree(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ row: PanelRow, _ x: Int, _ shifts: ChannelShifts
  ) {
    var i = 0
    while i &+ 4 <= count {
      let p = ordered(load(source + i), shifts)
      let byte = (x &+ i) &* 3
      row.store(p[0] | p[1] &<< 24, at: byte)
      row.store(p[1] &>> 8 | p[2] &<< 16, at: byte &+ 4)
      row.store(p[2] &>> 16 | p[3] &<< 8, at: byte &+ 8)
      i &+= 4
    }
    while i < count {
      let p = ordered(source[i], shifts)
      row.store(UInt16(truncatingIfNeeded: p), at: (x &+ i) &* 3)
      row.store(UInt8(truncatingIfNeeded: p &>> 16), at: (x &+ i) &* 3 &+ 2)
      i &+= 1
    }
  }

  private static func packTwo(
    _ source: UnsafePointer<UInt32>, _ count: Int, _ row: PanelRow, _ x: Int, _ shifts: PairShifts
  ) {
    var i = 0
    while i &+ 4 <= count {
      row.store(SIMD4<UInt16>(truncatingIfNeeded: shifts.reduced(load(source + i))), at: (x &+ i) &* 2)
      i &+= 4
    }
    while i < count {
      row.store(UInt16(truncatingIfNeeded: shifts.reduced(SIMD4(repeating: source[i]))[0]), at: (x &+ i) &* 2)
      i &+= 1
    }
  }

  @inline(__always) private static func load(_ source: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// The three channels at other places of their word.
  @inline(__always) private static func ordered(_ p: SIMD4<UInt32>, _ s: ChannelShifts) -> SIMD4<UInt32> {
    let byte = SIMD4<UInt32>(repeating: 0xFF)
    let red = (p &>> SIMD4(repeating: 16) & byte) &<< SIMD4(repeating: s.red)
    let green = (p &>> SIMD4(repeating: 8) & byte) &<< SIMD4(repeating: s.green)
    return red | green | (p & byte) &<< SIMD4(repeating: s.blue)
  }

  @inline(__always) private static func ordered(_ p: UInt32, _ s: ChannelShifts) -> UInt32 {
    (p &>> 16 & 0xFF) &<< s.red | (p &>> 8 & 0xFF) &<< s.green | (p & 0xFF) &<< s.blue
  }
}

/// Which channels of a drawn pixel go into the high and low five bits, by their shifts there.
private struct PairShifts {
  let high: UInt32
  let low: UInt32

  /// Each pixel's sixteen bits.
  @inline(__always) func reduced(_ p: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let five = SIMD4<UInt32>(repeating: 0xF8)
    let first = (p &>> SIMD4(repeating: high) & five) &<< SIMD4(repeating: 8)
    let green = (p & SIMD4(repeating: 0xFC00)) &>> SIMD4(repeating: 5)
    return first | green | (p &>> SIMD4(repeating: low) & five) &>> SIMD4(repeating: 3)
  }
}
