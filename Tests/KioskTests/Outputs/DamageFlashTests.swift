import ForecastScene
import Testing

@testable import KioskApp

/// The frames around what was drawn anew.
@Suite struct DamageFlashTests {
  private let here = PixelRect(minX: 4, minY: 4, maxX: 20, maxY: 16)
  private let there = PixelRect(minX: 30, minY: 4, maxX: 90, maxY: 80)

  @Test func theNextFrameDrawsOverWhatWasFramed() {
    var flash = DamageFlash()
    #expect(flash.cover(Damage(here)).rects == [here])
    #expect(flash.cover(Damage(there)).area == here.area + there.area)
    #expect(flash.cover(Damage()).rects == [there] && flash.cover(Damage()).isEmpty)
  }

  @Test func aFrameLiesInsideItsRectangleAndOnThePage() {
    let page = Bitmap(width: 64, height: 64)
    var damage = Damage(here)
    damage.add(there)
    DamageFlash().draw(damage, into: page.pixels)
    for y in 0..<64 {
      for x in 0..<64 where page[x, y] != 0xFF00_0000 {
        let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        #expect(here.intersects(pixel) || there.intersects(pixel))
      }
    }
    #expect(page[4, 4] != 0xFF00_0000 && page[10, 10] == 0xFF00_0000)
  }
}
