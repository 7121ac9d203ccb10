import Glibc

@testable import KioskApp

/// How far two pictures of one size lie apart, in 255ths of a channel.
struct PictureDifference: CustomStringConvertible {
  private(set) var most = 0
  private(set) var mean = 0.0
  /// Where it is the most.
  private(set) var place = (x: 0, y: 0)

  init(_ a: PixelBuffer, _ b: PixelBuffer) {
    var sum = 0
    for y in 0..<a.height {
      let rowA = a.pixel(x: 0, y: y)
      let rowB = b.pixel(x: 0, y: y)
      var x = 0
      while x < a.width {
        if (rowA[x] ^ rowB[x]) & 0xFF_FFFF != 0 { sum &+= add(rowA[x], rowB[x], x, y) }
        x &+= 1
      }
    }
    mean = Double(sum) / Double(3 * a.width * a.height)
  }

  private mutating func add(_ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16] {
      let distance = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      sum += distance
      if distance > most {
        most = distance
        place = (x, y)
      }
    }
    return sum
  }

  var description: String { "most \(most) at \(place.x),\(place.y), mean \((mean * 1_000).rounded() / 1_000)" }

  /// How far two pixels lie apart in the channel at `shift`, eight times as strong, in its place.
  private static func apart(_ p: UInt32, _ q: UInt32, _ shift: UInt32) -> UInt32 {
    let a = Int(p >> shift & 255)
    let b = Int(q >> shift & 255)
    return UInt32(min(255, abs(a - b) * 8)) << shift
  }

  /// Writes both pictures and what lies between them, eight times as strong, where ALMANAC_DIFFERENCES names a directory.
  static func keep(_ a: PixelBuffer, _ b: PixelBuffer, as name: String) throws {
    guard let directory = getenv("ALMANAC_DIFFERENCES").map({ String(cString: $0) }) else { return }
    let between = Bitmap(width: a.width, height: a.height).pixels
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a.pixel(x: x, y: y).pointee, b.pixel(x: x, y: y).pointee)
        between.pixel(x: x, y: y).pointee = 0xFF00_0000 | apart(p, q, 0) | apart(p, q, 8) | apart(p, q, 16)
      }
    }
    try PNGFile.write(a, to: "\(directory)/\(name)-software.png")
    try PNGFile.write(b, to: "\(directory)/\(name)-gpu.png")
    try PNGFile.write(between, to: "\(directory)/\(name)-difference.png")
  }
}
