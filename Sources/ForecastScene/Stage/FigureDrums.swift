/// The three drums of the giant figure: each digit rolls the short way round, and a new value keeps the roll's velocity.
struct FigureDrums {
  /// One drum: its position counts digits without end, so that 9 goes on to 10, not back to 0.
  private struct Drum {
    var motion = Motion.rest(0)
    var target = 0
    /// Where the drum stands blank instead of showing a 0 before the figure's first digit.
    var blank: Int?

    /// Turns to a digit, or to a blank in the place of a 0.
    mutating func turn(to digit: Int?, at t: Double, preference: MotionPreference) {
      turn(to: digit ?? 0, at: t, preference: preference)
      if digit == nil { blank = target } else if blank == target { blank = nil }
    }

    private mutating func turn(to digit: Int, at t: Double, preference: MotionPreference) {
      let now = ((target % 10) + 10) % 10
      var steps = (digit - now + 10) % 10
      if steps > 5 { steps -= 10 }
      guard steps != 0 else { return }
      target += steps
      motion =
        preference == .reduced
        ? .rest(Double(target))
        : motion.retargeted(to: Double(target), at: t, along: .drum, settling: FigureDrums.settling)
    }
  }

  private var drums = [Drum](repeating: Drum(), count: 3)
  /// What the drums show or roll to; nil where nothing is known.
  private(set) var figure: Figure?

  /// Closer than this, in digits, a drum stands: less than a pixel of the largest figure.
  private static let settling = SettleThreshold(distance: 0.002, speed: 0.02)

  /// Rolls to a figure; the first one is simply there.
  mutating func show(_ figure: Figure?, at t: Double, preference: MotionPreference) {
    defer { self.figure = figure }
    guard let figure, figure != self.figure else { return }
    for place in drums.indices {
      drums[place].turn(to: figure.digit(place), at: t, preference: self.figure == nil ? .reduced : preference)
    }
  }

  /// Tells the digits of one drum that are seen at a time, each with its height above its resting place, in digits.
  ///
  /// At rest it is one digit at 0, or none where the figure has no such place.
  func forEachDigit(place: Int, at t: Double, _ body: (_ digit: Int, _ rise: Double) -> Void) {
    let drum = drums[place]
    let value = drum.motion.value(at: t)
    let lower = Int(value.rounded(.down))
    for slot in lower...(lower + 1) {
      let rise = value - Double(slot)
      if abs(rise) < 1, slot != drum.blank { body(((slot % 10) + 10) % 10, rise) }
    }
  }

  func isMoving(at t: Double) -> Bool { drums.contains { !$0.motion.isSettled(at: t) } }
}
