import CSDL2
import Glibc

/// Sleeps until something happens or is due, without a wake-up in between.
///
/// SDL waits for the connection to a window system. With its other drivers it only looks again every millisecond; there
/// this waits for what can happen, by files: the loop's bell and the input devices.
struct LoopSleep {
  private let input: InputFiles?

  /// Drivers for which SDL blocks.
  private static let blocking: Set<String> = ["x11", "wayland"]
  /// Drivers for which SDL reads the input devices itself.
  private static let reading: Set<String> = ["kmsdrm", "evdev", "directfb", "rpi", "vivante"]

  private let isBlocking: Bool

  /// Sleeps for one of SDL's video drivers.
  init(driver: String) {
    isBlocking = Self.blocking.contains(driver.lowercased())
    input = Self.reading.contains(driver.lowercased()) ? InputFiles() : nil
  }

  /// Sleeps for some seconds, for ever if they are infinite; the event that ended it, where SDL has taken one.
  mutating func sleep(_ seconds: Double) -> SDL_Event? {
    // Whole milliseconds, rounded up, or the last one would be waited for in many rounds of nothing.
    let milliseconds = seconds < 2_000_000 ? Int32(max(0, seconds * 1_000).rounded(.up)) : -1
    if isBlocking {
      var event = SDL_Event()
      return SDL_WaitEventTimeout(&event, milliseconds) != 0 ? event : nil
    }
    Doorbell.loop.quiet()
    // What SDL has queued meanwhile must not be slept over.
    if SDL_PollEvent(nil) == 0 { poll(milliseconds) }
    return nil
  }

  private func poll(_ milliseconds: Int32) {
    var files = [Doorbell.loop.waited] + (input?.waited ?? [])
    _ = Glibc.poll(&files, nfds_t(files.count), milliseconds)
    input?.empty(files)
  }
}
