import Testing

@testable import KioskApp

@Suite struct PercentilesTests {
  @Test func sharesAreOfTheNearestRank() {
    let hundred = Percentiles((1...100).map(Double.init).shuffled())
    #expect(hundred.median == 50 && hundred.share(0.95) == 95 && hundred.share(0.99) == 99 && hundred.share(1) == 100)
    #expect(Percentiles([7]).median == 7 && Percentiles([]).median == 0)
  }

  @Test func aBenchmarkOfADragCountsSixHundredFramesAndNoLayout() throws {
    let settings = try Demonstration.settings("--size", "480x320")
    let fonts = try FontLibrary { _ in }
    let performance = try Performance.standing(settings, measuring: FontMeasurer(fonts: fonts))
    let output = MemoryOutput(width: 480, height: 320, fonts: fonts)
    let meter = BenchMeter(source: output.pixels)
    BenchHand(performance, .drag, settings: settings).run(on: output, meter)
    #expect(meter.frames.count == 600 && meter.memcpys.count == BenchMeter.copies && meter.layouts == 0)
    #expect(meter.damage > 0 && meter.allocations > 0)
  }
}
