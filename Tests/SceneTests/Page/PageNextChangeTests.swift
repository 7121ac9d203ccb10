import ForecastScene
import SceneHarness
import Testing

@Suite("When a page changes by itself")
struct PageNextChangeTests {
  private let scene = Forecasts.kilkenny()
  private var composer: PageComposer { PageComposer(place: scene.place) }

  private func next(after now: Instant) -> Instant { composer.nextChange(of: scene.forecast, after: now) }

  @Test("the tape moves on the hour, the age at its own full hours")
  func hourAndAge() {
    #expect(next(after: scene.now) == Forecasts.utc(2026, 7, 14, 14, 52))
    #expect(next(after: Forecasts.utc(2026, 7, 14, 14, 52)) == Forecasts.utc(2026, 7, 14, 15))
  }

  @Test("without a forecast only the hour counts")
  func withoutForecast() {
    #expect(composer.nextChange(of: nil, after: scene.now.advanced(by: 60)) == scene.now.advanced(by: 3_600))
  }

  @Test("midnight comes in the middle of the tape's hour in a half-hour zone")
  func halfHourMidnight() {
    let place = Forecasts.place("Delhi", 28.6, 77.2, ForecastZones.kolkata)
    let now = Forecasts.utc(2026, 7, 14, 18, 10)
    var forecast = scene.forecast
    forecast.received = Forecasts.utc(2026, 7, 14, 18)
    let next = PageComposer(place: place).nextChange(of: forecast, after: now)
    #expect(next == Forecasts.utc(2026, 7, 14, 18, 30))
  }

  @Test("every limit of the age is met to the second")
  func limits() {
    let limits = Freshness.Limits(ageing: 1_000, late: 2_000, withdrawn: 3_000)
    let composer = PageComposer(place: scene.place, limits: limits)
    for limit in [1_000.0, 2_000, 3_000] {
      let then = scene.forecast.received.advanced(by: limit)
      let before = then.advanced(by: -1)
      #expect(composer.nextChange(of: scene.forecast, after: before) == then)
    }
  }

  @Test("the end of the data is met to the second")
  func endOfData() {
    var forecast = scene.forecast
    forecast.hours.removeAll { $0.start > scene.now }
    forecast.hours.append(HourlyForecast(start: scene.now.advanced(by: 3_600)))
    #expect(composer.nextChange(of: forecast, after: scene.now.advanced(by: 3_599)) == scene.now.advanced(by: 3_600))
  }

  @Test("it is always ahead, at most an hour, and until then the page stays as it is")
  func law() {
    var forecasts = RandomForecasts(seed: 23)
    for _ in 0..<40 {
      let scene = forecasts.next()
      let composer = PageComposer(place: scene.place)
      let next = composer.nextChange(of: scene.forecast, after: scene.now)
      #expect(next > scene.now && next.seconds(since: scene.now) <= 3_600)
      let page = scene.page()
      for share in [0.3, 0.999] {
        var later = scene.page(after: next.seconds(since: scene.now) * share)
        later.now = page.now
        #expect(later == page)
      }
    }
  }

  @Test("a sleeper that wakes only then misses no change in three days")
  func sleeper() {
    var now = scene.now
    var seen: [PageContent] = []
    while now < scene.now.advanced(by: 3 * 86_400) {
      var page = composer.page(forecast: scene.forecast, now: now, otherwise: .loading)
      page.now = scene.now
      if seen.last != page { seen.append(page) }
      now = composer.nextChange(of: scene.forecast, after: now)
    }
    let states = seen.map(\.state).reduce(into: [PageState]()) { if $0.last != $1 { $0.append($1) } }
    #expect(states == Freshness.allCases.map(PageState.current))
    // 72 hours, and the three changes of state between two of them.
    #expect(seen.count == 75)
  }
}
