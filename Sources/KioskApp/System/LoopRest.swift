import CSDL2
import ForecastScene

/// How the loop waits: to the next refresh while something moves, otherwise without a wake-up until something is due or
/// happens.
struct LoopRest {
  private var sleep: LoopSleep
  /// A number of frames was asked for: they are made one after the other.
  private let isHurried: Bool

  init(driver: String, isHurried: Bool) {
    sleep = LoopSleep(driver: driver)
    self.isHurried = isHurried
  }

  /// Waits as long as `wake` says; the event that ended the wait, if SDL has taken one.
  mutating func wait(_ wake: Wake, _ clock: StageClock, _ pacer: inout FramePacer) -> SDL_Event? {
    let t = MonotonicClock.now
    switch isHurried ? .nextFrame : wake {
    case .nextFrame:
      MonotonicClock.sleep(until: pacer.next(after: t))
      return nil
    case .at(let time):
      pacer.rest()
      return sleep.sleep(clock.machineTime(of: time) - t)
    case .event:
      pacer.rest()
      return sleep.sleep(.infinity)
    }
  }
}
