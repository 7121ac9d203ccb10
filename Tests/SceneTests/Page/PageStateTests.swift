import ForecastScene
import SceneHarness
import Testing

@Suite("The state and the dials of a composed page")
struct PageStateTests {
  private let scene = Forecasts.kilkenny()

  private func composer(_ latitude: Double, _ longitude: Double, _ zone: ZoneRules) -> PageComposer {
    PageComposer(place: Forecasts.place("Place", latitude, longitude, zone))
  }

  @Test("a page ages by the hours since the last answer")
  func freshness() {
    let ages = [(0.0, Freshness.fresh), (2.9, .fresh), (3, .ageing), (23.9, .ageing), (24, .late), (47.9, .late)]
    for (hours, freshness) in ages + [(48, .withdrawn)] {
      let page = PageComposer(place: scene.place).page(
        forecast: scene.forecast, now: scene.forecast.received.advanced(by: hours * 3_600), otherwise: .loading)
      #expect(page.state == .current(freshness), "after \(hours) hours")
    }
  }

  @Test("the ages can be chosen")
  func limits() {
    let composer = PageComposer(place: scene.place, limits: Freshness.Limits(ageing: 60, late: 120, withdrawn: 180))
    let page = composer.page(
      forecast: scene.forecast, now: scene.forecast.received.advanced(by: 130), otherwise: .loading)
    #expect(page.state == .current(.late))
  }

  @Test("a forecast whose hours lie wholly after the tape is not shown as if it were current")
  func aForecastOfTheFutureIsWithdrawn() {
    let scene = Forecasts.kilkenny()
    let composer = PageComposer(place: scene.place)
    guard let first = scene.forecast.hours.first?.start else { return #expect(Bool(false), "no hours") }
    let before = first.advanced(by: -48 * 3_600)
    #expect(composer.page(forecast: scene.forecast, now: before, otherwise: .loading).state == .current(.withdrawn))
    let touching = first.advanced(by: -23 * 3_600)
    #expect(composer.page(forecast: scene.forecast, now: touching, otherwise: .loading).state == .current(.fresh))
  }

  @Test("past the last hour of the data a page is withdrawn at any age, and 24 unknown hours stand")
  func pastLastHour() {
    var scene = scene
    scene.forecast.hours.removeAll { $0.start > scene.now }
    #expect(scene.page(after: 3_599).state == .current(.fresh))
    let page = scene.page(after: 3_600)
    #expect(page.state == .current(.withdrawn))
    #expect(page.hours.count == 24 && page.hours.allSatisfy { $0.forecast == HourlyForecast(start: $0.start) })
    #expect(page.days.count == 10 && !page.dials.isEmpty)
  }

  @Test("a withdrawn page inks no rain")
  func withdrawnInk() {
    #expect(scene.page(after: 50 * 3_600).hours.allSatisfy { $0.ink == .none })
  }

  @Test("without a forecast the page is in the state it is told, with a sky where the time is known")
  func withoutForecast() {
    let composer = PageComposer(place: scene.place)
    for state in [PageState.loading, .failed] {
      let page = composer.page(forecast: nil, now: scene.now, otherwise: state)
      #expect(page.state == state && page.forecast == nil && page.hours.count == 24 && page.days.isEmpty)
      #expect(page.dials == scene.page().dials)
    }
    let waiting = composer.page(forecast: nil, now: Instant(secondsSince1970: 100), otherwise: .waitingForClock)
    #expect(waiting.state == .waitingForClock && waiting.dials.isEmpty && waiting.hours.count == 24)
  }

  @Test("dials follow each other without a gap over the tape's whole time, day and night in turn")
  func dials() {
    for hours in 0..<30 {
      let page = scene.page(after: Double(hours) * 3_600)
      let last = page.hours[23].start.advanced(by: 3_600)
      #expect((page.dials.first?.start).map { $0 <= page.hours[0].start } == true)
      #expect((page.dials.last?.end).map { $0 >= last } == true)
      for (a, b) in zip(page.dials, page.dials.dropFirst()) {
        #expect(a.end == b.start && a.kind != b.kind && a.body != b.body)
      }
    }
  }

  @Test("the sun is still on its dial when it sets after midnight (T25)")
  func sunAfterMidnight() {
    let page = composer(64.1466, -21.9426, ForecastZones.reykjavik)
      .page(forecast: nil, now: Forecasts.utc(2026, 6, 22), otherwise: .loading)
    let dial = page.dial(at: Forecasts.utc(2026, 6, 22)).map { page.dials[$0] }
    #expect(dial?.kind == .day && dial?.body == .sun)
    #expect((dial?.fraction(at: page.now)).map { $0 > 0.99 && $0 < 1 } == true)
  }

  @Test("the moon of a night is that of its middle")
  func moonOfNight() {
    let night = scene.page().dials.first { $0.kind == .night }
    #expect(night?.body == .moon)
    #expect(night.map { $0.moonPhase == MoonPhase(at: $0.middle).fraction } == true)
    #expect((night?.moonIlluminated).map { $0 > 0 && $0 < 0.05 } == true)
  }

  @Test("under the midnight sun the sun goes from midnight to midnight (T23)")
  func midnightSun() {
    let page = composer(78.2232, 15.6267, ForecastZones.oslo)
      .page(forecast: nil, now: Forecasts.utc(2026, 6, 21, 10), otherwise: .loading)
    #expect(page.dials.allSatisfy { $0.kind == .upAllDay && $0.body == .sun })
    #expect(page.dials.allSatisfy { ForecastZones.oslo.civil(at: $0.start).secondOfDay == 0 })
  }

  @Test("in the polar night a moon goes round only where it stands above the horizon (T20)")
  func polarNight() {
    let composer = composer(78.2232, 15.6267, ForecastZones.oslo)
    var bodies: Set<PageContent.Dial.Body?> = []
    for day in 0..<28 {
      let now = Forecasts.utc(2026, 12, 1, 11).advanced(by: Double(day) * 86_400)
      let dials = composer.page(forecast: nil, now: now, otherwise: .loading).dials
      #expect(dials.allSatisfy { $0.kind == .downAllDay })
      for dial in dials {
        #expect((dial.body == .moon) == LunarPosition(at: dial.middle).isUp(from: composer.place.coordinate))
        bodies.insert(dial.body)
      }
    }
    #expect(bodies == [nil, .moon])
  }

  @Test("a page stands at the poles, on the date line and at every second of absurd forecasts")
  func random() {
    var forecasts = RandomForecasts(seed: 7)
    for _ in 0..<150 {
      let page = forecasts.next().page()
      #expect((1...24).contains(page.hours.count) && page.days.count <= 10 && !page.dials.isEmpty)
      #expect(page.hours.allSatisfy { $0.day.map { page.days.indices.contains($0) } ?? true })
      #expect(page.scale.low < page.scale.high)
      #expect(page.hours[0].start <= page.now && page.now.seconds(since: page.hours[0].start) < 3_600)
    }
  }
}
