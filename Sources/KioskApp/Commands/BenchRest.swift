import CSDL2
import Glibc

/// The real loop with nothing to do: how often any of its threads wakes, how many frames it makes, and what that costs.
struct BenchRest {
  /// What a rest of some seconds came to.
  struct Result {
    let driver: String
    let seconds: Double
    let wakeUps: Int
    let frames: Int
    /// Seconds of all threads.
    let cpu: Double
  }

  let settings: Settings
  /// Seconds until the window has come up and everything on the page has settled.
  private static let settling = 3.0

  func run(_ seconds: Double) throws(CommandError) -> Result {
    if getenv("DISPLAY") == nil, getenv("WAYLAND_DISPLAY") == nil { setenv("SDL_VIDEODRIVER", "dummy", 0) }
    let loop = try RunCommand(settings: settings).open()
    Self.end(after: Self.settling)
    loop.turn()
    let (frames, before) = (loop.frames, ProcessActivity())
    Self.end(after: seconds)
    loop.turn()
    let after = ProcessActivity()
    // The end of the measurement is a wake-up, its beginning a frame of its own.
    return Result(
      driver: Window.driver, seconds: seconds, wakeUps: max(0, after.wakeUps - before.wakeUps - 1),
      frames: loop.frames - frames - 1, cpu: after.cpu - before.cpu)
  }

  /// Has the loop end, from a thread that sleeps until then.
  private static func end(after seconds: Double) {
    let time = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    time.initialize(to: MonotonicClock.now + seconds)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { time in
        if let time = time?.assumingMemoryBound(to: Double.self) {
          MonotonicClock.sleep(until: time.pointee)
          time.deallocate()
        }
        LoopEvent.terminate.push()
        return nil
      }, time)
    pthread_detach(thread)
  }
}
