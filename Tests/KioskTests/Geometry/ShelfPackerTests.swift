import Testing

@testable import KioskApp

struct ShelfPackerTests {
  @Test func nothingOverlapsAndNothingLiesOutside() {
    var packer = ShelfPacker(side: 128)
    var dice = Dice(state: 7)
    var isTaken = [Bool](repeating: false, count: 128 * 128)
    var placed = 0
    for _ in 0..<400 {
      let width = Int.random(in: 1...24, using: &dice)
      let height = Int.random(in: 1...18, using: &dice)
      guard let place = packer.place(width: width, height: height) else { continue }
      placed += width * height
      for y in place.y..<(place.y + height) {
        for x in place.x..<(place.x + width) {
          #expect(!isTaken[y * 128 + x])
          isTaken[y * 128 + x] = true
        }
      }
    }
    #expect(placed > 128 * 128 / 2)
  }

  @Test func whatIsTooLargeHasNoPlace() {
    var packer = ShelfPacker(side: 64)
    #expect(packer.place(width: 65, height: 1) == nil && packer.place(width: 1, height: 65) == nil)
    #expect(packer.place(width: 64, height: 64) != nil)
    #expect(packer.place(width: 1, height: 1) == nil)
  }
}
