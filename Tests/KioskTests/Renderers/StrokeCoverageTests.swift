import ForecastScene
import Testing

@testable import KioskApp

struct StrokeCoverageTests {
  private func stroke(
    _ points: [(Double, Double)], width: Double, cap: StrokeCap = .butt, isClosed: Bool = false
  ) throws -> TestSheet {
    try TestSheet(width: 64, height: 64).draw([
      .stroke(
        Path(points, isClosed: isClosed), at: .zero, width: Fixed(pixels: width), cap: cap, TestSheet.black)
    ])
  }

  @Test(arguments: [0.125, 0.5, 1, 2.5, 6])
  func aLineInksItsLengthTimesItsWidth(_ width: Double) throws {
    let sheet = try stroke([(10, 12), (50, 42)], width: width)
    #expect(abs(sheet.inkedArea - 50 * width) < 0.02 * 50 * width + 0.15)
  }

  @Test func aHairlineOfHalfAPixelIsHalfAsDark() throws {
    let sheet = try stroke([(10, 20.5), (40, 20.5)], width: 0.5)
    #expect((127...128).contains(sheet.coverage(20, 20)))
    #expect(sheet.coverage(20, 19) == 0 && sheet.coverage(20, 21) == 0)
  }

  @Test func aBendDoesNotInkTwice() throws {
    // An L of width 4: two arms of 20, whose centre lines meet in a corner that is covered once and mitred.
    let sheet = try stroke([(12, 40), (32, 40), (32, 20)], width: 4)
    #expect(abs(sheet.inkedArea - (22 * 4 + 18 * 4)) < 0.1)
    #expect(sheet.coverage(33, 41) == 255)
  }

  @Test func aSharpBendIsCutOffSquare() throws {
    // The mitre of a turn by 170° would reach 11 half-widths.
    let sheet = try stroke([(10, 30), (40, 30), (10, 33)], width: 4)
    for y in 20..<40 { #expect(sheet.coverage(45, y) == 0) }
  }

  @Test func aRoundEndAddsHalfADisc() throws {
    let butt = try stroke([(16, 32), (48, 32)], width: 12)
    let round = try stroke([(16, 32), (48, 32)], width: 12, cap: .round)
    #expect(abs(butt.inkedArea - 32 * 12) < 0.01)
    #expect(abs(round.inkedArea - butt.inkedArea - .pi * 36) < 1)
  }

  @Test func aRunOfOnePointIsADiscOrNothing() throws {
    #expect(try stroke([(20, 20)], width: 8).inkedArea == 0)
    let dot = try stroke([(20, 20), (20, 20)], width: 8, cap: .round)
    #expect(abs(dot.inkedArea - .pi * 16) < 0.5)
  }

  @Test func aClosedStrokeIsARingWithoutASeam() throws {
    let path = Path(contours: [Path.disc(20)], isClosed: true)
    let sheet = try TestSheet(width: 64, height: 64).draw([
      .stroke(path, at: FixedPoint(32, 32), width: Fixed(3), cap: .butt, TestSheet.black)
    ])
    #expect(sheet.coverage(32, 32) == 0)
    #expect(abs(sheet.inkedArea - 2 * .pi * 20 * 3) < 2)
    #expect(sheet.coverage(51, 31) == 255 && sheet.coverage(51, 32) == 255)
  }

  @Test func aRingThinnerThanItsPenIsADisc() throws {
    let path = Path(contours: [Path.disc(2)], isClosed: true)
    let sheet = try TestSheet().draw([
      .stroke(path, at: FixedPoint(16, 16), width: Fixed(10), cap: .butt, TestSheet.black)
    ])
    for y in 12..<20 { for x in 12..<20 { #expect(sheet.coverage(x, y) == 255) } }
    // Corners on the 26.6 grid turn a ring this small by uneven angles, which its wide pen carries outwards.
    #expect(abs(sheet.inkedArea - .pi * 49) < 4)
  }
}
