import ForecastFeed
import ForecastScene
import ForecastWording

/// Makes pages: keeps what is known of the weather at a place and cuts it to the present.
struct Pressroom {
  let settings: Settings
  let source: ForecastSource
  private(set) var copy = Copy()
  /// What the desktop has chosen for all programs.
  var desktop = DesktopWishes()
  /// Somebody is told the page instead of looking at it: then the tape stays where it was put.
  var isReadAloud = false
  /// The page speaks itself: then too.
  var isSpeaking = false
  private let builder: PageWordsBuilder

  /// Sets up for a place. Throws when the zone that was asked for is unknown.
  init(_ settings: Settings) throws(UsageError) {
    self.settings = settings
    source = ForecastSource(settings.source, zone: try Self.zone(named: settings.source.zone))
    builder = PageWordsBuilder(
      settings: WordingSettings(
        temperatureUnit: settings.page.temperatureUnit, windUnit: settings.page.windUnit,
        showsCoordinates: !settings.page.hidesCoordinates))
  }

  private static func zone(named name: String?) throws(UsageError) -> ZoneRules? {
    guard let name else { return nil }
    do {
      return try ZoneFile.rules(named: name)
    } catch {
      throw .unusable(option: "zone", text: name, reason: "\(error)")
    }
  }
}

// MARK: - Copy comes in

extension Pressroom {
  /// Gets a forecast from where the settings say, and waits for it. The network is not asked for a page that needs none.
  mutating func load(at now: Instant) {
    switch source.origin {
    case .demonstration: copy.take(Result { () throws(FeedError) in try source.demonstration(at: now) })
    case .files(let names): read(names, at: now)
    case .network(let coordinate): ask(coordinate, at: now)
    }
  }

  /// Reads recorded answers in place of the forecast in hand.
  mutating func read(_ files: [String], at now: Instant) {
    copy.take(Result { () throws(FeedError) in try source.read(files, at: now) })
  }

  /// Asks the first choice once; until it answers, and where it fails, what an earlier run has kept is printed.
  private mutating func ask(_ coordinate: Coordinate, at now: Instant) {
    guard settings.source.forcedState?.needsForecast ?? true else { return }
    let clock = FeedClock(now: { now }, earliest: earliest)
    let updates = OneFetch(source.feedSources[0], source.question(coordinate, clock: clock)).updates()
    updates.forEach { copy.take($0) }
  }

  /// A clock that shows an earlier time has not been set.
  private var earliest: Instant { settings.source.earliest }

  /// The language that the page is in, as BCP 47 names it.
  var language: String { builder.settings.language.rawValue }

  /// An answer is being waited for; what is in hand stays.
  mutating func awaitAnswer() { copy.awaitAnswer() }

  /// Takes in what the feed has brought.
  mutating func take(_ update: FeedUpdate) { copy.take(update) }
}

// MARK: - Pages go out

extension Pressroom {
  /// The page of an instant.
  func page(at now: Instant) -> ComposedPage {
    let copy = settings.source.forcedState?.copy(of: current(at: now), at: now) ?? current(at: now)
    let whereabouts = Whereabouts(settings.source, answer: self.copy.answer, zones: source.zones)
    let composer = composer(for: whereabouts.place)
    let isWaiting = now < earliest || settings.source.forcedState == .waitingForClock
    let forecast = isWaiting ? nil : copy.answer?.forecast
    var content = composer.page(forecast: forecast, now: now, otherwise: isWaiting ? .waitingForClock : copy.state)
    if !whereabouts.isLocated { content.dials = [] }
    var words = builder.words(for: content, service: copy.service)
    if !whereabouts.isLocated || !whereabouts.isNamed { words.coordinates = "" }
    let changes = [
      composer.nextChange(of: forecast, after: now), builder.nextChange(of: content, service: copy.service),
      nextNight(at: whereabouts, after: now),
    ]
    return ComposedPage(
      content: content, words: words, whereabouts: whereabouts, error: copy.error, failure: self.copy.error,
      settings: sceneSettings(at: whereabouts, now), isNight: isNight(at: whereabouts, now),
      nextChange: changes.compactMap { $0 }.filter { $0 > now }.min())
  }

  /// The name of the moon's phase at an instant.
  func moonName(at instant: Instant) -> String { builder.moonName(at: instant) }

  /// A demonstration is always of today and never grows old.
  private func current(at now: Instant) -> Copy {
    guard settings.source.origin == .demonstration, copy.answer?.forecast.isDemonstration == true else { return copy }
    var renewed = copy
    if let answer = try? source.demonstration(at: now) { renewed.take(answer) }
    return renewed
  }

  private func composer(for place: Place) -> PageComposer {
    PageComposer(place: place, rain: RainInk.Threshold(chance: settings.page.rainThreshold))
  }

  private var look: PageSettings { settings.page.following(desktop) }

  private func sceneSettings(at whereabouts: Whereabouts, _ now: Instant) -> SceneSettings {
    SceneSettings(
      edition: edition(at: whereabouts, now), contrast: look.contrast, textScale: look.textScale,
      motion: look.reducesMotion ? .reduced : .standard, panelWidth: settings.page.panelWidth,
      homeAfter: isReadAloud || isSpeaking ? nil : settings.page.homeAfter, targets: settings.page.targets,
      scan: settings.page.scan)
  }

  private func edition(at whereabouts: Whereabouts, _ now: Instant) -> SceneSettings.Edition {
    switch look.edition {
    case .day: .day
    case .night: .night
    case .dim: .dim
    case .oneBit: .oneBit
    case .auto: isNight(at: whereabouts, now) ? .night : .day
    }
  }

  /// By the hours that were set, otherwise by the sun, which takes a place and a clock.
  private func isNight(at whereabouts: Whereabouts, _ now: Instant) -> Bool {
    guard now >= earliest else { return false }
    if let hours = settings.page.nightHours { return hours.contains(now, in: whereabouts.place.zone) }
    return whereabouts.isLocated && SolarPosition(at: now).clearance(from: whereabouts.place.coordinate) < 0
  }

  /// When night next begins or ends; by the sun nil where it does not within the hour, in which a page is made anew anyway.
  private func nextNight(at whereabouts: Whereabouts, after now: Instant) -> Instant? {
    if let hours = settings.page.nightHours { return hours.nextEdge(after: now, in: whereabouts.place.zone) }
    guard look.edition == .auto || settings.light.brightness != nil, whereabouts.isLocated else { return nil }
    let events = SkyEvents.sun(
      at: whereabouts.place.coordinate, from: now.advanced(by: 1), to: now.advanced(by: 3_700))
    return events.first.map { $0.instant.advanced(by: 1) }
  }
}

extension Copy {
  /// What a page shows where there is no forecast to print.
  fileprivate var state: PageState { error == nil ? .loading : .failed }
}
