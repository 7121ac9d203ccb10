import ForecastScene
import ForecastWording

extension Option {
  /// Where a page is for and where its forecast comes from.
  static let sourceOptions: [Option] = [
    Option("demo", help: "The built-in demonstration: Kilkenny, with hours that start now.") {
      $0.source.asksForDemonstration = true
    },
    Option(
      "forecast", "FILE", .text("the name of a file"), isRepeatable: true,
      help: "Reads a recorded answer instead of the network; may be given again where a service answers in parts."
    ) { $0.source.files.append($1) },
    Option(
      "place", "NAME", .text("a name of 1 to 60 characters", length: 1...60), help: "What the page calls the place."
    ) {
      $0.source.placeName = $1
    },
    Option(
      "latitude", "DEGREES", .number(-90...90, "degrees from -90 to 90, north positive"), help: "With --longitude."
    ) { $0.source.latitude = $1 },
    Option(
      "longitude", "DEGREES", .number(-180...180, "degrees from -180 to 180, east positive"), help: "With --latitude."
    ) { $0.source.longitude = $1 },
    Option(
      "altitude", "METRES", .number(-500...9_000, "metres from -500 to 9000"),
      help: "How high the place lies; MET Norway's temperatures are the better for it."
    ) { $0.source.altitude = $1 },
    Option(
      "zone", "IANA", .text("an IANA name such as Europe/Dublin", length: 1...64),
      help: "The place's time zone, such as Europe/Dublin; otherwise the one the answer names."
    ) { $0.source.zone = $1 },
    Option(
      "now", "INSTANT", .moment, help: "Sets the clock, such as 2026-07-14T15:00:00+01:00; run goes on from there."
    ) { $0.source.now = $1 },
    Option(
      "state", "STATE", Reader<ForcedState>.oneOf,
      help: "Looks at a state: \(ForcedState.allCases.map(\.rawValue).joined(separator: ", "))."
    ) { $0.source.forcedState = $1 },
  ]

  /// How a page looks and feels.
  static let pageOptions: [Option] = [
    Option("size", "WxH", .size, help: "Pixels, each side from 64 to 8192 (720x1280).") { $0.page.size = $1 },
    Option(
      "scale", "F", .number(0.25...8, "a number from 0.25 to 8"),
      help: "Pixels a point (the window system's, otherwise 1)."
    ) { $0.page.scale = $1 },
    Option(
      "panel-width-mm", "MM", .number(10...10_000, "millimetres from 10 to 10000"),
      help: "How wide the panel is, where that is known."
    ) { $0.page.panelWidth = $1 },
    Option(
      "edition", "INK", Reader<PageSettings.Edition>.oneOf,
      help: "day, night, dim, one-bit: black and white alone; or auto: by the sun (auto)."
    ) {
      $0.page.edition = $1
      $0.page.chosen.insert(.edition)
    },
    Option(
      "contrast", "STEP", Reader<SceneSettings.Contrast>.oneOf,
      help: "standard, or high: type at 7 : 1 in whatever edition, no thin strokes (standard)."
    ) {
      $0.page.contrast = $1
      $0.page.chosen.insert(.contrast)
    },
    Option(
      "night", "FROM-TO", .dailyHours,
      help: "When it is night by the place's clock, such as 21:00-06:00, instead of by the sun."
    ) { $0.page.nightHours = $1 },
    Option(
      "text-scale", "F", .number(PageSettings.textScales, "a number from 1 to 2"),
      help: "Enlarges the text, 1 to 2 (1)."
    ) {
      $0.page.textScale = $1
      $0.page.chosen.insert(.textScale)
    },
    Option("temperature-unit", "UNIT", Reader<TemperatureUnit>.oneOf, help: "c or f (c).") {
      $0.page.temperatureUnit = $1
    },
    Option("wind-unit", "UNIT", Reader<WindUnit>.oneOf, help: "km/h, mph, m/s or kn (km/h).") {
      $0.page.windUnit = $1
    },
    Option(
      "rain-from", "PERCENT", .number(0...100, "per cent from 0 to 100"),
      help: "From which chance of rain on an hour is inked (30)."
    ) { $0.page.rainThreshold = $1 / 100 },
    Option(
      "home-after", "SECONDS", .secondsOrNever(1...86_400, "seconds from 1 to 86400, or never"),
      help: "How long untouched until the tape glides home, or never (120)."
    ) { $0.page.homeAfter = $1 },
    Option("stay", help: "Never glides home by itself, as --home-after never.") { $0.page.homeAfter = nil },
    Option(
      "targets", "SIZE", Reader<SceneSettings.Targets>.oneOf,
      help: "standard, or large: at least 44 points, and a tap for every drag (standard)."
    ) { $0.page.targets = $1 },
    Option(
      "scan", "SECONDS", .number(1...4, "seconds from 1 to 4"),
      help: "For one switch: a ring walks by itself, Enter, Space or a tap takes what it stands at."
    ) { $0.page.scan = $1 },
    Option("hide-coordinates", help: "Leaves the coordinates off the page.") { $0.page.hidesCoordinates = true },
    Option("reduce-motion", help: "Short ease-outs instead of springs, cuts instead of rolls.") {
      $0.page.reducesMotion = true
      $0.page.chosen.insert(.motion)
    },
  ]
}
