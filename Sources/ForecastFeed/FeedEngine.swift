import ForecastScene

/// The feed without its thread: asks whose turn it is, keeps what came, and says what the page is to know.
///
/// Everything it does follows from its clock and its services, so that a day of outage is a loop of a moment in a test.
struct FeedEngine {
  private let sources: [FeedSource]
  private let question: FeedQuestion
  private(set) var choice: ProviderChoice
  private var archive: ForecastArchive
  private var journal: FeedJournal
  /// A fraction of 0 ..< 1 that spreads displays over time.
  private let dice: @Sendable () -> Double

  /// Seconds over which displays that were switched on together spread their first question, while what they print is fresh;
  /// a thousand of them then ask 17 times a second, and the strictest of the services allows 20.
  private static let startSpread = 60.0
  /// The same for a page that has grown old: it can't wait as long.
  private static let lateSpread = 5.0

  init(
    _ sources: [FeedSource], _ question: FeedQuestion,
    dice: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.sources = sources
    self.question = question
    self.dice = dice
    choice = ProviderChoice(sources.map(\.policy), at: question.clock.monotonic())
    let keys = sources.map {
      CacheKey(service: $0.provider.identity.identifier, coordinate: question.query.coordinate, address: $0.address)
    }
    archive = ForecastArchive(keys, folder: question.cacheFolder, log: question.log)
    journal = FeedJournal(sources.map(\.provider.identity.name), log: question.log)
  }

  /// Whether anybody may be asked: not before the clock is set, for every certificate would seem to lie in the future.
  var isClockSet: Bool { question.clock.isSet }

  /// When the next attempt is due, in monotonic seconds; nil for none until something happens.
  var due: Double? { isClockSet ? choice.next?.time : nil }
}

// MARK: - What was kept

extension FeedEngine {
  /// The newest forecast that an earlier run has kept; nil where there is none to be used, or no present to print it for.
  mutating func recall() -> FeedUpdate? {
    guard isClockSet, choice.printed == nil else { return nil }
    let (now, t) = (question.clock.now(), question.clock.monotonic())
    archive.open(at: now)
    for index in newestFirst() {
      guard let received = archive.received(of: index), let answer = recalled(index, received) else { continue }
      choice.recall(index, due: t)
      // The first choice is asked first, whoever has answered last.
      let due = t + wait(for: index, received: received, now: now)
      if index == 0 { choice.recall(0, due: due) }
      return FeedUpdate(
        outcome: .success(answer), time: now, nextAttempt: choice.next.map { now.advanced(by: $0.time - t) },
        failures: 0,
        isRecalled: true)
    }
    return nil
  }

  private func newestFirst() -> [Int] {
    let known = sources.indices.compactMap { index in archive.received(of: index).map { (index, $0) } }
    return known.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private mutating func recalled(_ index: Int, _ received: Instant) -> ForecastAnswer? {
    do throws(FeedError) {
      let answer = try sources[index].answer(archive.parts(of: index), received: received, zones: question.zones)
      return finished(answer, of: index, keptAt: nil)
    } catch {
      archive.reject(index)
      return nil
    }
  }

  /// Seconds until the service whose kept forecast is printed is asked: when that forecast ends by the service's own word, and
  /// never all displays at once.
  private func wait(for index: Int, received: Instant, now: Instant) -> Double {
    let lifetime =
      sources[index].provider.validity(of: archive.parts(of: index)).lifetime ?? sources[index].policy.interval
    let age = max(0, now.seconds(since: received))
    if age < lifetime { return lifetime - age + Self.startSpread * dice() }
    return dice() * (age < Freshness.Limits().ageing ? Self.startSpread : Self.lateSpread)
  }
}

// MARK: - Attempts

extension FeedEngine {
  /// Asks whoever is next; nil where the page need not know how it went.
  mutating func attempt() -> FeedUpdate? {
    guard let turn = choice.next else { return nil }
    let index = turn.candidate
    choice.spend(on: index, at: question.clock.monotonic())
    let outcome = Result { () throws(FeedError) in try ask(index) }
    let (now, t) = (question.clock.now(), question.clock.monotonic())
    switch outcome {
    case .success(let answer):
      let lifetime = sources[index].provider.validity(of: archive.parts(of: index)).lifetime
      choice.recordSuccess(of: index, lifetime: lifetime, at: t, now: now, random: dice())
      journal.note(answer, of: index)
      return update(.success(answer), at: now, t)
    case .failure(let error):
      choice.record(error, of: index, at: t, now: now, random: dice())
      journal.note(error, of: index)
      guard let failure = choice.failure, !isNextDue(at: t) else { return nil }
      return update(.failure(failure), at: now, t)
    }
  }

  /// Whether another service is asked in the same breath: only then is it known how the page stands.
  private func isNextDue(at t: Double) -> Bool { choice.next.map { $0.time <= t } ?? false }

  private mutating func ask(_ index: Int) throws(FeedError) -> ForecastAnswer {
    let source = sources[index]
    let parts = try source.provider.fetch(question.query, over: source.http, knowing: archive.parts(of: index))
    let now = question.clock.now()
    let answer = try source.answer(parts, received: now, zones: question.zones)
    let t = question.clock.monotonic()
    archive.keep(parts, of: index, received: now, at: t)
    return finished(answer, of: index, keptAt: t)
  }

  /// The answer with the extremes of the whole of today, and marked where it stands in for the first choice.
  private mutating func finished(_ answer: ForecastAnswer, of index: Int, keptAt t: Double?) -> ForecastAnswer {
    var answer = archive.complete(answer, tellsWholeDays: sources[index].provider.tellsWholeDays, at: t)
    answer.forecast.isStandIn = index > 0
    return answer
  }

  private func update(_ outcome: Result<ForecastAnswer, FeedError>, at now: Instant, _ t: Double) -> FeedUpdate {
    FeedUpdate(
      outcome: outcome, time: now, nextAttempt: choice.nextIssue.map { now.advanced(by: max(0, $0 - t)) },
      failures: choice.failure == nil ? 0 : choice.candidates[0].history.failures)
  }
}

// MARK: - What happens

extension FeedEngine {
  /// Somebody asks. Where the day's budget is spent nobody is asked, and the page is told so.
  mutating func askNow() -> FeedUpdate? {
    let (now, t) = (question.clock.now(), question.clock.monotonic())
    guard isClockSet, !choice.askNow(at: t) else { return nil }
    let wait = choice.candidates[0].budget.wait(at: t)
    return update(.failure(choice.failure ?? .rateLimited(.ownBudget(wait))), at: now, t)
  }

  /// A link has come up.
  mutating func linkCameUp() { choice.tryAnotherWay(at: question.clock.monotonic() + dice()) }

  /// The clock on the wall was set: what was printed is dated anew, and what is kept may now be of use.
  mutating func clockWasSet() -> FeedUpdate? {
    choice.askAnew(at: question.clock.monotonic() + dice())
    return recall()
  }
}
