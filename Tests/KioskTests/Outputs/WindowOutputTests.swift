import CSDL2
import ForecastScene
import Glibc
import Testing

@testable import KioskApp

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

  @Test func noDamageShowsNothing() throws {
    let output = try makeOutput(30, 20)
    let before = try #require(output.snapshot())[3, 3]
    try output.present(list(Color(rgb: 0x778899), 30, 20), damage: Damage())
    #expect(output.snapshot()?[3, 3] == before)
  }

  /// Otherwise the almanac would run for ever where nobody sees it.
  @Test func aDriverWithoutAScreenIsTakenOnlyWhenItIsAskedFor() {
    for driver in ["offscreen", "dummy"] {
      #expect(!WindowOutput.isSeen(driver: driver, isAskedFor: false))
      #expect(WindowOutput.isSeen(driver: driver, isAskedFor: true))
    }
    #expect(["x11", "wayland", "KMSDRM"].allSatisfy { WindowOutput.isSeen(driver: $0, isAskedFor: false) })
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
