import ForecastScene

/// A page without a screen, at the moment the settings ask for: what `print` and `describe` tell of.
struct StandingPage {
  let performance: Performance
  /// The page at rest.
  let frame: Frame
  /// The page read aloud.
  let tree: AccessibilityTree

  /// Seconds after which everything on a page has come to rest.
  private static let patience = 10.0

  /// Gets the forecast, sets the page and takes its tape to the moment.
  init(_ settings: Settings, measuring: any TextMeasuring) throws(CommandError) {
    var settings = settings
    settings.page.homeAfter = nil
    performance = try Performance.standing(settings, measuring: measuring)
    try Self.check(settings.moment, hours: performance.page.content.hours.count)
    Self.take(performance.stage, to: settings.moment)
    try Self.focus(settings.focus, on: performance.stage)
    frame = performance.stage.frame(at: Self.patience)
    tree = performance.stage.accessibilityTree(at: Self.patience)
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

  private static func focus(_ element: AccessibilityTree.ElementID?, on stage: Stage) throws(CommandError) {
    guard let element else { return }
    let request = AccessibilityRequest.focus(element)
    guard stage.accessibilityTree(at: 0).accepts(request) else {
      throw .usage(.badValue(option: "focus", text: element.name, expected: "an element of this page that can have it"))
    }
    stage.handle(.accessibility(request), at: 0)
  }

  private static func take(_ stage: Stage, to moment: Moment) {
    switch moment {
    case .now: break
    case .hour(let hour): stage.handle(.position(Double(hour)), at: 0)
    case .position(let position): stage.handle(.position(position), at: 0)
    }
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
