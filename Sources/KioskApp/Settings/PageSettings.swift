import ForecastScene
import ForecastWording

/// How a page looks and feels.
struct PageSettings: Equatable, Sendable {
  /// Which ink the page is printed in.
  enum Edition: String, CaseIterable, Sendable {
    case day
    case night
    /// In little light, as where a screen can't be switched off.
    case dim
    /// Black and white alone, for electronic paper.
    case oneBit = "one-bit"
    /// By the sun at the place.
    case auto
  }

  /// Device pixels.
  struct Size: Equatable, Sendable {
    /// What a page can be set on.
    static let sides = 64...8_192
    var width = 720
    var height = 1280
  }

  /// What text can be enlarged by.
  static let textScales = 1.0...2.0

  var size = Size()
  /// Device pixels a point; nil is the window system's, or 1 without one.
  var scale: Double?
  /// Millimetres; nil where not known.
  var panelWidth: Double?
  var edition = Edition.auto
  var contrast = SceneSettings.Contrast.standard
  /// When it is night; nil is by the sun.
  var nightHours: DailyHours?
  var textScale = 1.0
  var temperatureUnit = TemperatureUnit.celsius
  var windUnit = WindUnit.kilometresPerHour
  var reducesMotion = false
  var hidesCoordinates = false
  /// Seconds without touch until the tape glides home; nil for never.
  var homeAfter: Double? = 120
  var targets = SceneSettings.Targets.standard
  /// Seconds; nil for no ring that walks by itself.
  var scan: Double?
  /// 0…1: from which chance of rain on an hour is inked.
  var rainThreshold = 0.3
  /// What was chosen for the almanac itself, so that the desktop has no say in it.
  var chosen: Set<DesktopChoice> = []
}
