import ForecastScene
import SceneHarness
import Testing

@Suite("The tape of a composed page")
struct PageTapeTests {
  private let scene = Forecasts.kilkenny()

  private func composer(_ zone: ZoneRules, latitude: Double = 52.65, longitude: Double = -7.25) -> PageComposer {
    PageComposer(place: Forecasts.place("Place", latitude, longitude, zone))
  }

  /// Hours that know their temperature, from an instant on.
  private func forecast(from start: Instant, hours: Int = 48) -> Forecast {
    let list = (0..<hours).map { number in
      var hour = HourlyForecast(start: start.advanced(by: Double(number) * 3_600))
      hour.temperature = Temperature(celsius: Double(number))
      return hour
    }
    return Forecast(provider: Forecasts.provider, issued: start, received: start, hours: list, days: [])
  }

  /// The page at the first instant of such hours.
  private func page(_ zone: ZoneRules, from start: Instant) -> PageContent {
    composer(zone).page(forecast: forecast(from: start), now: start, otherwise: .loading)
  }

  private func wallTimes(_ page: PageContent) -> [Int] {
    page.hours.map { page.place.zone.civil(at: $0.start).secondOfDay / 60 }
  }

  @Test("24 hours begin with the one that runs", arguments: [0.0, 1, 1_799, 3_599.5])
  func runningHour(seconds: Double) {
    let page = scene.page(after: seconds)
    #expect(page.hours.count == 24)
    #expect(page.hours[0].start == Forecasts.utc(2026, 7, 14, 14))
    #expect(page.hours[0].forecast.temperature?.celsius == 24)
  }

  @Test("at 23:59 the tape still holds 24 hours (T12, T19)")
  func lateEvening() {
    let page = scene.page(after: 8 * 3_600 + 59 * 60)
    #expect(page.hours.count == 24)
    #expect(page.hours[0].start == Forecasts.utc(2026, 7, 14, 22))
    #expect(page.hours[1].opensDay && page.hours[1].day == 1)
  }

  @Test("the tape moves with the clock without a new forecast (T18)")
  func movesWithClock() {
    for hours in 0..<40 {
      let page = scene.page(after: Double(hours) * 3_600 + 60)
      #expect(page.hours[0].start == scene.now.advanced(by: Double(hours) * 3_600))
    }
  }

  @Test("hours are known by instants, each once and an hour apart, on the days of a clock change (T01, T02, T04)")
  func clockChanges() {
    for start in [Forecasts.utc(2025, 10, 25, 22), Forecasts.utc(2026, 3, 28, 23)] {
      let page = composer(ForecastZones.berlin).page(forecast: forecast(from: start), now: start, otherwise: .loading)
      #expect(Set(page.hours.map(\.start)).count == 24)
      for (a, b) in zip(page.hours, page.hours.dropFirst()) { #expect(b.start.seconds(since: a.start) == 3_600) }
    }
  }

  @Test("the hour that clocks repeat stands there twice, with a join (T01)")
  func repeatedHour() {
    let midnight = Forecasts.utc(2025, 10, 25, 22)
    let page = page(ForecastZones.berlin, from: midnight)
    #expect(Array(wallTimes(page).prefix(6)) == [0, 60, 120, 120, 180, 240])
    #expect(page.hours.map(\.splice).prefix(6) == [nil, nil, nil, .repeated, nil, nil])
    #expect(page.hours[2].forecast.temperature?.celsius == 2 && page.hours[3].forecast.temperature?.celsius == 3)
    #expect(!page.hours.contains { $0.opensDay })
  }

  @Test("a day of 25 hours ends an hour later: its 25th tick opens the next day (T01)")
  func longDay() {
    let one = Forecasts.utc(2025, 10, 25, 23)
    let page = composer(ForecastZones.berlin).page(forecast: forecast(from: one), now: one, otherwise: .loading)
    #expect(!page.hours.contains { $0.opensDay })
    let two = one.advanced(by: 3_600)
    let later = composer(ForecastZones.berlin).page(forecast: forecast(from: two), now: two, otherwise: .loading)
    #expect(later.hours.firstIndex { $0.opensDay } == 23)
  }

  @Test("the hour that clocks skip is not there at all, and the join is (T04)")
  func skippedHour() {
    let midnight = Forecasts.utc(2026, 3, 28, 23)
    let page = page(ForecastZones.berlin, from: midnight)
    #expect(Array(wallTimes(page).prefix(4)) == [0, 60, 180, 240])
    #expect(page.hours.map(\.splice).prefix(4) == [nil, nil, .skipped, nil])
    #expect(page.hours.firstIndex { $0.opensDay } == 23)
  }

  @Test("a change by half an hour is a join as well, and labels tell the real minute (T11)")
  func lordHowe() {
    let evening = Forecasts.utc(2026, 4, 4, 13)
    let page = composer(ForecastZones.lordHowe, latitude: -31.55, longitude: 159.08)
      .page(forecast: forecast(from: evening), now: evening, otherwise: .loading)
    #expect(Array(wallTimes(page).prefix(4)) == [0, 60, 90, 150])
    #expect(page.hours.map(\.splice).prefix(4) == [nil, nil, .repeated, nil])
  }

  @Test("a day that begins at one in the morning opens there")
  func skippedMidnight() {
    let evening = Forecasts.utc(2026, 9, 6, 2)
    let page = composer(ForecastZones.santiago, latitude: -33.45, longitude: -70.67)
      .page(forecast: forecast(from: evening), now: evening, otherwise: .loading)
    #expect(Array(wallTimes(page).prefix(4)) == [1_320, 1_380, 60, 120])
    #expect(page.hours[2].opensDay && page.hours[2].splice == .skipped)
  }

  @Test("half-hour zones keep the grid of their forecast, whichever it is (T03, T11)", arguments: [0.0, 1_800])
  func halfHourGrid(shift: Double) {
    let start = Forecasts.utc(2026, 7, 14).advanced(by: shift)
    let now = start.advanced(by: 5 * 3_600 + 3_599)
    let page = composer(ForecastZones.kolkata).page(forecast: forecast(from: start), now: now, otherwise: .loading)
    #expect(page.hours[0].start == start.advanced(by: 5 * 3_600))
    #expect(page.hours[0].forecast.temperature?.celsius == 5)
  }

  @Test(
    "without a forecast the tape stands on the place's full hours",
    arguments: [ForecastZones.kolkata, ForecastZones.kathmandu, ForecastZones.dublin, ForecastZones.lordHowe])
  func emptyTape(zone: ZoneRules) {
    let now = Forecasts.utc(2026, 7, 14, 14, 52).advanced(by: 0.25)
    let page = composer(zone).page(forecast: nil, now: now, otherwise: .loading)
    #expect(page.hours.count == 24 && page.days.isEmpty)
    #expect(wallTimes(page).allSatisfy { $0 % 60 == 0 })
    #expect(page.hours[0].start <= now && now.seconds(since: page.hours[0].start) < 3_600)
    #expect(page.hours.allSatisfy { $0.forecast == HourlyForecast(start: $0.start) && $0.ink == .none })
  }

  @Test("the tape ends with the last hour of which anything is known")
  func endOfData() {
    var forecast = forecast(from: scene.now, hours: 10)
    forecast.hours += (10..<20).map { HourlyForecast(start: scene.now.advanced(by: Double($0) * 3_600)) }
    let page = composer(ForecastZones.dublin).page(forecast: forecast, now: scene.now, otherwise: .loading)
    #expect(page.hours.count == 10)
    let last = composer(ForecastZones.dublin)
      .page(forecast: forecast, now: scene.now.advanced(by: 9.5 * 3_600), otherwise: .loading)
    #expect(last.hours.count == 1 && last.state == .current(.ageing))
  }

  @Test("a hole stays as an hour that knows nothing")
  func holes() {
    var forecast = forecast(from: scene.now)
    forecast.hours.remove(at: 3)
    let page = composer(ForecastZones.dublin).page(forecast: forecast, now: scene.now, otherwise: .loading)
    #expect(page.hours.count == 24)
    #expect(page.hours[3].forecast == HourlyForecast(start: scene.now.advanced(by: 3 * 3_600)))
    #expect(page.hours[4].forecast.temperature?.celsius == 4)
    let inHole = composer(ForecastZones.dublin)
      .page(forecast: forecast, now: scene.now.advanced(by: 3.5 * 3_600), otherwise: .loading)
    #expect(inHole.hours[0].start == scene.now.advanced(by: 3 * 3_600))
    #expect(inHole.hours[0].forecast.temperature == nil)
  }

  @Test("a forecast that begins later leaves the hours before it unknown")
  func lateBeginning() {
    let forecast = forecast(from: scene.now.advanced(by: 2 * 3_600))
    let page = composer(ForecastZones.dublin)
      .page(forecast: forecast, now: scene.now.advanced(by: 60), otherwise: .loading)
    #expect(page.hours[0].start == scene.now && page.hours.count == 24)
    #expect(page.hours.map { $0.forecast.temperature?.celsius }.prefix(3) == [nil, nil, 0])
  }

  @Test("rain unknown is not inked, and a dry chance outweighs an amount (T45)")
  func ink() {
    var forecast = forecast(from: scene.now)
    forecast.hours[1].precipitationChance = Share(fraction: 0.55)
    forecast.hours[2].precipitation = Precipitation(millimetres: 2)
    forecast.hours[3].precipitationChance = Share(fraction: 0.1)
    forecast.hours[3].precipitation = Precipitation(millimetres: 2)
    forecast.hours[4].precipitationChance = Share(fraction: .nan)
    let page = composer(ForecastZones.dublin).page(forecast: forecast, now: scene.now, otherwise: .loading)
    #expect(
      page.hours.map(\.ink).prefix(5) == [.none, .chance(strength: 0.55), .amount(strength: 0.5), .none, .none])
    #expect(page.hours[4].forecast.precipitationChance == nil)
  }

  @Test("the threshold of the ink can be chosen")
  func threshold() {
    let composer = PageComposer(place: scene.place, rain: RainInk.Threshold(chance: 0.6))
    let page = composer.page(forecast: scene.forecast, now: scene.now, otherwise: .loading)
    #expect(page.hours[0].ink == .none && page.hours[1].ink == .chance(strength: 0.6))
  }

  @Test("an hour is by day as the sun of the place has it, not as its clock")
  func dayAndNight() {
    let page = scene.page()
    // The sun of Kilkenny sets at 21:47 and rises at 05:24.
    #expect(page.hours.map(\.isDay) == (15...38).map { $0 <= 21 || $0 >= 30 })
  }

  @Test("under the midnight sun all 24 hours are day (T23), in the polar night none is (T20)")
  func polar() {
    let composer = composer(ForecastZones.oslo, latitude: 78.2232, longitude: 15.6267)
    let summer = composer.page(forecast: nil, now: Forecasts.utc(2026, 6, 21, 12), otherwise: .loading)
    #expect(summer.hours.allSatisfy { $0.isDay })
    let winter = composer.page(forecast: nil, now: Forecasts.utc(2026, 12, 21, 12), otherwise: .loading)
    #expect(!winter.hours.contains { $0.isDay })
  }
}
