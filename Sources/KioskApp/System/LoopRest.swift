import CSDL2
import ForecastScene

/// How the loop waits: to the next refresh while something moves, otherwise without a wake-up until something is due or happens.
struct LoopRest {
  private var pacer: Pacer
  /// A number of frames was asked for: they are made one after the other.
  private let isHurried: Bool

  init(refreshRate: Double, isHurried: Bool) {
    pacer = Pacer(refreshRate: refreshRate)
    self.isHurried = isHurried
  }

  /// Waits as long as `wake` says; the event that ended the wait, if one did.
  mutating func wait(_ wake: Wake, at t: Double) -> SDL_Event? {
    switch isHurried ? .nextFrame : wake {
    case .nextFrame:
      MonotonicClock.sleep(until: pacer.next(after: t))
      return nil
    case .at(let time): return block(for: time - t)
    case .event: return block(for: .infinity)
    }
  }

  private mutating func block(for seconds: Double) -> SDL_Event? {
    pacer.rest()
    var event = SDL_Event()
    // SDL counts whole milliseconds: rounded up, or the last one would be waited for in many rounds of nothing.
    let milliseconds = seconds < 2_000_000 ? Int32(max(0, seconds * 1_000).rounded(.up)) : -1
    return SDL_WaitEventTimeout(&event, milliseconds) != 0 ? event : nil
  }
}
