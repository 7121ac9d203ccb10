/// How a panel's memory holds a pixel.
enum PixelFormat: Equatable, Sendable {
  /// Four bytes, of which three are the channels; the fourth is set throughout.
  case wide(ChannelShifts)
  /// Three bytes.
  case packed(ChannelShifts)
  /// Two bytes: five bits, six of green, five; red in the high bits.
  case rgb565
  /// The same with blue in the high bits.
  case bgr565

  /// The format in which pages are drawn.
  static let xrgb8888 = PixelFormat.wide(.drawn)

  var bytesPerPixel: Int {
    switch self {
    case .wide: 4
    case .packed: 3
    case .rgb565, .bgr565: 2
    }
  }

  /// Whether it holds fewer colours than pages are drawn in.
  var isReduced: Bool { bytesPerPixel == 2 }
}

/// Where the channels lie in a pixel's little-endian word, in bits: whole bytes.
struct ChannelShifts: Equatable, Sendable {
  let red: UInt32
  let green: UInt32
  let blue: UInt32

  /// As pages are drawn: blue, green, red in memory.
  static let drawn = ChannelShifts(red: 16, green: 8, blue: 0)

  /// The byte of a word of four that is no channel, set throughout.
  var rest: UInt32 { ~(0xFF << red | 0xFF << green | 0xFF << blue) }
}

extension PixelFormat: CustomStringConvertible {
  /// Such as "32 bits, red 16, green 8, blue 0".
  var description: String {
    switch self {
    case .wide(let shifts): "32 bits, \(shifts)"
    case .packed(let shifts): "24 bits, \(shifts)"
    case .rgb565: "16 bits, RGB565"
    case .bgr565: "16 bits, BGR565"
    }
  }
}

extension ChannelShifts: CustomStringConvertible {
  var description: String { "red \(red), green \(green), blue \(blue)" }
}
