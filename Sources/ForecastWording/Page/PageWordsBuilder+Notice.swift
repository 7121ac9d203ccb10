import ForecastScene

extension PageWordsBuilder {
  /// What stands on a page that has no forecast to print.
  func notice(of content: PageContent, service: ServiceStatus) -> PageWords.Notice {
    var notice = PageWords.Notice()
    switch content.state {
    case .loading, .current: break
    case .waitingForClock:
      notice.title = sentences.waitingTitle
      notice.explanation = sentences.waitingExplanation
    case .failed:
      notice.title = sentences.failedTitle
      notice.explanation = explanation(of: service, at: content.now)
      notice.retry = sentences.retry
      if case .failed(let facts) = service { notice.reason = reason(of: facts) }
      notice.skyHead = sentences.skyHead
      notice.facts = facts(of: content)
    }
    return notice
  }

  private func explanation(of service: ServiceStatus, at now: Instant) -> String {
    switch service {
    case .idle(let next): explanation(nil, trying: next, at: now)
    case .loading: sentences.tryingNow
    case .failed(let facts): explanation(FailureKind(rawValue: facts.kind), trying: facts.nextAttempt, at: now)
    }
  }

  private func explanation(_ kind: FailureKind?, trying next: Instant?, at now: Instant) -> String {
    let wait = next.flatMap { Wait(from: now, to: $0) }
    return [sentences.explanation(kind), wait.map(sentences.tryingAgain)].compactMap { $0 }.joined(separator: " ")
  }

  /// In one line, whatever a server may have put into it.
  private func reason(of facts: FailureFacts) -> String {
    let line = facts.reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = line.count > 160 ? line.prefix(159) + "…" : line[...]
    return sentences.reason(String(short), attempts: facts.attempts)
  }

  /// The sky of the running hour: what it tells of dates stays right until the tape moves on.
  private func facts(of content: PageContent) -> [PageWords.Fact] {
    let (zone, hour) = (content.place.zone, content.hours.first?.start ?? content.now)
    let fullMoon = zone.date(at: MoonPhase.next(.full, after: hour))
    let turn = SeasonTurn.next(after: hour)
    let days = zone.date(at: turn.instant).daysSince1970 - zone.date(at: content.now).daysSince1970
    return [
      PageWords.Fact(label: sentences.moonFact, value: moonName(at: hour)),
      PageWords.Fact(label: sentences.fullMoonFact, value: names.dayAndMonth(fullMoon)),
      PageWords.Fact(label: sentences.daysTo(turn.kind), value: "\(max(0, days))"),
    ]
  }
}
