/// Brings a backlight from level to level, each step at its time.
struct BacklightFader {
  let backlight: Backlight
  private let brightness: Brightness?
  /// The level it is lit at where none was chosen: as it was found.
  private let found: Int
  private var fade: Fade
  private var written: Int

  /// Seconds: to come on under a waiting hand, to go out, and to change between day and night.
  private static let comingOn = 0.25
  private static let goingOut = 2.0
  private static let changing = 4.0

  /// Takes over a backlight at the level it has. One that is off or at its end is lit in full: somebody has left it so.
  init(_ backlight: Backlight, _ brightness: Brightness?) throws(BacklightError) {
    let level = try backlight.level()
    self.backlight = backlight
    self.brightness = brightness
    found = level < Brightness.least(highest: backlight.highest) ? backlight.highest : level
    written = level
    fade = .resting(at: level)
  }

  /// Whether it is out, and not on its way.
  var isOut: Bool { written == 0 && fade.to == 0 }

  /// Where it is going or stands.
  var target: Int { fade.to }

  /// Chooses the level from now on.
  mutating func aim(isLit: Bool, isNight: Bool, at t: Double) {
    let lit = brightness?.level(isNight: isNight, highest: backlight.highest) ?? found
    let target = isLit ? lit : 0
    guard target != fade.to else { return }
    let level = fade.level(at: t)
    let duration = target == 0 ? Self.goingOut : level == 0 || fade.to == 0 ? Self.comingOn : Self.changing
    fade = Fade(
      from: level, to: target, start: t, duration: duration, least: Brightness.least(highest: backlight.highest))
  }

  /// Writes the level of a time, if it differs; when the next one is due.
  mutating func turn(at t: Double) throws(BacklightError) -> Double? {
    let level = fade.level(at: t)
    if level != written {
      try backlight.set(level)
      written = level
    }
    return fade.nextStep(after: t)
  }

  /// Lights it at once, for whoever comes after.
  mutating func restore() throws(BacklightError) {
    guard fade.to == 0 else { return }
    fade = .resting(at: brightness?.level(isNight: false, highest: backlight.highest) ?? found)
    _ = try turn(at: 0)
  }
}
