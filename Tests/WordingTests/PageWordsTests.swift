import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of whole pages")
struct PageWordsTests {
  private static let forbidden: Set<String> = [
    "null", "nil", "nan", "inf", "infinity", "optional", "none", "undefined",
  ]

  /// Words that only a programmer would print.
  private func slips(in words: PageWords) -> [String] {
    PageText.texts(words).filter { text in
      if text == "None" { return false }
      let parts = text.lowercased().split { !$0.isLetter }.map(String.init)
      return parts.contains { Self.forbidden.contains($0) } || text.contains("-0") || text.contains("−0")
    }
  }

  @Test("never a word like null or nan on any page of any forecast (T19, T44, T45, T48)", arguments: 0..<8)
  func random(seed: Int) {
    var forecasts = RandomForecasts(seed: UInt64(seed))
    let builder = PageWordsBuilder(
      settings: WordingSettings(
        temperatureUnit: seed % 2 == 0 ? .celsius : .fahrenheit, windUnit: WindUnit.allCases[seed % 4],
        precipitationUnit: seed % 3 == 0 ? .inches : .millimetres))
    for _ in 0..<20 {
      let page = forecasts.next().page()
      let words = builder.words(for: page, service: .idle(nextAttempt: nil))
      #expect(slips(in: words).isEmpty)
      #expect(words.hours.count == page.hours.count && words.days.count == page.days.count)
      #expect(words.dials.count == page.dials.count && words.scale.count <= 6)
      #expect(words.hours.allSatisfy { !$0.time.isEmpty && !$0.label.isEmpty && !$0.spoken.isEmpty })
      #expect(words.days.allSatisfy { !$0.name.isEmpty && !$0.moon.isEmpty && !$0.spoken.isEmpty })
    }
  }

  @Test("what is spoken holds no signs, only words")
  func spokenSigns() {
    var forecasts = RandomForecasts(seed: 99)
    let builder = PageWordsBuilder()
    for _ in 0..<30 {
      let words = builder.words(for: forecasts.next().page(), service: .loading)
      let spoken = words.hours.map(\.spoken) + words.days.map(\.spoken) + words.dials.map(\.spoken)
      #expect(spoken.allSatisfy { text in !text.contains { "−-%°<".contains($0) } })
    }
  }

  @Test("equal pages have equal words, from any builder")
  func pure() {
    #expect(Words.of(Forecasts.gaps()) == Words.of(Forecasts.gaps()))
  }

  @Test("a page with gaps says what it knows and leaves out the rest")
  func gaps() {
    let words = Words.of(Forecasts.gaps())
    #expect(words.hours[0].spoken == "15:00, no forecast")
    #expect(words.hours[1].spoken == "16:00, 25 degrees, Showers")
    #expect(words.hours[3].spoken == "18:00, Sunny intervals, rain 0.8 millimetres")
    #expect(words.hours[5].temperature == nil)
    #expect(words.days[0].spoken == "Today: no forecast" && words.days[2].spoken.hasSuffix("high 19 degrees"))
    #expect(slips(in: words).isEmpty)
  }

  @Test("the whole page of Kilkenny, word for word")
  func golden() {
    let words = Words.of(Forecasts.kilkenny(), service: .idle(nextAttempt: Forecasts.utc(2026, 7, 14, 14, 10)))
    #expect(PageText.lines(words).joined(separator: "\n") == Self.kilkenny)
  }

  private static let kilkenny = """
    place KILKENNY | Tuesday | 14 July 2026 | Tuesday, 14 July
    rule No. 195 | 52.65° N 7.25° W | Issued 14:52
    labels Ten days
    scale 10 15 20 25
    foot Weather data by Open-Meteo.com, CC BY 4.0 | Next issue 15:10
    hour 15:00 | 15 | Tuesday | Tue | Sunny intervals | 24 | 23 | 55 | - | 18 km/h | from SW | 6 | High | 58% | Dew 15
      15:00, 24 degrees, Sunny intervals, rain chance 55 percent
    hour 16:00 | 16 | Tuesday | Tue | Showers | 25 | 24 | 60 | - | 18 km/h | from SW | 5 | Moderate | 51% | Dew 14
      16:00, 25 degrees, Showers, rain chance 60 percent
    hour 17:00 | 17 | Tuesday | Tue | Showers | 26 | 24 | 65 | - | 17 km/h | from SW | 5 | Moderate | 52% | Dew 15
      17:00, 26 degrees, Showers, rain chance 65 percent
    hour 18:00 | 18 | Tuesday | Tue | Sunny intervals | 25 | 23 | 55 | - | 16 km/h | from SW | 4 | Moderate | 55% | Dew 15
      18:00, 25 degrees, Sunny intervals, rain chance 55 percent
    hour 19:00 | 19 | Tuesday | Tue | Sunny intervals | 23 | 22 | 40 | - | 15 km/h | from SW | 3 | Moderate | 59% | Dew 14
      19:00, 23 degrees, Sunny intervals, rain chance 40 percent
    hour 20:00 | 20 | Tuesday | Tue | Sunny intervals | 21 | 20 | 20 | - | 14 km/h | from SW | 2 | Low | 63% | Dew 14
      20:00, 21 degrees, Sunny intervals, rain chance 20 percent
    hour 21:00 | 21 | Tuesday | Tue | Sunny intervals | 19 | 19 | 10 | - | 13 km/h | from SW | 1 | Low | 68% | Dew 13
      21:00, 19 degrees, Sunny intervals, rain chance 10 percent
    hour 22:00 | 22 | Tuesday | Tue | Partly cloudy | 18 | 17 | 5 | - | 11 km/h | from SW | 0 | None | 72% | Dew 13
      22:00, 18 degrees, Partly cloudy
    hour 23:00 | 23 | Tuesday | Tue | Partly cloudy | 17 | 16 | 0 | - | 10 km/h | from SW | 0 | None | 76% | Dew 13
      23:00, 17 degrees, Partly cloudy
    hour 00:00 | 00 | Wednesday | Wed | Partly cloudy | 16 | 13 | 0 | - | 9 km/h | from SW | 0 | None | 80% | Dew 13
      00:00, Wednesday, 16 degrees, Partly cloudy
    hour 01:00 | 01 | Wednesday | Wed | Partly cloudy | 15 | 12 | 0 | - | 8 km/h | from SW | 0 | None | 83% | Dew 12
      01:00, 15 degrees, Partly cloudy
    hour 02:00 | 02 | Wednesday | Wed | Partly cloudy | 15 | 12 | 0 | - | 7 km/h | from SW | 0 | None | 84% | Dew 12
      02:00, 15 degrees, Partly cloudy
    hour 03:00 | 03 | Wednesday | Wed | Partly cloudy | 14 | 12 | 0 | - | 7 km/h | from SW | 0 | None | 85% | Dew 12
      03:00, 14 degrees, Partly cloudy
    hour 04:00 | 04 | Wednesday | Wed | Partly cloudy | 14 | 12 | 0 | - | 7 km/h | from SW | 0 | None | 84% | Dew 11
      04:00, 14 degrees, Partly cloudy
    hour 05:00 | 05 | Wednesday | Wed | Partly cloudy | 14 | 12 | 0 | - | 8 km/h | from SW | 0 | None | 83% | Dew 11
      05:00, 14 degrees, Partly cloudy
    hour 06:00 | 06 | Wednesday | Wed | Sunny intervals | 15 | 13 | 5 | - | 9 km/h | from SW | 0 | None | 80% | Dew 12
      06:00, 15 degrees, Sunny intervals
    hour 07:00 | 07 | Wednesday | Wed | Sunny intervals | 16 | 14 | 5 | - | 10 km/h | from SW | 0 | None | 76% | Dew 12
      07:00, 16 degrees, Sunny intervals
    hour 08:00 | 08 | Wednesday | Wed | Sunny intervals | 17 | 16 | 5 | - | 11 km/h | from SW | 0 | None | 72% | Dew 12
      08:00, 17 degrees, Sunny intervals
    hour 09:00 | 09 | Wednesday | Wed | Sunny intervals | 18 | 17 | 10 | - | 13 km/h | from SW | 1 | Low | 68% | Dew 12
      09:00, 18 degrees, Sunny intervals, rain chance 10 percent
    hour 10:00 | 10 | Wednesday | Wed | Sunny intervals | 20 | 18 | 10 | - | 14 km/h | from SW | 2 | Low | 63% | Dew 13
      10:00, 20 degrees, Sunny intervals, rain chance 10 percent
    hour 11:00 | 11 | Wednesday | Wed | Sunny intervals | 21 | 20 | 10 | - | 15 km/h | from SW | 3 | Moderate | 59% | Dew 13
      11:00, 21 degrees, Sunny intervals, rain chance 10 percent
    hour 12:00 | 12 | Wednesday | Wed | Sunny intervals | 22 | 21 | 5 | - | 16 km/h | from SW | 4 | Moderate | 55% | Dew 13
      12:00, 22 degrees, Sunny intervals
    hour 13:00 | 13 | Wednesday | Wed | Sunny intervals | 23 | 22 | 5 | - | 17 km/h | from SW | 5 | Moderate | 52% | Dew 13
      13:00, 23 degrees, Sunny intervals
    hour 14:00 | 14 | Wednesday | Wed | Sunny intervals | 24 | 22 | 0 | - | 18 km/h | from SW | 5 | Moderate | 51% | Dew 13
      14:00, 24 degrees, Sunny intervals
    day Today | 14 | 26 | 80% | 05:22 | 21:47 | - | New moon
      Today: showers, rain chance 80 percent, low 14, high 26 degrees
    day Wed | 13 | 24 | 10% | 05:24 | 21:46 | - | Waxing crescent
      Wednesday: sunny intervals, rain chance 10 percent, low 13, high 24 degrees
    day Thu | 11 | 19 | 85% | 05:25 | 21:45 | - | Waxing crescent
      Thursday: rain, rain chance 85 percent, low 11, high 19 degrees
    day Fri | 9 | 17 | 60% | 05:26 | 21:43 | - | Waxing crescent
      Friday: rain, rain chance 60 percent, low 9, high 17 degrees
    day Sat | 8 | 18 | 20% | 05:27 | 21:42 | - | Waxing crescent
      Saturday: overcast, rain chance 20 percent, low 8, high 18 degrees
    day Sun | 10 | 21 | - | 05:29 | 21:41 | - | Waxing crescent
      Sunday: sunny, low 10, high 21 degrees
    day Mon | 12 | 25 | - | 05:30 | 21:40 | - | Waxing crescent
      Monday: sunny, low 12, high 25 degrees
    day Tue | 15 | 28 | - | 05:32 | 21:38 | - | First quarter
      Tuesday 21 July: sunny intervals, low 15, high 28 degrees
    day Wed | 16 | 29 | 30% | 05:33 | 21:37 | - | Waxing gibbous
      Wednesday 22 July: thunderstorm, rain chance 30 percent, low 16, high 29 degrees
    day Thu | 13 | 22 | 55% | 05:34 | 21:36 | - | Waxing gibbous
      Thursday 23 July: showers, rain chance 55 percent, low 13, high 22 degrees
    dial Rises 05:22 | Sets 21:47 | 16 h 25 min of daylight | -
      Sun rises 05:22, sets 21:47, 16 hours 25 minutes of daylight
    dial Sets 21:47 | Rises 05:24 | Waxing crescent, 1% | -
      Sun sets 21:47, rises 05:24. Moon: waxing crescent, 1 percent lit
    dial Rises 05:24 | Sets 21:46 | 16 h 22 min of daylight | -
      Sun rises 05:24, sets 21:46, 16 hours 22 minutes of daylight
    """
}
