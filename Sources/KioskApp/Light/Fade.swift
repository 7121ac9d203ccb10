import Glibc

/// A change of a backlight's level that takes some time: even to the eye, which judges light by ratios.
///
/// A closed form in steps, none shorter than a twentieth of a second: what has to wake for it wakes seldom, and not at all
/// once it is over.
struct Fade: Equatable, Sendable {
  /// Levels of the device; 0 is dark.
  let from: Int
  let to: Int
  /// Seconds.
  let start: Double
  let duration: Double
  /// The least level that can be seen: the dark is entered from it and left to it in one step.
  let least: Int

  private static let step = 0.05

  /// A level that stays.
  static func resting(at level: Int) -> Fade { Fade(from: level, to: level, start: 0, duration: 0, least: 1) }

  /// The level at a time.
  func level(at t: Double) -> Int {
    let steps = ((t - start) / Self.step + 1e-6).rounded(.down)
    return level(step: steps)
  }

  private var steps: Double { (duration / Self.step).rounded(.up) }

  private func level(step: Double) -> Int {
    guard step < steps else { return to }
    guard step > 0 else { return from }
    let (a, b) = (Double(max(least, from)), Double(max(least, to)))
    return Int((a * pow(b / a, step / steps)).rounded())
  }

  /// When the level next differs; nil once it is reached.
  func nextStep(after t: Double) -> Double? {
    let first = max(1, ((t - start) / Self.step + 1e-6).rounded(.down) + 1)
    let now = level(at: t)
    var step = first
    while step <= steps {
      if level(step: step) != now { return start + step * Self.step }
      step += 1
    }
    return nil
  }
}
