import ForecastScene

/// Which service is asked next and when, and whose forecast is printed: the first choice, or one that stands in for it.
///
/// Pure: times are monotonic seconds that come in, and so do the dice. A service further back is asked only while all
/// before it have failed again and again, or turned the display away; the first one goes on being tried at its own pace,
/// and takes over again with its first answer.
struct ProviderChoice: Sendable {
  /// One service on the list.
  struct Candidate: Sendable {
    let policy: RefreshPolicy
    fileprivate(set) var history = RefreshPolicy.History()
    fileprivate(set) var budget: DailyBudget
    /// When it is asked next; nil for not before somebody asks.
    fileprivate(set) var due: Double?

    fileprivate init(_ policy: RefreshPolicy, at t: Double) {
      self.policy = policy
      budget = DailyBudget(limit: policy.dailyBudget)
      due = t
    }
  }

  /// Who is asked, and when.
  struct Turn: Hashable, Sendable {
    let candidate: Int
    let time: Double
  }

  /// Failures in a row after which another service is asked while the last forecast of this one is still in hand.
  static let patience = 3

  private(set) var candidates: [Candidate]
  /// Whose forecast is printed; nil while there is none.
  private(set) var printed: Int?

  /// Starts with the first choice first, due at `t`.
  init(_ policies: [RefreshPolicy], at t: Double) {
    precondition(!policies.isEmpty, "A feed needs a service to ask.")
    candidates = policies.map { Candidate($0, at: t) }
  }

  /// The next attempt; nil for none until somebody asks.
  var next: Turn? {
    let turns = candidates.indices.filter(isEligible).compactMap { index in
      candidates[index].due.map { Turn(candidate: index, time: $0) }
    }
    return turns.min { ($0.time, $0.candidate) < ($1.time, $1.candidate) }
  }

  /// Why nothing newer is had than what is printed; nil while a service that is asked answers.
  var failure: FeedError? {
    let asked = candidates.indices.filter { isEligible($0) && candidates[$0].history.isTried }
    guard asked.allSatisfy({ candidates[$0].history.lastError != nil }) else { return nil }
    return candidates[0].history.lastError
  }

  /// When something newer than what is printed can be had.
  var nextIssue: Double? {
    guard let printed, failure == nil else { return next?.time }
    return candidates[printed].due
  }

  /// Whether a service is asked: all before it have been given up for now.
  func isEligible(_ index: Int) -> Bool { candidates.prefix(index).allSatisfy(isGivenUp) }

  private func isGivenUp(_ candidate: Candidate) -> Bool {
    guard let error = candidate.history.lastError else { return false }
    return error.isRefusal || candidate.history.failures >= (printed == nil ? 1 : Self.patience)
  }
}

// MARK: - What happens

extension ProviderChoice {
  /// A forecast kept from an earlier run is printed; the service is asked at `t`.
  mutating func recall(_ index: Int, due t: Double) {
    printed = index
    candidates[index].due = t
  }

  /// An attempt begins.
  mutating func spend(on index: Int, at t: Double) { candidates[index].budget.spend(at: t) }

  /// An attempt has brought a forecast, or the word that there is no newer one.
  mutating func recordSuccess(of index: Int, lifetime: Double?, at t: Double, now: Instant, random: Double) {
    candidates[index].history.recordSuccess(lifetime: lifetime)
    // Whoever stood in begins anew the next time.
    for other in candidates.indices where other > index { candidates[other].history = RefreshPolicy.History() }
    printed = index
    schedule(index, at: t, now: now, random: random)
  }

  /// An attempt has failed.
  mutating func record(_ error: FeedError, of index: Int, at t: Double, now: Instant, random: Double) {
    candidates[index].history.record(error)
    schedule(index, at: t, now: now, random: random)
  }

  /// Somebody asks: the first choice is asked at once, then whoever stands in; false where the day's budget is spent.
  mutating func askNow(at t: Double) -> Bool {
    for index in candidates.indices where isEligible(index) && candidates[index].budget.wait(at: t) == 0 {
      candidates[index].due = t
    }
    return next.map { $0.time <= t } ?? false
  }

  /// A link has come up, or the clock was set: what failed on the way is tried again at once.
  mutating func tryAnotherWay(at t: Double) {
    for index in candidates.indices where candidates[index].history.lastError?.isOfTheWay == true {
      candidates[index].history.forgive(quickAttempts: candidates[index].policy.quickLadder.count)
      pull(index, to: t)
    }
  }

  /// The clock was set: whatever is printed was dated by a wrong one.
  mutating func askAnew(at t: Double) {
    tryAnotherWay(at: t)
    if let printed { pull(printed, to: t) }
  }

  private mutating func pull(_ index: Int, to t: Double) {
    let allowed = t + candidates[index].budget.wait(at: t)
    candidates[index].due = min(candidates[index].due ?? allowed, allowed)
  }

  private mutating func schedule(_ index: Int, at t: Double, now: Instant, random: Double) {
    let candidate = candidates[index]
    candidates[index].due = candidate.policy.delay(after: candidate.history, now: now, random: random).map {
      t + max($0, candidate.budget.wait(at: t))
    }
  }
}
