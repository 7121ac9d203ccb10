/// How the screen is lit, and when it is dark.
struct LightSettings: Equatable, Sendable {
  /// Whether the page wanders so that it does not burn in.
  enum Drift: String, CaseIterable, Sendable {
    /// On the bare console, not in a window.
    case auto
    case on
    case off
  }

  /// Which backlight is used.
  enum Choice: Equatable, Sendable {
    /// The largest, on the bare console and on the whole screen.
    case auto
    case named(String)
    case nothing
  }

  var backlight = Choice.auto
  /// Nil leaves it as it is found.
  var brightness: Brightness?
  /// Hours in which the screen is dark.
  var darkHours: DailyHours?
  /// What tells that someone is here.
  var presence: PresenceSensor?
  /// Minutes for which a touch, or somebody who has gone, keeps the screen lit.
  var minutesLit = 2.0
  var drift = Drift.auto

  /// Whether a backlight is ever turned.
  var turnsBacklight: Bool { brightness != nil || goesDark }
  /// Whether the screen is ever dark.
  var goesDark: Bool { darkHours != nil || presence != nil }
}
