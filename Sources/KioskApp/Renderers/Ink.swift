import ForecastScene

/// A colour made ready for blending: its channels spread over lanes, its alpha joined with the chunk's opacity.
///
/// The paper under it is opaque and stays so. Every blend is dst + (src − dst) · a / 255, rounded to the nearest integer
/// for each channel: full coverage gives the colour itself, none leaves the pixel as it was.
struct Ink {
  /// The colour without its transparency.
  let solid: UInt32
  /// How much of it full coverage lays on, 0…255.
  let alpha: UInt32
  private let redBlue: Lanes
  private let alphaGreen: Lanes

  init(_ color: Color, opacity: UInt8) {
    solid = color.argb | 0xFF00_0000
    alpha = Lanes.over255(color.argb >> 24 &* UInt32(opacity))
    let four = SIMD4<UInt32>(repeating: solid)
    redBlue = Lanes(evenBytes: four)
    alphaGreen = Lanes(oddBytes: four)
  }

  var isOpaque: Bool { alpha == 255 }

  /// Lays the ink on `count` pixels at full coverage.
  func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    if isOpaque { copy(to: row, count: count) } else { cover(row, count: count, coverage: 255) }
  }

  /// Lays the ink on `count` pixels at one coverage, 0…255.
  func cover(_ row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    let strength = Lanes.over255(coverage &* alpha)
    if strength == 255 { return copy(to: row, count: count) }
    if strength == 0 { return }
    let lanes = Lanes(repeating: UInt16(truncatingIfNeeded: strength))
    var i = 0
    while i &+ 4 <= count {
      blendFour(row + i, lanes)
      i &+= 4
    }
    while i < count {
      row[i] = blend(row[i], strength)
      i &+= 1
    }
  }

  /// Lays the ink on `count` pixels at the coverage that a byte each tells.
  func cover(_ row: UnsafeMutablePointer<UInt32>, mask: UnsafePointer<UInt8>, count: Int) {
    if isOpaque { coverOpaquely(row, mask, count) } else { coverThinly(row, mask, count) }
  }

  /// One pixel with the ink laid on it at a strength of 0…255.
  @inline(__always) func blend(_ under: UInt32, _ strength: UInt32) -> UInt32 {
    let lanes: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let rest = 255 &- strength
    let evens = (solid & lanes) &* strength &+ (under & lanes) &* rest &+ half
    let odds = (solid &>> 8 & lanes) &* strength &+ (under &>> 8 & lanes) &* rest &+ half
    let low = (evens &+ (evens &>> 8 & lanes)) &>> 8 & lanes
    let high = (odds &+ (odds &>> 8 & lanes)) & ~lanes
    return low | high
  }

  private func copy(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    let four = SIMD4<UInt32>(repeating: solid)
    var i = 0
    while i &+ 4 <= count {
      UnsafeMutableRawPointer(row + i).storeBytes(of: four, as: SIMD4<UInt32>.self)
      i &+= 4
    }
    while i < count {
      row[i] = solid
      i &+= 1
    }
  }

  private func coverOpaquely(_ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int) {
    let four = SIMD4<UInt32>(repeating: solid)
    var i = 0
    while i &+ 4 <= count {
      let bytes = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self)
      if bytes == 0xFFFF_FFFF {
        UnsafeMutableRawPointer(row + i).storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else if bytes != 0 {
        blendFour(row + i, Lanes(coverage: bytes))
      }
      i &+= 4
    }
    while i < count {
      let coverage = UInt32(mask[i])
      if coverage != 0 { row[i] = blend(row[i], coverage) }
      i &+= 1
    }
  }

  private func coverThinly(_ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int) {
    let lanes = Lanes(repeating: UInt16(truncatingIfNeeded: alpha))
    var i = 0
    while i &+ 4 <= count {
      let bytes = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self)
      if bytes != 0 { blendFour(row + i, Lanes(coverage: bytes).scaled(by: lanes)) }
      i &+= 4
    }
    while i < count {
      let strength = Lanes.over255(UInt32(mask[i]) &* alpha)
      if strength != 0 { row[i] = blend(row[i], strength) }
      i &+= 1
    }
  }

  /// Lays a colour of its own, at a strength of its own, on each of `count` pixels.
  static func blend(
    _ row: UnsafeMutablePointer<UInt32>, colors: UnsafePointer<UInt32>, strengths: UnsafePointer<UInt8>, count: Int
  ) {
    var i = 0
    while i &+ 4 <= count {
      let raw = UnsafeMutableRawPointer(row + i)
      let under = raw.loadUnaligned(as: SIMD4<UInt32>.self)
      let over = UnsafeRawPointer(colors + i).loadUnaligned(as: SIMD4<UInt32>.self)
      let strength = Lanes(coverage: UnsafeRawPointer(strengths + i).loadUnaligned(as: UInt32.self))
      let evens = Lanes(evenBytes: under).blended(with: Lanes(evenBytes: over), strength)
      let odds = Lanes(oddBytes: under).blended(with: Lanes(oddBytes: over), strength)
      raw.storeBytes(of: Lanes.woven(evens: evens, odds: odds), as: SIMD4<UInt32>.self)
      i &+= 4
    }
    while i < count {
      row[i] = Ink(Color(argb: colors[i]), opacity: 255).blend(row[i], UInt32(strengths[i]))
      i &+= 1
    }
  }

  @inline(__always) private func blendFour(_ pixels: UnsafeMutablePointer<UInt32>, _ strength: Lanes) {
    let raw = UnsafeMutableRawPointer(pixels)
    let under = raw.loadUnaligned(as: SIMD4<UInt32>.self)
    let evens = Lanes(evenBytes: under).blended(with: redBlue, strength)
    let odds = Lanes(oddBytes: under).blended(with: alphaGreen, strength)
    raw.storeBytes(of: Lanes.woven(evens: evens, odds: odds), as: SIMD4<UInt32>.self)
  }
}
