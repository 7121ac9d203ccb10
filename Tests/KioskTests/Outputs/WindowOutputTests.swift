import CSDL2
import ForecastScene
import Glibc
import Testing

@testable import KioskApp

extension VideoTests {
  /// With SDL's driver that shows nothing: these run without a display.
  @Suite(.serialized)
  struct WindowOutputTests {
    private func makeOutput(_ width: Double, _ height: Double) throws -> WindowOutput {
      setenv("SDL_VIDEODRIVER", "offscreen", 1)
      return try WindowOutput(
        title: "Test", size: Size(width: width, height: height), fullscreen: false, fonts: try FontLibrary { _ in })
    }

    private func list(_ color: Color, _ width: Int, _ height: Int) -> DisplayList {
      DisplayList(width: width, height: height, paper: color, chunks: [])
    }

    @Test func aWindowShowsWhatIsPresented() throws {
      let output = try makeOutput(60, 40)
      #expect(output.pixelSize == (60, 40) && output.scale == .one)
      let rect = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 40)
      try output.present(list(Color(rgb: 0x123456), 60, 40), damage: Damage(rect))
      try output.present(
        list(Color(rgb: 0x654321), 60, 40), damage: Damage(PixelRect(minX: 5, minY: 5, maxX: 9, maxY: 9)))
      output.expose()
      let picture = try #require(output.snapshot())
      #expect(picture[4, 4] & 0xFF_FFFF == 0x123456)
      #expect(picture[5, 5] & 0xFF_FFFF == 0x654321)
    }

    /// What the window shows of a turned page is found by turning the place, and a picture of it is upright.
    @Test(arguments: QuarterTurn.allCases) func aTurnedPageIsTurnedInItsWindow(turn: QuarterTurn) throws {
      setenv("SDL_VIDEODRIVER", "offscreen", 1)
      let output = try WindowOutput(
        title: "Test", size: Size(width: 60, height: 40), fullscreen: false, turn: turn, fonts: try FontLibrary { _ in }
      )
      let page = output.pixelSize
      #expect(page == turn.size(of: (60, 40)))
      let whole = PixelRect(minX: 0, minY: 0, maxX: page.width, maxY: page.height)
      try output.present(list(Color(rgb: 0x123456), page.width, page.height), damage: Damage(whole))
      let corner = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 3)
      try output.present(list(Color(rgb: 0x654321), page.width, page.height), damage: Damage(corner))
      let picture = try #require(output.snapshot())
      #expect(
        picture.width == page.width && picture[3, 2] & 0xFF_FFFF == 0x654321 && picture[4, 3] & 0xFF_FFFF == 0x123456)
      let window = try #require(WindowSurface(of: output.window.handle))
      let seen = turn.panelRect(corner, page: page)
      #expect(window.pixels.pixel(x: seen.minX, y: seen.minY).pointee & 0xFF_FFFF == 0x654321)
      #expect(window.pixels.pixel(x: seen.maxX - 1, y: seen.maxY - 1).pointee & 0xFF_FFFF == 0x654321)
      #expect(window.pixels.pixel(x: 30, y: 20).pointee & 0xFF_FFFF == 0x123456)
    }

    @Test func noDamageShowsNothing() throws {
      let output = try makeOutput(30, 20)
      let before = try #require(output.snapshot())[3, 3]
      try output.present(list(Color(rgb: 0x778899), 30, 20), damage: Damage())
      #expect(output.snapshot()?[3, 3] == before)
    }

    /// Otherwise the almanac would run for ever where nobody sees it.
    @Test func aDriverWithoutAScreenIsTakenOnlyWhenItIsAskedFor() {
      for driver in ["offscreen", "dummy"] {
        #expect(!Window.isSeen(driver: driver, isAskedFor: false))
        #expect(Window.isSeen(driver: driver, isAskedFor: true))
      }
      #expect(["x11", "wayland", "KMSDRM"].allSatisfy { Window.isSeen(driver: $0, isAskedFor: false) })
    }

    @Test func aDriverThatIsNotThereIsATypedError() throws {
      setenv("SDL_VIDEODRIVER", "no-such-driver", 1)
      defer { setenv("SDL_VIDEODRIVER", "offscreen", 1) }
      let fonts = try FontLibrary { _ in }
      #expect(throws: OutputError.self) {
        try WindowOutput(title: "Test", size: Size(width: 9, height: 9), fullscreen: false, fonts: fonts)
      }
    }
  }
}
