import ForecastScene
import SceneHarness
import Testing

/// The text form of a list.
@Suite struct DumpTests {
  @Test func everyMarkIsALine() {
    let half = Fixed(raw: 32)
    let path = Path(contours: [[FixedPoint(x: .zero, y: .zero), FixedPoint(x: Fixed(2), y: half)]], isClosed: false)
    let rect = FixedRect(minX: .zero, minY: half, maxX: Fixed(3), maxY: Fixed(-1))
    let run = GlyphRun(
      size: Fixed(20),
      glyphs: [PlacedGlyph(font: 0, scalar: 65, x: .zero), PlacedGlyph(font: 0, scalar: 0x2212, x: half)],
      bounds: rect)
    let chunk = Chunk(items: [
      .rect(rect, Color(rgb: 0x0A0B0C)), .fill(path, at: .zero, Color(argb: 1)),
      .stroke(path, at: .zero, width: half, cap: .round, Color(rgb: 0)), .glyphs(run, at: .zero, Color(rgb: 0)),
      .fade(rect, axis: .vertical, from: Color(rgb: 0), to: Color(argb: 0)),
    ])
    let clip = PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 9)
    let list = DisplayList(
      width: 9, height: 9, paper: Color(rgb: 0xFFFFFF), chunks: [PlacedChunk(node: .dayLabel, chunk: chunk, clip: clip)]
    )
    #expect(
      list.dump == """
        list 9x9 paper #ffffffff
        day-label at 0,0 clip [0,0 9,9] opacity 255
          rect [0,32/ 3,-1] #ff0a0b0c
          fill 2 points [0,0 2,32/] at 0,0 #00000001
          stroke 2 points [0,0 2,32/] at 0,0 width 32/ round #ff000000
          text “A−” size 20 at 0,0 #ff000000
          fade [0,32/ 3,-1] vertical #ff000000 to #00000000

        """)
  }

  @Test func thePageOfAMomentHasOneText() {
    #expect(
      StageHarness(width: 400, height: 720).frame.list.dump == StageHarness(width: 400, height: 720).frame.list.dump)
  }

  @Test func aDifferenceIsToldByItsFirstLine() {
    #expect(Golden.difference("a\nb\n", "a\nb\n") == nil)
    #expect(Golden.difference("a\nb", "a\nc") == "line 2 is “c”, not “b”")
    #expect(Golden.difference("a", "a\nc") == "line 2 is “c”, not “nothing”")
  }
}
