/// Two channels of four pixels, sixteen bits each: the unit in which pixels are blended.
struct Lanes {
  var values: SIMD8<UInt16>

  @inline(__always) init(values: SIMD8<UInt16>) { self.values = values }

  @inline(__always) init(repeating value: UInt16) { values = SIMD8(repeating: value) }

  /// Blue and red of four pixels.
  @inline(__always) init(evenBytes pixels: SIMD4<UInt32>) {
    values = unsafeBitCast(pixels & SIMD4(repeating: 0x00FF_00FF), to: SIMD8<UInt16>.self)
  }

  /// Green and alpha of four pixels.
  @inline(__always) init(oddBytes pixels: SIMD4<UInt32>) {
    let moved = pixels &>> SIMD4(repeating: 8)
    values = unsafeBitCast(moved & SIMD4(repeating: 0x00FF_00FF), to: SIMD8<UInt16>.self)
  }

  /// Four bytes of coverage, the first in the lowest, each for both channels of its pixel.
  @inline(__always) init(coverage bytes: UInt32) {
    let four = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes.littleEndian, to: SIMD4<UInt8>.self))
    values = unsafeBitCast(four | (four &<< SIMD4(repeating: 16)), to: SIMD8<UInt16>.self)
  }

  /// x / 255, rounded to the nearest, for 0…65 025.
  @inline(__always) static func over255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y &>> 8)) &>> 8
  }

  /// Each lane times its fellow, over 255, rounded.
  @inline(__always) func scaled(by other: Lanes) -> Lanes { Lanes(values: Self.over255(values &* other.values)) }

  /// These channels with `ink` laid on them at a strength of 0…255.
  @inline(__always) func blended(with ink: Lanes, _ strength: Lanes) -> Lanes {
    let rest = SIMD8<UInt16>(repeating: 255) &- strength.values
    return Lanes(values: Self.over255(ink.values &* strength.values &+ values &* rest))
  }

  /// Four pixels from their two halves.
  @inline(__always) static func woven(evens: Lanes, odds: Lanes) -> SIMD4<UInt32> {
    let low = unsafeBitCast(evens.values, to: SIMD4<UInt32>.self)
    return low | (unsafeBitCast(odds.values, to: SIMD4<UInt32>.self) &<< SIMD4(repeating: 8))
  }

  @inline(__always) private static func over255(_ x: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let y = x &+ SIMD8(repeating: 128)
    return (y &+ (y &>> SIMD8(repeating: 8))) &>> SIMD8(repeating: 8)
  }
}
