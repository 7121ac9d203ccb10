import ForecastScene
import Testing

@testable import KioskApp

@Suite struct BitmapTests {
  @Test func aPictureIsMovedBackAndItsEdgesAreFilledFromWithin() {
    let bitmap = Bitmap(width: 5, height: 4)
    for y in 0..<4 { for x in 0..<5 { bitmap.pixels.pixel(x: x, y: y).pointee = UInt32(y * 10 + x) } }
    let moved = bitmap.moved(back: PixelOffset(x: 1, y: -2))
    for y in 0..<4 {
      for x in 0..<5 { #expect(moved[x, y] == UInt32(max(0, y - 2) * 10 + min(4, x + 1))) }
    }
    #expect(bitmap.moved(back: .zero) === bitmap)
  }
}
