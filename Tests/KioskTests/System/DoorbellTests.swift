import CLinux
import Glibc
import Testing

@testable import KioskApp

/// What wakes a loop that sleeps by files.
@Suite struct DoorbellTests {
  private func hears(_ bell: Doorbell) -> Bool {
    var files = [bell.waited]
    return poll(&files, 1, 0) == 1
  }

  @Test func aRingIsHeardOnceHoweverOftenItIsRung() {
    let bell = Doorbell()
    #expect(!hears(bell))
    bell.ring()
    bell.ring()
    #expect(hears(bell))
    bell.quiet()
    #expect(!hears(bell))
  }

  @Test func quietingASilentBellIsNothing() {
    let bell = Doorbell()
    bell.quiet()
    bell.ring()
    #expect(hears(bell))
  }
}
