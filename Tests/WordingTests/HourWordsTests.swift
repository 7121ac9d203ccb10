import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of hours")
struct HourWordsTests {
  /// Words of a tape in a zone, from an instant on.
  private func hours(_ zone: ZoneRules, from start: Instant) -> [PageWords.Hour] {
    let place = Forecasts.place("Place", 52, 13, zone)
    let forecast = Forecast(
      provider: Forecasts.provider, issued: nil, received: start,
      hours: (0..<30).map { HourlyForecast(start: start.advanced(by: Double($0) * 3_600)) }.map {
        var hour = $0
        hour.temperature = Temperature(celsius: 8)
        return hour
      }, days: [])
    return Words.of(Forecasts.Scene(place: place, forecast: forecast, now: start)).hours
  }

  @Test("an hour tells its time, its day and its weather")
  func afternoon() {
    let hour = Words.of(Forecasts.kilkenny()).hours[0]
    #expect(hour.time == "15:00" && hour.label == "15" && hour.dayName == "Tuesday" && hour.shortDayName == "Tue")
    #expect(hour.condition == "Sunny intervals" && hour.temperature?.value == 24)
    #expect(hour.apparentTemperature?.value == 23 && hour.rainChance?.value == 55)
    #expect(hour.windSpeed == "18 km/h" && hour.windOrigin == "from SW")
    #expect(hour.uvIndex?.value == 6 && hour.uvBand == "High" && hour.humidity == "58%")
  }

  @Test("labels have two digits, and midnight is 00")
  func labels() {
    let hours = Words.of(Forecasts.kilkenny()).hours
    #expect(hours.map(\.label) == (15...38).map { $0 % 24 }.map { $0 < 10 ? "0\($0)" : "\($0)" })
    #expect(hours[9].dayName == "Wednesday" && hours[9].time == "00:00")
  }

  @Test("hours that begin at half past say so (T03, T11)")
  func halfHours() {
    let hours = hours(ForecastZones.kolkata, from: Forecasts.utc(2026, 7, 14, 8))
    #expect(hours[0].time == "13:30" && hours[0].label == "13:30")
    let quarter = self.hours(ForecastZones.kathmandu, from: Forecasts.utc(2026, 7, 14, 8))
    #expect(quarter[0].label == "13:45")
  }

  @Test("without a forecast a half-hour zone has labels on its own full hours")
  func loadingHalfHours() {
    let place = Forecasts.place("Delhi", 28.6, 77.2, ForecastZones.kolkata)
    let words = Words.without(.loading, service: .loading, at: place, now: Forecasts.utc(2026, 7, 14, 8, 10))
    #expect(words.hours.map(\.label).prefix(3) == ["13", "14", "15"])
  }

  @Test("the hour that is repeated is told apart aloud, the missing one has no label (T01, T04)")
  func clockChange() {
    let autumn = hours(ForecastZones.berlin, from: Forecasts.utc(2025, 10, 25, 22))
    #expect(autumn.map(\.label).prefix(5) == ["00", "01", "02", "02", "03"])
    #expect(autumn[2].spoken == "02:00, 8 degrees" && autumn[3].spoken == "02:00 again, 8 degrees")
    let spring = hours(ForecastZones.berlin, from: Forecasts.utc(2026, 3, 28, 23))
    #expect(spring.map(\.label).prefix(4) == ["00", "01", "03", "04"])
  }

  @Test("a repeated half hour and two repeated hours are told apart as well")
  func oddClockChanges() {
    let howe = hours(ForecastZones.lordHowe, from: Forecasts.utc(2026, 4, 4, 13))
    #expect(howe.map(\.time).prefix(4) == ["00:00", "01:00", "01:30", "02:30"])
    #expect(howe[2].spoken.hasPrefix("01:30 again") && howe[3].spoken.hasPrefix("02:30,"))
    let troll = hours(ForecastZones.troll, from: Forecasts.utc(2026, 10, 24, 22))
    let spoken = troll.map { $0.spoken.split(separator: ",")[0] }
    #expect(spoken.prefix(6) == ["00:00", "01:00", "02:00", "01:00 again", "02:00 again", "03:00"])
  }

  @Test("spoken: time, temperature, condition, and a chance of rain from ten per cent on (page.md, read aloud)")
  func spoken() {
    let hours = Words.of(Forecasts.kilkenny()).hours
    #expect(hours[0].spoken == "15:00, 24 degrees, Sunny intervals, rain chance 55 percent")
    #expect(hours[6].spoken == "21:00, 19 degrees, Sunny intervals, rain chance 10 percent")
    #expect(hours[8].spoken == "23:00, 17 degrees, Partly cloudy")
    #expect(hours[9].spoken == "00:00, Wednesday, 16 degrees, Partly cloudy")
    let cold = Words.of(Forecasts.negative()).hours[0].spoken
    #expect(cold == "13:00, minus 12 degrees, Light snow, rain chance 70 percent")
  }

  @Test("what is not known is left out, never zero (T45)")
  func unknown() {
    let nothing = Words.hour { _ in }
    #expect(nothing.spoken == "15:00, no forecast")
    #expect(nothing.temperature == nil && nothing.rainChance == nil)
    #expect(nothing.windSpeed == nil && nothing.uvIndex == nil)
    #expect(nothing.humidity == nil && nothing.dewPoint == nil && nothing.condition == nil && nothing.rainAmount == nil)
    #expect(Words.hour { $0.condition = .fog }.spoken == "15:00, Fog")
    #expect(Words.hour { $0.uvIndex = 3 }.spoken == "15:00")
  }

  @Test("an amount of rain is spoken without signs, and no rain is not spoken")
  func spokenAmount() {
    func spoken(_ millimetres: Double, _ unit: PrecipitationUnit = .millimetres) -> String {
      Words.hour(WordingSettings(precipitationUnit: unit)) {
        $0.precipitation = Precipitation(millimetres: millimetres)
      }.spoken
    }
    #expect(spoken(0.4) == "15:00, rain 0.4 millimetres")
    #expect(spoken(0.02) == "15:00, rain under 0.1 millimetres")
    #expect(spoken(13.7, .inches) == "15:00, rain 0.54 inches")
    #expect(spoken(0) == "15:00")
  }

  @Test("every condition has words, by day and night, short enough for the hero", arguments: Condition.allCases)
  func conditions(condition: Condition) {
    var scene = Forecasts.kilkenny()
    for number in scene.forecast.hours.indices { scene.forecast.hours[number].condition = condition }
    let hours = Words.of(scene).hours
    let (day, night) = (hours[0].condition ?? "", hours[9].condition ?? "")
    for words in [day, night] {
      #expect((3...22).contains(words.count), "\(words)")
      #expect(words.first?.isUppercase == true && !words.contains("-"))
    }
    #expect(!night.contains("unn"))
  }

  @Test("no two conditions share their words")
  func distinctConditions() {
    let words = Condition.allCases.map { condition in Words.hour { $0.condition = condition }.condition }
    #expect(Set(words).count == Condition.allCases.count)
  }

  @Test("of a withdrawn forecast no hour says anything but its time")
  func withdrawn() {
    let words = Words.of(Forecasts.kilkenny(), after: 50 * 3_600)
    for hour in words.hours {
      #expect(hour.temperature == nil && hour.condition == nil && hour.windSpeed == nil && hour.rainChance == nil)
      #expect(hour.spoken.hasSuffix("no forecast") && !hour.time.isEmpty)
    }
    #expect(words.days[0].high != nil)
  }

  @Test("values that cannot be are not known", arguments: [-0.3, .nan, .infinity, -.infinity])
  func impossible(value: Double) {
    let hour = Words.hour {
      $0.temperature = Temperature(celsius: 10)
      $0.windSpeed = Speed(metresPerSecond: value)
      $0.windDirection = Direction(degrees: value)
      $0.precipitationChance = Share(fraction: value)
      $0.precipitation = Precipitation(millimetres: value)
      $0.humidity = Share(fraction: value)
    }
    #expect(hour.windSpeed == nil && hour.windOrigin == nil && hour.rainChance == nil && hour.rainAmount == nil)
    #expect(hour.humidity == nil && hour.dewPoint == nil && hour.spoken == "15:00, 10 degrees")
  }

  @Test("a share beyond the whole is the whole")
  func beyondTheWhole() {
    let hour = Words.hour {
      $0.humidity = Share(fraction: 1.02)
      $0.precipitationChance = Share(fraction: 7)
    }
    #expect(hour.humidity == "100%" && hour.rainChance?.value == 100)
  }
}
