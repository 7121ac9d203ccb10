import ForecastScene
import Glibc
import Testing

@testable import KioskApp

/// Real touch events, from a panel of an X server's through SDL into the real program.
@Suite(.serialized)
struct FingerEventTests {
  @Test(arguments: Compositor.allCases)
  func fingersOnARealWindowPressDragAndFling(compositor: Compositor) throws {
    guard let screen = FingerScreen.start() else { return }
    guard let almanac = ShownAlmanac.start(on: screen, under: compositor) else { return }
    let pages = try FingerPages()
    let tape = pages.tape
    let y = Double(tape.minY + tape.maxY) / 2
    let middle = Double(tape.minX + tape.maxX) / 2
    let right = middle + Double(tape.width) * 0.3

    // The window may not be there yet for the first of them: then the page has not moved.
    var tries = 0
    repeat {
      tries += 1
      drag(screen, from: right, by: -3 * pages.hourWidth, y: y, holds: true)
      usleep(500_000)
    } while tries < 10 && waited(2) { almanac.rests(at: 0, of: pages) }
    #expect(waited(10) { almanac.rests(at: 3, of: pages) }, "a drag over three hours did not end three hours on")

    press(screen, x: middle + 2 * pages.hourWidth, y: y)
    #expect(waited(10) { almanac.rests(at: 5, of: pages) }, "a press on a tick two hours on did not go there")

    drag(screen, from: right, by: -2 * pages.hourWidth, y: y, holds: false)
    // The finger itself takes the page from the fifth hour to the seventh.
    let isThrown = waited(20) {
      guard let picture = almanac.picture() else { return false }
      return (8...23).contains { pages.shows($0, picture) }
    }
    #expect(isThrown, "a fling over two hours did not come to rest beyond them")
  }

  private func press(_ screen: FingerScreen, x: Double, y: Double) {
    screen.touch(.begin, x: x, y: y)
    usleep(60_000)
    screen.touch(.end, x: x, y: y)
  }

  /// A drag at 60 reports a second, slow where the finger holds still before it lifts, otherwise a flick.
  private func drag(_ screen: FingerScreen, from x: Double, by distance: Double, y: Double, holds: Bool) {
    let steps = holds ? 30 : 6
    screen.touch(.begin, x: x, y: y)
    for step in 1...steps {
      usleep(16_667)
      screen.touch(.update, x: x + distance * Double(step) / Double(steps), y: y)
    }
    if holds { usleep(300_000) }
    screen.touch(.end, x: x + distance, y: y)
  }
}

extension ShownAlmanac {
  /// Whether the page has come to rest on an hour.
  fileprivate func rests(at hour: Int, of pages: FingerPages) -> Bool {
    guard let picture = picture() else { return false }
    return pages.shows(hour, picture)
  }
}
