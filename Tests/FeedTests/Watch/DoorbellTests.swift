import Glibc
import Testing

@testable import ForecastFeed

@Suite("What the feed sleeps on")
struct DoorbellTests {
  @Test("It sleeps until its deadline, and not at all past it")
  func deadline() {
    let doorbell = Doorbell(watchesLinks: false)
    let begin = FeedClock.seconds(CLOCK_MONOTONIC)
    #expect(doorbell.wait(until: begin + 0.05).isEmpty)
    #expect((0.05..<1).contains(FeedClock.seconds(CLOCK_MONOTONIC) - begin))
    #expect(doorbell.wait(until: begin).isEmpty)
    #expect(doorbell.wait(until: 0).isEmpty)
  }

  @Test("A ring before the sleep counts as well as one during it, and counts once")
  func bell() {
    let doorbell = Doorbell(watchesLinks: false)
    doorbell.ring()
    doorbell.ring()
    #expect(doorbell.wait(until: nil) == .bell)
    let thread = SmallThread {
      usleep(20_000)
      doorbell.ring()
    }
    #expect(doorbell.wait(until: nil) == .bell)
    thread.join()
    #expect(doorbell.wait(until: FeedClock.seconds(CLOCK_MONOTONIC) + 0.01).isEmpty)
  }

  @Test("Links and clock can be watched here, and are silent while nothing happens to them")
  func silence() {
    let doorbell = Doorbell()
    #expect(doorbell.wait(until: FeedClock.seconds(CLOCK_MONOTONIC) + 0.02).isEmpty)
  }
}
