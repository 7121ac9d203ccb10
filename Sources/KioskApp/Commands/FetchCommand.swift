import ForecastFeed
import ForecastScene

/// Asks the service once and tells what came; the cache is neither read nor written.
struct FetchCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    let source = try source()
    let service = settings.source.services[0]
    guard source.origin != .demonstration else { throw .usage(.noPlace(.fetch)) }
    let begin = MonotonicClock.now
    let now = settings.source.now ?? WallClock.machine.instant(at: begin)
    let outcome = Result { () throws(FeedError) in try source.fetch(at: now, earliest: settings.source.earliest) }
    let report = FetchReport(
      outcome: outcome, service: service, access: settings.source.access(to: service), now: now,
      seconds: MonotonicClock.now - begin, isOfFiles: source.isOfFiles)
    try Answer.write(settings.answersInJSON ? report.json.lines + "\n" : report.text)
    guard case .failure(let error) = outcome else { return .fine }
    Log.line(error.reason)
    return ExitCode(error)
  }

  private func source() throws(CommandError) -> ForecastSource {
    do throws(UsageError) {
      return try Pressroom(settings).source
    } catch {
      throw .usage(error)
    }
  }
}

extension ForecastSource {
  /// Whether answers are read from files.
  var isOfFiles: Bool { if case .files = origin { true } else { false } }

  /// One answer of the first choice, or what the files hold.
  func fetch(at now: Instant, earliest: Instant) throws(FeedError) -> FetchedAnswer {
    switch origin {
    case .demonstration: return FetchedAnswer(answer: try demonstration(at: now))
    case .files(let names): return FetchedAnswer(answer: try read(names, at: now))
    case .network(let coordinate):
      guard now >= earliest else {
        throw .misconfigured(.tls, "the clock of this machine is not set; set it, or wait until it is")
      }
      let source = feedSources[0]
      return try source.fetch(question(coordinate, clock: FeedClock(now: { now }, earliest: earliest)))
    }
  }
}
