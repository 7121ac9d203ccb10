import ForecastScene
import Synchronization

@testable import ForecastFeed

/// A feed that lives through days in a moment: its clock moves from one attempt to the next.
final class Drill {
  let clock: SimulatedClock
  private(set) var engine: FeedEngine
  /// When attempts were made, in seconds since the drill began.
  private(set) var attempts: [Double] = []
  /// What the page has in hand.
  private(set) var answer: ForecastAnswer?
  private(set) var error: FeedError?
  private let begin: Double
  private let zones: ZoneChoice

  init(
    _ sources: [FeedSource], clock: SimulatedClock = SimulatedClock(utc(2026, 7, 14, 6)), cache: String? = nil,
    earliest: Instant = Instant(secondsSince1970: 0), zones: ZoneChoice = ZoneChoice(fallback: .utc)
  ) throws {
    guard let place = Coordinate(latitude: 52.65, longitude: -7.25) else { throw TemporaryFolder.Failure() }
    self.clock = clock
    self.zones = zones
    begin = clock.t
    let lines = Lines()
    let question = FeedQuestion(
      ForecastQuery(coordinate: place), zones: zones, clock: clock.feedClock(earliest: earliest), cacheFolder: cache,
      log: { lines.add($0) })
    self.lines = lines
    engine = FeedEngine(sources, question, dice: { 0.5 })
    take(engine.recall())
  }

  let lines: Lines

  /// Seconds since the drill began.
  var elapsed: Double { clock.t - begin }

  /// Lives until so many hours after the beginning.
  func run(untilHour hours: Double) {
    while let due = engine.due, due < begin + hours * 3_600 {
      clock.move(to: due)
      attempts.append(elapsed)
      take(engine.attempt())
    }
    clock.move(to: begin + hours * 3_600)
  }

  /// Lives until an attempt succeeds; seconds that it took, nil where it takes more than a day.
  func untilSuccess() -> Double? {
    let start = elapsed
    while let due = engine.due, due - begin - start < 90_000 {
      clock.move(to: due)
      attempts.append(elapsed)
      take(engine.attempt())
      if error == nil, answer?.forecast.received == clock.now { return elapsed - start }
    }
    return nil
  }

  /// Makes one attempt now, whoever's turn it is.
  func refresh() {
    clock.move(to: clock.t + 60)
    take(engine.attempt())
  }

  func linkComesUp() { engine.linkCameUp() }

  func clockIsSet(to instant: Instant) {
    clock.set(instant)
    take(engine.clockWasSet())
  }

  func retry() { take(engine.askNow()) }

  private func take(_ update: FeedUpdate?) {
    switch update?.outcome {
    case .success(let answer):
      self.answer = answer
      error = nil
    case .failure(let error): self.error = error
    case nil: break
    }
  }

  /// What the page as a whole shows now.
  var page: PageContent {
    let zone = answer?.zone ?? .utc
    let coordinate = answer?.coordinate ?? Coordinate(latitude: 52.65, longitude: -7.25)
    guard let coordinate else { preconditionFailure("Kilkenny lies on the globe.") }
    let composer = PageComposer(place: Place(name: "Kilkenny", coordinate: coordinate, zone: zone))
    return composer.page(
      forecast: answer?.forecast, now: clock.now, otherwise: error == nil ? .loading : .failed)
  }

  /// Takes lines from the feed.
  final class Lines: Sendable {
    private let all = Mutex<[String]>([])

    var texts: [String] { all.withLock { $0 } }

    func add(_ line: String) { all.withLock { $0.append(line) } }
  }
}
