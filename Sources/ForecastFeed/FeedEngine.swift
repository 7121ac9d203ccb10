import ForecastScene

/// The feed without its thread: asks whose turn it is, keeps what came, and says what the page is to know.
///
/// Everything it does follows from its clock and its services, so that a day of outage is a loop of a moment in a test.
struct FeedEngine {
  let sources: [FeedSource]
  let question: FeedQuestion
  /// A fraction of 0 ..< 1 that spreads displays over time.
  let dice: @Sendable () -> Double
  var choice: ProviderChoice
  var archive: ForecastArchive
  private var journal: FeedJournal
  /// The newest issue that each service has told.
  var issues: [Instant?]
  /// What the clock on the wall shows at monotonic time 0, when it was last looked at.
  private var epoch: Double

  /// Seconds by which a clock has to be set for a forecast to be dated anew; time servers set it by less all the time.
  private static let noticeableStep = 60.0

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
    issues = sources.map { _ in nil }
    epoch = question.clock.epoch
  }

  /// Whether anybody may be asked: not before the clock is set, for every certificate would seem to lie in the future.
  var isClockSet: Bool { question.clock.isSet }

  /// When the next attempt is due, in monotonic seconds; nil for none until something happens.
  var due: Double? { isClockSet ? choice.next?.time : nil }
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
      choice.recordSuccess(of: index, lifetime: lifetime(of: index), at: t, now: now, random: dice())
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
    let known = archive.parts(of: index)
    var parts = try source.provider.fetch(question.query, over: source.http, knowing: known)
    let now = question.clock.now()
    var answer = try source.answer(parts, received: now, zones: question.zones)
    if !known.isEmpty, isOlder(answer.forecast, than: issues[index]) {
      parts = known
      answer = try source.answer(parts, received: now, zones: question.zones)
    }
    issues[index] = answer.forecast.issued
    let t = question.clock.monotonic()
    archive.keep(parts, of: index, received: now, at: t)
    return finished(answer, of: index, keptAt: t)
  }

  /// Servers behind one name do not always agree: an issue before the one in hand confirms that one.
  private func isOlder(_ forecast: Forecast, than issue: Instant?) -> Bool {
    guard let issue, let issued = forecast.issued else { return false }
    return issued < issue
  }

  /// The answer with the extremes of the whole of today, and marked where it stands in for the first choice.
  mutating func finished(_ answer: ForecastAnswer, of index: Int, keptAt t: Double?) -> ForecastAnswer {
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

  /// The clock on the wall was set: what is printed is dated anew, and what is kept may now be of use.
  mutating func clockWasSet() -> FeedUpdate? {
    let step = abs(question.clock.epoch - epoch)
    epoch = question.clock.epoch
    if step >= Self.noticeableStep { choice.askAnew(at: question.clock.monotonic() + dice()) }
    return recall()
  }
}
