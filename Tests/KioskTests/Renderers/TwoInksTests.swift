import ForecastScene
import Testing

@testable import KioskApp

/// Pages of two inks.
@Suite struct TwoInksTests {
  private func page(_ arguments: [String]) throws -> (list: DisplayList, output: MemoryOutput) {
    let all = ["describe", "--demo", "--edition", "one-bit"] + arguments
    guard case .perform(_, let settings, _) = try Invocation(all, environment: { _ in nil }) else {
      throw UsageError.unknownCommand("describe")
    }
    let fonts = try FontLibrary { _ in }
    let page = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts))
    let size = settings.page.size
    return (page.frame.list, MemoryOutput(width: size.width, height: size.height, fonts: fonts))
  }

  private func colors(_ pixels: PixelBuffer) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { found.insert(pixels.pixel(x: x, y: y).pointee) }
    }
    return found
  }

  @Test(arguments: [
    ["--size", "800x480"], ["--size", "480x320", "--text-scale", "1.4"], ["--size", "720x1280", "--contrast", "high"],
    ["--size", "800x480", "--state", "loading"], ["--size", "800x480", "--state", "failed"],
  ])
  func theyHoldTwoColoursAndNoThird(arguments: [String]) throws {
    let (list, output) = try page(arguments)
    output.present(list, damage: Damage(output.pixels.bounds))
    #expect(colors(output.pixels) == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func theyAreTheSameHoweverTheDamageIsCutUp() throws {
    let (list, output) = try page(["--size", "480x320"])
    output.present(list, damage: Damage(output.pixels.bounds))
    let whole = output.snapshot()
    for x in stride(from: 0, to: 480, by: 37) {
      output.present(list, damage: Damage(PixelRect(minX: x, minY: 0, maxX: min(480, x + 37), maxY: 320)))
    }
    let isEqual = (0..<320).allSatisfy { y in
      (0..<480).allSatisfy { whole.pixels.pixel(x: $0, y: y).pointee == output.pixels.pixel(x: $0, y: y).pointee }
    }
    #expect(isEqual)
  }
}
