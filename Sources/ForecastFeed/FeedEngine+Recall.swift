import ForecastScene

extension FeedEngine {
  /// Seconds over which displays that were switched on together spread their first question, while what they print is fresh;
  /// a thousand of them then ask 17 times a second, and the strictest of the services allows 20.
  private static let startSpread = 60.0
  /// The same for a page that has grown old: it can't wait as long.
  private static let lateSpread = 5.0

  /// The newest forecast that an earlier run has kept; nil where there is none to be used, or no present to print it for.
  mutating func recall() -> FeedUpdate? {
    guard isClockSet, choice.printed == nil else { return nil }
    let (now, t) = (question.clock.now(), question.clock.monotonic())
    archive.open(at: now)
    for index in newestFirst() {
      guard let received = archive.received(of: index), let answer = recalled(index, received) else { continue }
      choice.recall(index, dues: dues(received: received, now: now).map { t + $0 })
      return FeedUpdate(
        outcome: .success(answer), time: now, nextAttempt: choice.next.map { now.advanced(by: $0.time - t) },
        failures: 0,
        isRecalled: true)
    }
    return nil
  }

  /// Seconds that an answer in hand holds by the service's own word.
  func lifetime(of index: Int) -> Double? { sources[index].provider.validity(of: archive.parts(of: index)).lifetime }

  private func newestFirst() -> [Int] {
    let known = sources.indices.compactMap { index in archive.received(of: index).map { (index, $0) } }
    return known.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private mutating func recalled(_ index: Int, _ received: Instant) -> ForecastAnswer? {
    do throws(FeedError) {
      let answer = try sources[index].answer(archive.parts(of: index), received: received, zones: question.zones)
      issues[index] = answer.forecast.issued
      return finished(answer, of: index, keptAt: nil)
    } catch {
      archive.reject(index)
      return nil
    }
  }

  /// Seconds until each service is asked: when its kept answer ends by its own word, and never all displays at once.
  ///
  /// - Parameter received: Of the forecast that is printed meanwhile.
  private func dues(received: Instant, now: Instant) -> [Double] {
    let isFresh = now.seconds(since: received) < Freshness.Limits().ageing
    let spread = dice() * (isFresh ? Self.startSpread : Self.lateSpread)
    return sources.indices.map { index in
      guard let kept = archive.received(of: index) else { return spread }
      let lifetime = lifetime(of: index) ?? sources[index].policy.interval
      return max(0, lifetime - max(0, now.seconds(since: kept))) + spread
    }
  }
}
