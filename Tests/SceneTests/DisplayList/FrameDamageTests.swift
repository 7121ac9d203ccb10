import Testing

@testable import ForecastScene

/// What differs between two lists.
@Suite struct FrameDamageTests {
  private let screen = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)

  private func chunk(_ x: Int, _ color: UInt32 = 0) -> Chunk {
    let rect = FixedRect(minX: Fixed(x), minY: Fixed(0), maxX: Fixed(x + 10), maxY: Fixed(10))
    return Chunk(items: [.rect(rect, Color(rgb: color))])
  }

  private func list(_ chunks: [(NodeID, Chunk, Fixed)], paper: UInt32 = 0xFFFFFF) -> DisplayList {
    DisplayList(
      width: 100, height: 100, paper: Color(rgb: paper),
      chunks: chunks.map { PlacedChunk(node: $0, chunk: $1, offset: FixedPoint(x: $2, y: .zero), clip: screen) })
  }

  @Test func equalListsOfOtherChunksDifferInNothing() {
    let (damage, nodes) = FrameDamage.compare(list([(.hero, chunk(0), .zero)]), list([(.hero, chunk(0), .zero)]))
    #expect(damage.isEmpty && nodes.isEmpty)
  }

  @Test func aMoveDamagesWhereItWasAndWhereItIs() {
    let mark = chunk(0)
    let (damage, nodes) = FrameDamage.compare(list([(.hero, mark, .zero)]), list([(.hero, mark, Fixed(50))]))
    #expect(nodes == [.hero] && damage.area == 200)
  }

  @Test func aMoveByPartOfAPixelReachesOnePixelFurther() {
    let placed = PlacedChunk(node: .tape, chunk: chunk(0), offset: FixedPoint(x: Fixed(raw: 1), y: .zero), clip: screen)
    #expect(placed.bounds == PixelRect(minX: 0, minY: 0, maxX: 11, maxY: 10))
  }

  @Test func whatComesAndWhatGoesIsDamaged() {
    let old = list([(.page, chunk(0), .zero), (.table, chunk(20), .zero), (.ring, chunk(40), .zero)])
    let new = list([(.page, chunk(0), .zero), (.hero, chunk(60), .zero), (.table, chunk(20), .zero)])
    let (damage, nodes) = FrameDamage.compare(old, new)
    #expect(nodes == [.hero, .ring] && damage.area == 200)
  }

  @Test func anotherPaperOrSizeIsAnotherSheet() {
    let old = list([(.hero, chunk(0), .zero)])
    let (damage, nodes) = FrameDamage.compare(old, list([(.hero, chunk(0), .zero)], paper: 0))
    #expect(damage.rects == [screen] && nodes == [.hero])
  }

  @Test func whatLiesOffTheScreenDamagesNothing() {
    let mark = chunk(0)
    let (damage, nodes) = FrameDamage.compare(list([(.tape, mark, Fixed(200))]), list([(.tape, mark, Fixed(210))]))
    #expect(damage.isEmpty && nodes.isEmpty)
  }

  @Test func nodesAreLaidInTheOrderOfTheirNames() {
    #expect(NodeID.allCases.map { Int($0.rawValue) } == Array(NodeID.allCases.indices))
  }
}
