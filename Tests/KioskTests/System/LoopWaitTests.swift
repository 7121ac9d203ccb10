import CLinux
import Glibc
import Testing

@testable import KioskApp

/// One wait for everything: woken by what happens, by what is due, and by nothing else.
@Suite(.serialized) struct LoopWaitTests {
  /// A pipe that somebody writes to.
  private final class Pipe: LoopSource {
    private var ends: [Int32] = [0, 0]
    var deadline: Double?
    var isUrgent = false
    private(set) var served = 0

    init() {
      _ = Glibc.pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit { ends.forEach { close($0) } }

    func speak() { _ = write(ends[1], "x", 1) }
    var waited: [pollfd] { [pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)] }

    func serve() {
      served += 1
      if let due = deadline, due <= MonotonicClock.now { deadline = nil }
      var byte: UInt8 = 0
      while read(ends[0], &byte, 1) == 1 {}
    }
  }

  private let bell = Doorbell()
  private let pipe = Pipe()

  private func wait(hasQueued: Bool = false) -> LoopWait {
    let wait = LoopWait(bell: bell) { hasQueued }
    wait.add(pipe)
    return wait
  }

  /// RUSAGE_THREAD
  private static let thisThread: Int32 = 1

  /// How long something took, and how often this thread slept for it.
  private func measure(_ work: () -> Void) -> (seconds: Double, sleeps: Int) {
    var before = rusage()
    var after = rusage()
    let start = MonotonicClock.now
    getrusage(Self.thisThread, &before)
    work()
    getrusage(Self.thisThread, &after)
    return (MonotonicClock.now - start, after.ru_nvcsw - before.ru_nvcsw)
  }

  @Test func aRestWithNothingToDoIsOneSleep() {
    let wait = wait()
    let rest = measure { wait.sleep(until: MonotonicClock.now + 0.3) }
    #expect(rest.seconds >= 0.3 && rest.sleeps == 1 && pipe.served == 0)
  }

  @Test func aFileThatSpeaksEndsTheRestAndIsServedOnce() {
    let wait = wait()
    pipe.speak()
    #expect(measure { wait.sleep(until: .infinity) }.seconds < 1)
    #expect(pipe.served == 1)
  }

  @Test func whatIsQueuedIsNotSleptOver() {
    let wait = wait(hasQueued: true)
    #expect(measure { wait.sleep(until: MonotonicClock.now + 60) }.seconds < 1)
  }

  /// The bell's ringing before the rest was for what the loop has seen since.
  @Test func aBellThatRangBeforeIsForgotten() {
    let wait = wait()
    bell.ring()
    #expect(measure { wait.sleep(until: MonotonicClock.now + 0.1) }.seconds >= 0.1)
  }

  @Test func whoIsDueIsServedThoughNothingHappened() {
    let wait = wait()
    pipe.deadline = MonotonicClock.now + 0.05
    #expect(measure { wait.sleep(until: .infinity) }.seconds >= 0.05)
    #expect(pipe.served == 1)
  }

  @Test func betweenFramesOnlyWhatIsUrgentIsHeardAndTheRestBeforeTheNext() {
    let wait = wait()
    pipe.speak()
    let pace = measure { wait.pace(until: MonotonicClock.now + 0.1) }
    #expect(pace.seconds >= 0.1 && pace.sleeps <= 2)
    #expect(pipe.served == 1)
    pipe.isUrgent = true
    wait.remove(pipe)
    wait.add(pipe)
    pipe.speak()
    #expect(measure { wait.pace(until: MonotonicClock.now + 0.1) }.seconds >= 0.1)
    #expect(pipe.served == 2)
  }

  @Test func aSourceThatWasRemovedIsNotServed() {
    let wait = wait()
    wait.remove(pipe)
    pipe.speak()
    wait.sleep(until: MonotonicClock.now + 0.02)
    #expect(pipe.served == 0)
  }
}
