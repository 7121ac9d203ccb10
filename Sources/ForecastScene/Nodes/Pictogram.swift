/// A day's weather as a small drawing from paths: sky, then what falls from it.
struct Pictogram {
  /// What of the sky is seen.
  enum Sky {
    case sun
    case sunAndCloud
    case cloud
    case lines
    case wind
    case whirl
  }

  /// What falls.
  enum Fall: Hashable {
    case nothing
    case drizzle
    case rain(heavy: Bool)
    case sleet
    case snow
    case hail
    case ice
    case thunder
    case thunderAndSnow
  }

  /// Of the size of the drawing: 0.16 units where that is 2.4.
  private static let stroke = 0.066

  let sky: Sky
  let fall: Fall

  /// The drawing of a condition, in its daytime form.
  init(_ condition: Condition) {
    fall = Self.fall(condition)
    sky = Self.sky(condition)
  }

  private static func sky(_ condition: Condition) -> Sky {
    switch condition {
    case .clear: .sun
    case .mostlyClear, .partlyCloudy, .lightRainShowers, .rainShowers, .heavyRainShowers, .lightSleetShowers,
      .sleetShowers, .heavySleetShowers, .lightSnowShowers, .snowShowers, .heavySnowShowers:
      .sunAndCloud
    case .haze, .fog: .lines
    case .windy: .wind
    case .severe: .whirl
    default: .cloud
    }
  }

  private static func fall(_ condition: Condition) -> Fall {
    switch condition {
    case .drizzle: .drizzle
    case .lightRainShowers, .lightRain, .rainShowers, .rain: .rain(heavy: false)
    case .heavyRainShowers, .heavyRain: .rain(heavy: true)
    case .lightSleetShowers, .lightSleet, .sleetShowers, .sleet, .heavySleetShowers, .heavySleet: .sleet
    case .lightSnowShowers, .lightSnow, .snowShowers, .snow, .heavySnowShowers, .heavySnow: .snow
    case .freezingDrizzle, .freezingRain: .ice
    case .thundersnow: .thunderAndSnow
    case .thunderstorm, .heavyThunderstorm: .thunder
    case .hail: .hail
    default: .nothing
    }
  }

  /// Paints it into a square of `size` points around a centre.
  func paint(at center: Point, size: Double, _ painter: inout Painter, _ sheet: Sheet) {
    // What falls needs room: the sky above it is drawn smaller and higher.
    let share = fall == .nothing ? 1 : 0.78
    let lift = fall == .nothing ? 0 : 0.12 * size
    let width = max(1.2 * sheet.page.strokes.hairline * sheet.scale.pixel, Self.stroke * size)
    let pen = PictogramPen(
      center: Point(x: center.x, y: center.y - lift), size: size * share, sheet: sheet, width: width)
    switch sky {
    case .sun: pen.sun(x: 0, y: 0, radius: 0.22, rays: 0.47, &painter)
    case .sunAndCloud:
      pen.sun(x: 0.17, y: -0.17, radius: 0.16, rays: 0.33, &painter)
      pen.cloud(x: -0.03, y: 0.1, scale: 0.86, &painter)
    case .cloud: pen.cloud(x: 0, y: 0.04, scale: 1, &painter)
    case .lines: pen.lines(&painter)
    case .wind: pen.wind(&painter)
    case .whirl: pen.whirl(&painter)
    }
    PictogramPen(center: center, size: size, sheet: sheet, width: width).fall(fall, &painter)
  }
}
