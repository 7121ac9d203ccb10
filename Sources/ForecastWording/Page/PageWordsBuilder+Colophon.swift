import ForecastScene

extension PageWordsBuilder {
  /// The credit, and when the next issue is due.
  func setColophon(of content: PageContent, service: ServiceStatus, in words: inout PageWords) {
    guard content.state != .waitingForClock else { return }
    words.credit = content.forecast?.provider.credit ?? sentences.skyCredit
    words.nextIssue = nextIssue(of: content, service: service)
  }

  /// A time as seen from the page: with its day where it is neither today's nor within the next twelve hours.
  func time(_ instant: Instant, of content: PageContent) -> String {
    let (zone, time) = (content.place.zone, clock(of: content).time(instant))
    let (today, date) = (zone.date(at: content.now), zone.date(at: instant))
    let ahead = instant.seconds(since: content.now)
    if date == today || (ahead > 0 && ahead <= 12 * 3_600) { return time }
    let isNear = abs(date.daysSince1970 - today.daysSince1970) < 7
    return sentences.time(time, on: isNear ? names.weekday(date) : names.dayAndMonth(date))
  }

  private func nextIssue(of content: PageContent, service: ServiceStatus) -> String {
    switch service {
    case .idle(let next): next.map { sentences.nextIssue(time($0, of: content)) } ?? ""
    case .loading: content.state.hasForecast ? sentences.nextIssueDue : ""
    case .failed(let facts): facts.nextAttempt.map { sentences.nextAttempt(time($0, of: content)) } ?? ""
    }
  }
}
