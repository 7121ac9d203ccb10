/// An opaque or translucent colour, 8 bits a channel, straight alpha.
public struct Color: Hashable, Sendable {
  /// 0xAARRGGBB.
  public let argb: UInt32

  @inlinable public init(argb: UInt32) { self.argb = argb }

  /// An opaque colour from 0xRRGGBB.
  @inlinable public init(rgb: UInt32) { argb = 0xFF00_0000 | rgb }

  @inlinable public var alpha: Int { Int(argb >> 24) }
  @inlinable public var red: Int { Int(argb >> 16 & 255) }
  @inlinable public var green: Int { Int(argb >> 8 & 255) }
  @inlinable public var blue: Int { Int(argb & 255) }

  /// The same colour with its alpha replaced, 0…255.
  @inlinable public func with(alpha: Int) -> Color { Color(argb: argb & 0x00FF_FFFF | UInt32(alpha) << 24) }
}
