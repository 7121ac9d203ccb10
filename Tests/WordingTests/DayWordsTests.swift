import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of days")
struct DayWordsTests {
  @Test("the first row is today, the others have short names")
  func names() {
    let days = Words.of(Forecasts.kilkenny()).days
    #expect(days.map(\.name) == ["Today", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"])
  }

  @Test("a table without today begins with a name, not with today")
  func withoutToday() {
    var scene = Forecasts.kilkenny()
    scene.forecast.days.removeFirst()
    #expect(Words.of(scene).days[0].name == "Wed")
  }

  @Test("spoken: name, condition, rain chance, low and high (page.md, read aloud)")
  func spoken() {
    let day = Words.wednesday {
      $0.condition = .rain
      $0.precipitationChance = Share(fraction: 0.85)
      $0.low = Temperature(celsius: 11)
      $0.high = Temperature(celsius: 19)
    }
    #expect(day.spoken == "Wednesday: rain, rain chance 85 percent, low 11, high 19 degrees")
    #expect(day.rainChance == "85%" && day.low?.value == 11 && day.high?.value == 19)
  }

  @Test("minus is said as minus, and one degree is one degree (T31)")
  func minus() {
    let day = Words.wednesday {
      $0.low = Temperature(celsius: -14.4)
      $0.high = Temperature(celsius: -0.6)
    }
    #expect(day.spoken == "Wednesday: low minus 14, high minus 1 degree")
  }

  @Test("what is not known of a day is left out")
  func unknown() {
    #expect(Words.wednesday { _ in }.spoken == "Wednesday: no forecast")
    let low = Words.wednesday { $0.low = Temperature(celsius: 3) }
    #expect(low.spoken == "Wednesday: low 3 degrees" && low.high == nil)
    let high = Words.wednesday { $0.high = Temperature(celsius: 3) }
    #expect(high.spoken == "Wednesday: high 3 degrees" && high.low == nil)
  }

  @Test("a low above the high is told in order (T54)")
  func swapped() {
    let day = Words.wednesday {
      $0.low = Temperature(celsius: 19)
      $0.high = Temperature(celsius: 11)
    }
    #expect(day.low?.value == 11 && day.high?.value == 19)
  }

  @Test(
    "a chance of rain is printed from ten per cent on, by the figure that is printed",
    arguments: [(0.0, nil), (0.094, nil), (0.095, "10%"), (0.1, "10%"), (1, "100%")] as [(Double, String?)])
  func chance(fraction: Double, text: String?) {
    let day = Words.wednesday { $0.precipitationChance = Share(fraction: fraction) }
    #expect(day.rainChance == text)
    #expect(day.spoken.contains("rain chance") == (text != nil))
  }

  @Test("no two rows are spoken by the same name")
  func distinct() {
    let spoken = Words.of(Forecasts.kilkenny()).days.map(\.spoken)
    #expect(spoken[8].hasPrefix("Wednesday 22 July: "))
    #expect(Set(spoken.map { $0.split(separator: ":")[0] }).count == 10)
  }

  @Test(
    "the head counts the rows there are",
    arguments: [(10, "Ten days"), (7, "Seven days"), (1, "One day"), (0, "Days")])
  func head(count: Int, text: String) {
    var scene = Forecasts.kilkenny()
    scene.forecast.days.removeLast(scene.forecast.days.count - count)
    #expect(Words.of(scene).labels.days == text)
    #expect(Words.without(.loading, service: .loading).labels.days == "Ten days")
  }

  @Test("sunrise and sunset are the nearest minutes of the place's clock (T27)")
  func sun() {
    // Kathmandu on 21 June 2026 by reference tables: 05:09 and 19:02, a quarter before the hour's grid.
    var scene = Forecasts.kilkenny()
    scene.place = Forecasts.place("Kathmandu", 27.7172, 85.324, ForecastZones.kathmandu)
    scene.now = Forecasts.utc(2026, 6, 21, 6)
    scene.forecast.days = [DailyForecast(date: CivilDate(year: 2026, month: 6, day: 21))]
    let day = Words.of(scene).days[0]
    #expect(day.sunrise == "05:09" && day.sunset == "19:02")
  }

  @Test("a day without sunrise says what the sun does, and is not called sunny (T20, T23)")
  func polar() {
    let winter = Words.of(Forecasts.polar()).days[0]
    #expect(winter.sunNote == "Down all day" && winter.sunrise == nil && winter.sunset == nil)
    #expect(winter.spoken == "Today: clear, low minus 18, high minus 9 degrees")
    var scene = Forecasts.polar()
    scene.now = Forecasts.utc(2026, 6, 21, 11)
    scene.forecast.days = [DailyForecast(date: CivilDate(year: 2026, month: 6, day: 21))]
    #expect(Words.of(scene).days[0].sunNote == "Up all day")
  }

  @Test("a moon has its phase's name on the day of the phase and between them")
  func moon() {
    let days = Words.of(Forecasts.kilkenny()).days
    #expect(days[0].moon == "New moon" && days[1].moon == "Waxing crescent" && days[7].moon == "First quarter")
    #expect(days[9].moon == "Waxing gibbous")
  }
}
