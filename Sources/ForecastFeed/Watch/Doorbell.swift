import CLinux
import Glibc

/// What the feed's thread sleeps on: a bell that other threads ring, the machine's links and its clock, and one deadline.
///
/// Links and clock are told by the kernel when something happens, so nothing is ever polled for and no timer runs.
final class Doorbell: Sendable {
  private let bell = EventFile()
  private let clock = ClockWatch()
  private let link: LinkWatch?

  /// What ended a sleep.
  struct Visit: OptionSet {
    let rawValue: Int
    /// Somebody rang.
    static let bell = Visit(rawValue: 1)
    /// A link has come up.
    static let link = Visit(rawValue: 2)
    /// The clock on the wall was set.
    static let clock = Visit(rawValue: 4)
  }

  /// Makes a doorbell; links are watched where the system lets them be.
  init(watchesLinks: Bool = true) { link = watchesLinks ? LinkWatch() : nil }

  /// Ends the sleep of the thread, or the one that it is about to begin. May be called from any thread.
  func ring() { bell.ring() }

  /// Sleeps until something happens or `deadline`, in monotonic seconds, has come.
  func wait(until deadline: Double?) -> Visit {
    var files = [bell.file, clock.file, link?.file ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&files, nfds_t(files.count), Self.milliseconds(until: deadline))
    guard count > 0 else { return [] }
    var visit: Visit = []
    if files[0].revents != 0, bell.collect() { visit.insert(.bell) }
    if files[1].revents != 0, clock.collect() { visit.insert(.clock) }
    if files[2].revents != 0, link?.collect() == true { visit.insert(.link) }
    return visit
  }

  /// Rounded up, or the last millisecond would be waited for in many rounds; at most a day at a time.
  private static func milliseconds(until deadline: Double?) -> Int32 {
    guard let deadline else { return -1 }
    let seconds = deadline - FeedClock.seconds(CLOCK_MONOTONIC)
    return Int32((min(max(seconds, 0), 86_400) * 1_000).rounded(.up))
  }
}
