import ForecastScene
import SceneHarness
import Testing

@Suite("The ten days of a composed page")
struct PageDaysTests {
  private let scene = Forecasts.kilkenny()

  /// A page with twelve days of which nothing is known but their dates.
  private func page(
    _ latitude: Double, _ longitude: Double, _ zone: ZoneRules, from first: CivilDate, now: Instant
  ) -> PageContent {
    var forecast = scene.forecast
    forecast.days = (0..<12).map { DailyForecast(date: first.advanced(by: $0)) }
    forecast.hours = []
    let place = Forecasts.place("Place", latitude, longitude, zone)
    return PageComposer(place: place).page(forecast: forecast, now: now, otherwise: .loading)
  }

  /// A page of Tromsø, at noon.
  private func tromsø(from first: CivilDate) -> PageContent {
    page(69.6492, 18.9553, ForecastZones.oslo, from: first, now: Forecasts.utc(first.year, first.month, first.day, 11))
  }

  private func minute(_ instant: Instant?, _ zone: ZoneRules) -> Int? {
    instant.map { (zone.civil(at: $0).secondOfDay + 30) / 60 }
  }

  @Test("ten rows begin with the place's today")
  func rows() {
    let page = scene.page()
    #expect(page.days.map(\.forecast.date) == (14...23).map { CivilDate(year: 2026, month: 7, day: $0) })
  }

  @Test("the first row follows the clock without a new forecast (T13)")
  func followsClock() {
    let page = scene.page(after: 9 * 3_600)
    #expect(page.days.first?.forecast.date == CivilDate(year: 2026, month: 7, day: 15))
    #expect(page.days.count == 10)
    #expect(page.hours[0].day == 0)
  }

  @Test("at 22:00 seven hours behind Greenwich today is still today (T14, T15)")
  func westOfGreenwich() {
    let monday = CivilDate(year: 2026, month: 7, day: 13)
    let page = page(33.45, -112.07, ForecastZones.phoenix, from: monday, now: Forecasts.utc(2026, 7, 15, 5))
    #expect(page.days.first?.forecast.date == CivilDate(year: 2026, month: 7, day: 14))
  }

  @Test("nine hours ahead of Greenwich today is already tomorrow there")
  func eastOfGreenwich() {
    let monday = CivilDate(year: 2026, month: 7, day: 13)
    let page = page(35.69, 139.69, ForecastZones.tokyo, from: monday, now: Forecasts.utc(2026, 7, 14, 16))
    #expect(page.days.first?.forecast.date == CivilDate(year: 2026, month: 7, day: 15))
  }

  @Test("days come once and in order; those that are not forecast are not there")
  func unique() {
    var scene = scene
    scene.forecast.days = scene.forecast.days.reversed() + scene.forecast.days
    scene.forecast.days.removeAll { $0.date.day == 16 }
    let days = scene.page().days.map(\.forecast.date.day)
    #expect(days == [14, 15, 17, 18, 19, 20, 21, 22, 23])
  }

  @Test("every hour knows its row, on the far side of midnight too")
  func hoursInRows() {
    #expect(scene.page().hours.map(\.day) == Array(repeating: 0, count: 9) + Array(repeating: 1, count: 15))
  }

  @Test("an hour whose day is not forecast has no row")
  func noRow() {
    var scene = scene
    scene.forecast.days.removeLast(10)
    #expect(scene.page().hours.last?.day == nil)
  }

  @Test("today's bar is the same at 23:00 as in the morning (T50)")
  func barOfToday() {
    let (morning, evening) = (scene.page(after: -8 * 3_600).days[0], scene.page(after: 8 * 3_600).days[0])
    #expect(morning.forecast.low == evening.forecast.low && morning.forecast.high == evening.forecast.high)
  }

  @Test("a low above the high changes places with it; equal ones stay equal (T54)")
  func swapped() {
    var scene = scene
    scene.forecast.days[0].low = Temperature(celsius: 20)
    scene.forecast.days[0].high = Temperature(celsius: 12)
    let range = scene.page().days[0].range
    #expect(range?.low.celsius == 12 && range?.high.celsius == 20)
  }

  @Test("ten equal days without hours give a finite scale (T54)")
  func equalDays() {
    var scene = scene
    scene.forecast.hours = []
    for row in scene.forecast.days.indices {
      scene.forecast.days[row].low = Temperature(celsius: 7)
      scene.forecast.days[row].high = Temperature(celsius: 7)
    }
    let scale = scene.page().scale
    #expect(scale.low.celsius < 7 && scale.high.celsius > 7)
    #expect(scale.fraction(of: Temperature(celsius: 7)) == 0.5)
  }

  @Test("the scale holds the days and the hours of the tape, and nothing beyond them")
  func scale() {
    var scene = scene
    Forecasts.change(at: scene.now.advanced(by: 3 * 3_600), in: &scene.forecast) {
      $0.temperature = Temperature(celsius: 33)
    }
    #expect(scene.page().scale.low.celsius == 8 && scene.page().scale.high.celsius == 33)
    #expect(scene.page(after: 4 * 3_600).scale.high.celsius == 29)
  }

  @Test("a chance that the day does not tell is the highest of its hours (T46)")
  func derivedChance() {
    var scene = scene
    for row in scene.forecast.days.indices { scene.forecast.days[row].precipitationChance = nil }
    let days = scene.page().days
    #expect(days[0].forecast.precipitationChance?.fraction == 0.65)
    #expect(days[2].forecast.precipitationChance?.fraction == 0.85)
  }

  @Test("hours that do not reach to the end of a day tell nothing of its chance (T45)")
  func noDerivedChance() {
    var scene = scene
    for row in scene.forecast.days.indices { scene.forecast.days[row].precipitationChance = nil }
    scene.forecast.hours.removeAll { $0.start > scene.now.advanced(by: 5 * 3_600) }
    #expect(scene.page().days.allSatisfy { $0.forecast.precipitationChance == nil })
  }

  @Test("a sunset after midnight belongs to the day of its sunrise (T25)")
  func sunsetAfterMidnight() {
    let (zone, date) = (ForecastZones.reykjavik, CivilDate(year: 2026, month: 6, day: 21))
    let day = page(64.1466, -21.9426, zone, from: date, now: Forecasts.utc(2026, 6, 21, 12)).days[0]
    #expect(minute(day.sunrise, zone) == 2 * 60 + 55)
    #expect(minute(day.sunset, zone).map { abs($0 - 4) <= 1 } == true)
    #expect(day.sunset.map { zone.date(at: $0) } == date.advanced(by: 1))
    #expect(day.isUpAllDay == nil)
  }

  @Test("where the sun does not rise or not set, the day says so and has no times (T20, T22, T23)")
  func polar() {
    let winter = tromsø(from: CivilDate(year: 2026, month: 12, day: 21))
    #expect(winter.days.allSatisfy { $0.isUpAllDay == false && $0.sunrise == nil && $0.sunset == nil })
    let summer = tromsø(from: CivilDate(year: 2026, month: 6, day: 21))
    #expect(summer.days.allSatisfy { $0.isUpAllDay == true && $0.sunrise == nil && $0.sunset == nil })
  }

  @Test("the last sunrise before the polar day has no sunset, and no sunset stands before its sunrise")
  func edgeOfPolarDay() {
    let days = tromsø(from: CivilDate(year: 2026, month: 5, day: 12)).days
    for day in days {
      if let rise = day.sunrise, let set = day.sunset { #expect(rise < set) }
    }
    #expect(days.contains { $0.sunrise != nil && $0.sunset == nil })
  }

  @Test("the moon of a day is that of its noon")
  func moon() {
    let page = scene.page()
    #expect(page.days[0].moonPhase < 0.01 || page.days[0].moonPhase > 0.99)
    #expect(abs(page.days[7].moonPhase - 0.25) < 0.03)
  }

  @Test("numbers that are not finite are not known")
  func notFinite() {
    var scene = scene
    scene.forecast.days[1].low = Temperature(celsius: .nan)
    scene.forecast.days[1].high = Temperature(celsius: .infinity)
    #expect(scene.page().days[1].range == nil)
    #expect(scene.page().scale.low.celsius.isFinite && scene.page().scale.high.celsius.isFinite)
  }
}
