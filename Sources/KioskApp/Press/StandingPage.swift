import ForecastScene

/// A page without a screen, at the moment the settings ask for: what `print` and `describe` tell of.
struct StandingPage {
  let performance: Performance
  /// The page at rest.
  let frame: Frame

  /// Seconds after which everything on a page has come to rest.
  private static let patience = 10.0

  /// Gets the forecast, sets the page and takes its tape to the moment.
  init(_ settings: Settings, measuring: any TextMeasuring) throws(CommandError) {
    var settings = settings
    settings.page.homeAfter = nil
    performance = try Performance.standing(settings, measuring: measuring)
    try Self.check(settings.moment, hours: performance.page.content.hours.count)
    Self.take(performance.stage, to: settings.moment)
    frame = performance.stage.frame(at: Self.patience)
  }

  private static func check(_ moment: Moment, hours: Int) throws(CommandError) {
    let last = max(0, hours - 1)
    switch moment {
    case .hour(let hour) where hour > last:
      throw .usage(.badValue(option: "hour", text: "\(hour)", expected: "an index into the tape, from 0 to \(last)"))
    case .position(let position) where position > Double(last):
      throw .usage(.badValue(option: "position", text: "\(position)", expected: "hours from 0 to \(last)"))
    default: break
    }
  }

  private static func take(_ stage: Stage, to moment: Moment) {
    switch moment {
    case .now: break
    case .hour(let hour): step(stage, to: hour)
    case .position(let position):
      if position == position.rounded() { step(stage, to: Int(position)) } else { hold(stage, at: position) }
    }
  }

  private static func step(_ stage: Stage, to hour: Int) {
    for _ in 0..<hour { stage.handle(.key(.right), at: 0) }
  }

  /// A finger holds the tape between two hours, as nothing else can.
  private static func hold(_ stage: Stage, at position: Double) {
    guard let tape = stage.regions.tape, let hourWidth = stage.regions.hourWidth else { return }
    let (x, y) = (Double(tape.minX + tape.maxX) / 2, Double(tape.minY + tape.maxY) / 2)
    stage.handle(.pointer(.down, finger: 0, x: x, y: y), at: 0)
    // The first hour spends the slop, of which only the scene knows the size; from there the tape follows one to one.
    stage.handle(.pointer(.move, finger: 0, x: x - hourWidth, y: y), at: 0)
    let rest = position - stage.frame(at: 0).readout.position
    stage.handle(.pointer(.move, finger: 0, x: x - hourWidth * (1 + rest), y: y), at: 1)
  }
}

extension Performance {
  /// A performance without a screen whose clock starts at the settings' instant, with its forecast in hand.
  static func standing(_ settings: Settings, measuring: any TextMeasuring) throws(CommandError) -> Performance {
    let now = settings.source.now ?? WallClock.machine.instant(at: 0)
    var pressroom = try Self.pressroom(settings)
    pressroom.load(at: now)
    return Performance(
      pressroom, measuring: measuring, clock: WallClock(showing: now, at: 0), size: settings.page.size,
      scale: PixelScale(pixelsPerPoint: settings.page.scale ?? 1), at: 0)
  }

  /// Sets up the press; a zone that nobody knows is an error of usage.
  static func pressroom(_ settings: Settings) throws(CommandError) -> Pressroom {
    do throws(UsageError) {
      return try Pressroom(settings)
    } catch {
      throw .usage(error)
    }
  }
}

extension FontLibrary {
  /// The page's fonts, with a line in the log for each that is missing.
  static func open() throws(CommandError) -> FontLibrary {
    do throws(FontError) {
      return try FontLibrary(log: Log.line)
    } catch {
      throw .fonts(error)
    }
  }
}
