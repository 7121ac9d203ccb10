import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of pages without a forecast")
struct NoticeWordsTests {
  private let scene = Forecasts.kilkenny()

  private func failed(
    _ kind: String, reason: String = "reason", attempts: Int = 1, in seconds: Double? = 120
  ) -> PageWords {
    let next = seconds.map { scene.now.advanced(by: $0) }
    return Words.without(
      .failed,
      service: .failed(FailureFacts(kind: kind, reason: reason, attempts: attempts, nextAttempt: next)))
  }

  @Test("a failed page says what happened, when it is tried again, and why")
  func timeout() {
    let words = failed("timeout", reason: "connection timed out after 10 s", attempts: 3)
    #expect(words.notice.title == "No forecast could be printed")
    #expect(words.notice.explanation == "The weather service did not answer. Trying again in 2 minutes.")
    #expect(words.notice.retry == "Retry now")
    #expect(words.notice.reason == "connection timed out after 10 s, third attempt")
    #expect(words.issue == "No issue yet" && words.nextIssue == "Next attempt 15:02")
    #expect(words.credit == "Sun and moon computed on this device")
  }

  @Test("a failed page keeps its masthead and its sky, and has no figure of a forecast")
  func masthead() {
    let words = failed("dns")
    #expect(words.place == "KILKENNY" && words.date == "14 July 2026" && words.editionNumber == "No. 195")
    #expect(words.dials[0].left == "Rises 05:22" && words.days.isEmpty && words.scale.isEmpty)
    #expect(words.hours.count == 24 && words.hours.allSatisfy { $0.temperature == nil && !$0.time.isEmpty })
  }

  @Test("what needs no forecast: the moon, the next full moon, the days to the next turn of the season")
  func facts() {
    let notice = failed("dns").notice
    #expect(notice.skyHead == "What needs no forecast")
    #expect(notice.facts.map(\.label) == ["Moon", "Next full moon", "Days to equinox"])
    #expect(notice.facts.map(\.value) == ["New moon", "29 July", "71"])
  }

  @Test("after an equinox the days are counted to the solstice")
  func solstice() {
    let words = Words.without(.failed, service: .loading, now: Forecasts.utc(2026, 9, 24, 12))
    #expect(words.notice.facts.last == PageWords.Fact(label: "Days to solstice", value: "88"))
  }

  @Test(
    "every kind of failure has an explanation of its own",
    arguments: [
      "dns", "refused", "timeout", "tls", "portal", "rate-limited", "unauthorized", "outside-coverage", "malformed",
      "empty", "missing-file",
    ])
  func kinds(kind: String) {
    let (own, general) = (failed(kind, in: nil).notice.explanation, failed("?", in: nil).notice.explanation)
    #expect(own != general && own.hasSuffix(".") && own.count > 20)
    #expect(!general.isEmpty)
  }

  @Test("no two kinds share an explanation")
  func distinctKinds() {
    let kinds = ["dns", "refused", "timeout", "tls", "portal", "rate-limited", "unauthorized", "outside-coverage"]
    let texts = (kinds + ["malformed", "empty", "missing-file"]).map { failed($0).notice.explanation }
    #expect(Set(texts).count == 11)
  }

  @Test(
    "the wait is told in minutes up to an hour, then in hours, rounded up",
    arguments: [
      (1.0, "in 1 minute."), (60, "in 1 minute."), (61, "in 2 minutes."), (3_540, "in 59 minutes."),
      (3_541, "in 1 hour."), (3_600, "in 1 hour."), (3_601, "in 2 hours."), (86_400, "in 24 hours."),
    ])
  func wait(seconds: Double, text: String) {
    #expect(failed("timeout", in: seconds).notice.explanation.hasSuffix("Trying again " + text))
  }

  @Test("without a next attempt, or when it is due, nothing is promised", arguments: [nil, 0, -5] as [Double?])
  func noWait(seconds: Double?) {
    #expect(failed("unauthorized", in: seconds).notice.explanation == "The weather service did not accept the key.")
  }

  @Test("while it is tried again the page says so")
  func tryingNow() {
    let notice = Words.without(.failed, service: .loading).notice
    #expect(notice.explanation == "Trying again now." && notice.reason.isEmpty && notice.retry != nil)
  }

  @Test("the told wait is followed to the second")
  func nextChange() {
    let builder = PageWordsBuilder()
    let composer = PageComposer(place: scene.place)
    let service = ServiceStatus.failed(
      FailureFacts(kind: "timeout", reason: "", nextAttempt: scene.now.advanced(by: 2 * 3_600 + 30)))
    var (now, told) = (scene.now, [String]())
    while true {
      let page = composer.page(forecast: nil, now: now, otherwise: .failed)
      told.append(builder.words(for: page, service: service).notice.explanation)
      guard let next = builder.nextChange(of: page, service: service) else { break }
      #expect(next > now)
      now = next
    }
    // 3, 2 and 1 hours, 59 to 1 minutes, and nothing.
    #expect(told.count == 3 + 59 + 1 && Set(told).count == told.count)
    #expect(now == scene.now.advanced(by: 2 * 3_600 + 30))
  }

  @Test("a printed forecast waits for no words")
  func noNextChange() {
    let service = ServiceStatus.failed(
      FailureFacts(kind: "timeout", reason: "", nextAttempt: scene.now.advanced(by: 60)))
    #expect(PageWordsBuilder().nextChange(of: scene.page(), service: service) == nil)
    #expect(Words.of(scene, service: service).notice == PageWords.Notice())
  }

  @Test(
    "attempts are counted from the second on",
    arguments: [
      (1, "reason"), (2, "reason, second attempt"), (10, "reason, tenth attempt"), (11, "reason, attempt 11"),
    ])
  func attempts(number: Int, text: String) { #expect(failed("dns", attempts: number).notice.reason == text) }

  @Test("a reason is one short line, whatever it was")
  func reason() {
    let reason = "HTTP 502:\r\n\t<html>  " + String(repeating: "x", count: 900)
    let text = failed("malformed", reason: reason).notice.reason
    #expect(text.hasPrefix("HTTP 502: <html> xx") && text.hasSuffix("…") && text.count == 160)
  }

  @Test("a loading page promises nothing that is not there")
  func loading() {
    let words = Words.without(.loading, service: .loading)
    #expect(words.issue == "Loading" && !words.issueIsUrgent && words.nextIssue.isEmpty)
    #expect(words.notice == PageWords.Notice() && !words.credit.contains("Weather"))
    #expect(words.hours.map(\.label).prefix(3) == ["15", "16", "17"])
  }

  @Test("a page without a clock shows nothing dated and has nothing to retry (T66)")
  func waitingForClock() {
    let words = Words.without(
      .waitingForClock, service: .idle(nextAttempt: nil), now: Instant(secondsSince1970: 100))
    #expect(words.notice.title == "Waiting for the clock" && words.notice.retry == nil)
    #expect(words.notice.facts.isEmpty && words.notice.skyHead == nil && words.issue == "Clock not set")
    #expect(words.weekday.isEmpty && words.date.isEmpty && words.compactDate.isEmpty && words.editionNumber.isEmpty)
    #expect(words.hours == Array(repeating: PageWords.Hour(), count: 24) && words.dials.isEmpty)
    #expect(!PageText.lines(words).joined().contains("1970"))
  }
}
