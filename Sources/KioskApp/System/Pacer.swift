/// When the next frame is due while something moves: a grid of the screen's refreshes, kept by deadlines and not by pauses.
struct Pacer {
  /// Seconds between refreshes.
  let interval: Double
  private var deadline: Double?

  /// Paces to a display of so many hertz; one that does not tell (0) is taken for 60.
  init(refreshRate: Double) { interval = 1 / (refreshRate >= 20 && refreshRate <= 500 ? refreshRate : 60) }

  /// The deadline of the frame after the one made at `t`.
  ///
  /// A late frame does not shift the grid; one that is late by more than two intervals begins a new one.
  mutating func next(after t: Double) -> Double {
    var next = (deadline ?? t) + interval
    if t - next > 2 * interval { next = t + interval }
    while next <= t { next += interval }
    deadline = next
    return next
  }

  /// Forgets the grid: nothing moves any more.
  mutating func rest() { deadline = nil }
}
