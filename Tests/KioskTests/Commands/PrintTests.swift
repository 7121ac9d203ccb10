import ForecastScene
import Testing

@testable import KioskApp

@Suite struct PrintTests {
  private func print(_ settings: Settings) throws -> [UInt8] {
    let fonts = try FontLibrary { _ in }
    let page = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts))
    let size = settings.page.size
    let output = MemoryOutput(width: size.width, height: size.height, fonts: fonts)
    output.present(page.frame.list, damage: Damage(output.pixels.bounds))
    return try PNGFile.encode(output.pixels)
  }

  @Test func thePagePrintedTwiceIsTheSameToTheByte() throws {
    let settings = try Demonstration.settings("--size", "480x320", "--position", "2.5")
    let (once, again) = (try print(settings), try print(settings))
    #expect(once == again)
  }

  @Test func theEditionFollowsTheSun() throws {
    let noon = try Demonstration.page(Demonstration.settings())
    var settings = try Demonstration.settings()
    settings.source.now = Demonstration.now.advanced(by: 9 * 3_600)
    let night = try Demonstration.page(settings)
    #expect(noon.performance.page.settings.edition == .day && night.performance.page.settings.edition == .night)
    settings.page.edition = .day
    let told = try Demonstration.page(settings)
    #expect(told.performance.page.settings.edition == .day)
  }
}
