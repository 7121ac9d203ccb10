import ForecastScene

extension PageWordsBuilder {
  /// What the issue rule says of the forecast's age, and whether it says it in bold.
  func issue(of content: PageContent, service: ServiceStatus) -> (text: String, isUrgent: Bool) {
    switch content.state {
    case .waitingForClock: return (sentences.clockNotSet, false)
    case .loading: return (sentences.loading, false)
    case .failed: return (sentences.noIssue, false)
    case .current(let freshness):
      guard let forecast = content.forecast else { return (sentences.noIssue, false) }
      let text = issue(of: forecast, freshness: freshness, service: service, content: content)
      return (text, freshness != .fresh)
    }
  }

  private func issue(
    of forecast: Forecast, freshness: Freshness, service: ServiceStatus, content: PageContent
  ) -> String {
    let hours = fullHours(since: forecast.received, at: content.now)
    let isDemonstration = forecast.isDemonstration
    switch freshness {
    case .fresh where tellsAge(hours: hours, service: service), .ageing:
      return sentences.aged(datedStamp(of: forecast, hours: hours, content: content), hours: hours)
    case .fresh: return isDemonstration ? sentences.demonstration : stamp(of: forecast, content)
    case .late where isDemonstration: return sentences.aged(sentences.demonstration, hours: hours)
    case .late: return sentences.lateEdition(hours: hours, by: standIn(forecast))
    case .withdrawn: return sentences.outOfDate(datedStamp(of: forecast, hours: hours, content: content))
    }
  }

  /// A page that is fresh by its age tells it while nothing newer can be had.
  private func tellsAge(hours: Int, service: ServiceStatus) -> Bool {
    switch service {
    case .idle: false
    case .loading: hours > 0
    case .failed: true
    }
  }

  /// The stamp beside an age: that of the issue where both agree, else that of the answer from which the age counts.
  private func datedStamp(of forecast: Forecast, hours: Int, content: PageContent) -> String {
    if forecast.isDemonstration { return sentences.demonstration }
    let issued = forecast.issued ?? forecast.received
    guard fullHours(since: issued, at: content.now) != hours else { return stamp(of: forecast, content) }
    return sentences.received(time(forecast.received, of: content), from: standIn(forecast))
  }

  private func stamp(of forecast: Forecast, _ content: PageContent) -> String {
    sentences.issued(time(forecast.issued ?? forecast.received, of: content), by: standIn(forecast))
  }

  /// The service's name, where it is not the one that the reader expects.
  private func standIn(_ forecast: Forecast) -> String? { forecast.isStandIn ? forecast.provider.name : nil }

  private func fullHours(since start: Instant, at now: Instant) -> Int {
    Int(max(0, min(1e6, (now.seconds(since: start) / 3_600).rounded(.down))))
  }
}
