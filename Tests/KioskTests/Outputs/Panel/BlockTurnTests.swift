import ForecastScene
import Testing

@testable import KioskApp

struct BlockTurnTests {
  @Test(arguments: QuarterTurn.allCases)
  func everyPixelGoesWhereTheTurnSays(_ turn: QuarterTurn) {
    for (width, height) in [(1, 1), (3, 2), (4, 4), (5, 9), (16, 64), (13, 7), (64, 16), (1, 17), (17, 1)] {
      let page = Bitmap.noise(width + 3, height, seed: width * 100 + height)
      let target = Bitmap(width: turn.size(of: (width, height)).width, height: turn.size(of: (width, height)).height)
      BlockTurn.turn(
        turn, page.pixels.base, stride: page.pixels.stride, width: width, height: height, into: target.pixels.base)
      for y in 0..<height {
        for x in 0..<width {
          let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let at = turn.panelPoint(centre, page: (width, height))
          let found = target[Int(at.x.rounded(.down)), Int(at.y.rounded(.down))]
          #expect(found == page[x, y], "\(turn) of \(width)x\(height): \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: QuarterTurn.allCases)
  func theInverseTurnsRectanglesBack(_ turn: QuarterTurn) {
    let rect = PixelRect(minX: 3, minY: 5, maxX: 20, maxY: 9)
    let page = (width: 40, height: 30)
    let panel = turn.size(of: page)
    #expect(turn.inverse.panelRect(turn.panelRect(rect, page: page), page: panel) == rect)
  }

  /// Clockwise, as somebody in front of the panel sees it: the page's top left corner is at the panel's top right.
  @Test func cornersOfThePageLieAtTheseCornersOfThePanel() {
    let page = Bitmap(width: 8, height: 6)
    let corners: [UInt32] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004]
    page.pixels.base[0] = corners[0]
    page.pixels.base[7] = corners[1]
    page.pixels.base[5 * 8 + 7] = corners[2]
    page.pixels.base[5 * 8] = corners[3]
    for turn in QuarterTurn.allCases {
      let size = turn.size(of: (8, 6))
      let panel = Bitmap(width: size.width, height: size.height)
      BlockTurn.turn(turn, page.pixels.base, stride: 8, width: 8, height: 6, into: panel.pixels.base)
      let (right, bottom) = (size.width - 1, size.height - 1)
      let seen = [panel[0, 0], panel[right, 0], panel[right, bottom], panel[0, bottom]]
      let turns = turn.rawValue / 90
      #expect(seen == (0..<4).map { corners[($0 + 4 - turns) % 4] })
    }
  }
}
