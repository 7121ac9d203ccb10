import ForecastScene
import Testing

struct TouchpadTests {
  /// A tape pulled 49 points to later hours in seven reports; the last comes at 10.06.
  private func scrolled() -> ForecastScrubber {
    var scrubber = Finger.tape(at: 7)
    for step in 0..<7 { scrubber.scroll(byPoints: 7, at: 10 + Double(step) * 0.01) }
    return scrubber
  }

  @Test func fineDeltasDragWithoutSlop() {
    #expect(abs(scrolled().position(at: 10.06) - 7.7) < 1e-9)
    #expect(scrolled().phase(at: 10.06) == .dragging)
  }

  @Test func afterASilenceTheTapeSettlesOnTheNearestHour() {
    let scrubber = scrolled()
    #expect(scrubber.phase(at: 10.2) == .dragging)
    #expect(scrubber.phase(at: 10.22) == .settling)
    #expect(scrubber.target(at: 10.1) == 8)
    #expect(scrubber.position(at: 14) == 8)
    #expect(scrubber.phase(at: 14) == .idle)
  }

  @Test func theSettlingBeginsAtATimeOfTheEvents() throws {
    let begin = try #require(scrolled().nextTransition(after: 10.06))
    #expect(abs(begin - 10.21) < 1e-9)
    let end = try #require(scrolled().nextTransition(after: begin))
    #expect(scrolled().phase(at: end) == .idle)
    #expect(scrolled().nextTransition(after: 10.3) == end)
  }

  @Test func scrollingOnDuringTheSettlingDoesNotJump() {
    var scrubber = scrolled()
    let position = scrubber.position(at: 10.3)
    scrubber.scroll(byPoints: 0, at: 10.3)
    #expect(scrubber.position(at: 10.3) == position)
    #expect(scrubber.phase(at: 10.3) == .dragging)
  }

  @Test func beyondTheEndItStretchesAndComesBack() {
    var scrubber = Finger.tape(at: 23)
    for step in 0..<30 { scrubber.scroll(byPoints: 7, at: Double(step) * 0.01) }
    let far = scrubber.position(at: 0.29)
    #expect(far > 23.5 && far < 23 + 3 * 0.55)
    #expect(scrubber.position(at: 3) == 23)
  }

  @Test func aKeyCountsFromWhereItWouldSettle() {
    var scrubber = scrolled()
    scrubber.adjust(by: 1, at: 10.1)
    #expect(scrubber.position(at: 14) == 9)
  }

  @Test func afterwardsAChangeOfPreferenceMovesNothing() {
    var scrubber = scrolled()
    let position = scrubber.position(at: 10.3)
    scrubber.preference = .reduced
    #expect(scrubber.position(at: 10.3) == position)
  }
}
