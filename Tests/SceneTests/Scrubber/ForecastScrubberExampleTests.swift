import ForecastScene
import Testing

struct ForecastScrubberExampleTests {
  private let example = ForecastScrubberExample(hours: [
    (label: "23:00", temperature: 3), (label: "00:00", temperature: -2), (label: "01:00", temperature: nil),
  ])

  @Test func theCaptionFollowsTheScrubber() {
    var example = example
    #expect(example.caption(at: 0) == "23:00 3°")
    example.scrubber.adjust(by: 1, at: 0)
    #expect(example.caption(at: 2) == "00:00 −2°")
    example.scrubber.adjust(by: 1, at: 2)
    #expect(example.caption(at: 4) == "01:00 –")
  }

  @Test func theTicksSlideUnderTheFinger() {
    var example = example
    example.scrubber.press(x: 100, at: 0)
    example.scrubber.move(x: 100 - 8 - 32, at: 0.1)
    #expect(example.ticks(at: 0.1, width: 200).map(\.x) == [-32, 32, 96])
    #expect(example.ticks(at: 0.1, width: 0).isEmpty)
  }
}
