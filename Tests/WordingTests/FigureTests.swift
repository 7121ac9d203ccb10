import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("Figures and units")
struct FigureTests {
  private func temperature(_ celsius: Double, _ unit: TemperatureUnit = .celsius) -> PageWords.Hour {
    Words.hour(WordingSettings(temperatureUnit: unit)) { $0.temperature = Temperature(celsius: celsius) }
  }

  @Test(
    "temperatures round half away from zero and are never minus zero, printed or spoken (T31)",
    arguments: [
      (-0.4, 0, "0", "0 degrees"), (-0.5, -1, "−1", "minus 1 degree"), (0.5, 1, "1", "1 degree"),
      (-0.0, 0, "0", "0 degrees"), (-1.5, -2, "−2", "minus 2 degrees"), (23.5, 24, "24", "24 degrees"),
      (-40, -40, "−40", "minus 40 degrees"),
    ])
  func rounding(celsius: Double, value: Int, text: String, spoken: String) {
    let hour = temperature(celsius)
    #expect(hour.temperature?.value == value)
    #expect(hour.temperature?.text == text)
    #expect(hour.spoken == "15:00, \(spoken)")
  }

  @Test(
    "Fahrenheit is rounded once, from the unrounded temperature",
    arguments: [(40.0, 104), (-17.8, 0), (-17.9, 0), (-18.1, -1), (37.5, 100), (-40, -40)])
  func fahrenheit(celsius: Double, value: Int) {
    #expect(temperature(celsius, .fahrenheit).temperature?.value == value)
  }

  @Test("the unit changes what is shown and spoken, nothing else")
  func unitOnly() {
    let fahrenheit = Words.of(Forecasts.hot(), WordingSettings(temperatureUnit: .fahrenheit))
    #expect(fahrenheit.hours[0].temperature?.value == 104)
    #expect(fahrenheit.hours[0].spoken == "16:00, 104 degrees, Sunny")
    #expect(fahrenheit.hours[0].windSpeed == Words.of(Forecasts.hot()).hours[0].windSpeed)
    #expect(fahrenheit.days[0].spoken == "Today: sunny, low 84, high 109 degrees")
  }

  @Test(
    "wind is converted once, into the unit that is written beside it (T33, T34, T35)",
    arguments: [
      (15.8, WindUnit.kilometresPerHour, "57 km/h"), (15.8, .milesPerHour, "35 mph"),
      (15.8, .metresPerSecond, "16 m/s"), (15.8, .knots, "31 kn"), (3.576, .milesPerHour, "8 mph"),
      (3.576, .metresPerSecond, "4 m/s"), (3.576, .kilometresPerHour, "13 km/h"), (0.2, .kilometresPerHour, "1 km/h"),
    ])
  func wind(metresPerSecond: Double, unit: WindUnit, text: String) {
    let hour = Words.hour(WordingSettings(windUnit: unit)) { $0.windSpeed = Speed(metresPerSecond: metresPerSecond) }
    #expect(hour.windSpeed == text)
    #expect(hour.windOrigin == nil)
  }

  @Test(
    "wind is named after where it comes from",
    arguments: [
      (0.0, "from N"), (270, "from W"), (225, "from SW"), (11.24, "from N"), (11.26, "from NNE"), (348.76, "from N"),
      (359.9, "from N"), (-90, "from W"), (180, "from S"),
    ])
  func origin(degrees: Double, text: String) {
    let hour = Words.hour {
      $0.windSpeed = Speed(metresPerSecond: 5)
      $0.windDirection = Direction(degrees: degrees)
    }
    #expect(hour.windOrigin == text)
  }

  @Test("still air is calm and comes from nowhere", arguments: [0.0, 0.1])
  func calm(metresPerSecond: Double) {
    let hour = Words.hour {
      $0.windSpeed = Speed(metresPerSecond: metresPerSecond)
      $0.windDirection = Direction(degrees: 225)
    }
    #expect(hour.windSpeed == "Calm" && hour.windOrigin == nil)
  }

  @Test(
    "amounts of rain have the decimals of their unit, and a little is not nothing (T37)",
    arguments: [
      (13.7, "13.7 mm", "0.54 in"), (0.4, "0.4 mm", "0.02 in"), (0.03, "<0.1 mm", "<0.01 in"), (0, "0 mm", "0 in"),
      (9.96, "10.0 mm", "0.39 in"), (123.4, "123 mm", "4.86 in"), (300, "300 mm", "11.8 in"),
    ])
  func rain(millimetres: Double, metric: String, imperial: String) {
    for (unit, text) in [(PrecipitationUnit.millimetres, metric), (.inches, imperial)] {
      let hour = Words.hour(WordingSettings(precipitationUnit: unit)) {
        $0.precipitation = Precipitation(millimetres: millimetres)
      }
      #expect(hour.rainAmount == text)
      #expect(hour.rainChance == nil)
    }
  }

  @Test("where a chance is given the amount is not told, though the chance be zero")
  func chanceBeforeAmount() {
    let hour = Words.hour {
      $0.precipitationChance = Share(fraction: 0)
      $0.precipitation = Precipitation(millimetres: 2)
    }
    #expect(hour.rainChance?.value == 0 && hour.rainAmount == nil)
  }

  @Test(
    "the ultraviolet index has the bands of the WHO, by the figure that is printed",
    arguments: [
      (0.0, "None"), (0.4, "None"), (0.5, "Low"), (2, "Low"), (2.4, "Low"), (2.5, "Moderate"), (5, "Moderate"),
      (5.5, "High"), (7, "High"), (8, "Very high"), (10.4, "Very high"), (10.5, "Extreme"), (16, "Extreme"),
    ])
  func ultraviolet(index: Double, band: String) {
    #expect(Words.hour { $0.uvIndex = index }.uvBand == band)
  }

  @Test(
    "the dew point is that of the Magnus formula, in the shown unit",
    arguments: [
      (24.0, 0.58, "Dew 15", "Dew 59"), (13, 0.81, "Dew 10", "Dew 50"), (-12, 0.88, "Dew −14", "Dew 8"),
      (20, 1, "Dew 20", "Dew 68"), (0, 0.97, "Dew 0", "Dew 31"), (40, 0.05, "Dew −7", "Dew 20"),
    ])
  func dewPoint(celsius: Double, humidity: Double, metric: String, imperial: String) {
    for (unit, text) in [(TemperatureUnit.celsius, metric), (.fahrenheit, imperial)] {
      let hour = Words.hour(WordingSettings(temperatureUnit: unit)) {
        $0.temperature = Temperature(celsius: celsius)
        $0.humidity = Share(fraction: humidity)
      }
      #expect(hour.dewPoint == text)
    }
  }

  @Test("bone-dry air has a humidity but no dew point (T48)")
  func dry() {
    let hour = Words.hour {
      $0.temperature = Temperature(celsius: 30)
      $0.humidity = Share(fraction: 0)
    }
    #expect(hour.humidity == "0%" && hour.dewPoint == nil)
  }

  @Test("a scale is marked every five degrees of the shown unit")
  func scale() {
    #expect(Words.of(Forecasts.kilkenny()).scale.map(\.label) == ["10", "15", "20", "25"])
    #expect(Words.of(Forecasts.negative()).scale.map(\.label) == ["−10", "−5", "0"])
    let fahrenheit = Words.of(Forecasts.kilkenny(), WordingSettings(temperatureUnit: .fahrenheit)).scale
    #expect(fahrenheit.map(\.label) == ["50", "60", "70", "80"])
    #expect((fahrenheit.first?.temperature.celsius).map { abs($0 - 10) < 1e-9 } == true)
  }

  @Test(
    "marks stand further apart where they would be too many, and closer where there would be none",
    arguments: [
      (-20.0, 25.0, ["−20", "−10", "0", "10", "20"]), (-40, 45, ["−40", "−20", "0", "20", "40"]),
      (11.2, 14.1, ["12", "13", "14"]), (15, 15, ["15"]), (4.6, 30.2, ["5", "10", "15", "20", "25", "30"]),
      (-999, 999, ["−500", "0", "500"]),
    ])
  func marks(low: Double, high: Double, labels: [String]) {
    var scene = Forecasts.kilkenny()
    scene.forecast.hours = []
    for row in scene.forecast.days.indices {
      scene.forecast.days[row].low = Temperature(celsius: low)
      scene.forecast.days[row].high = Temperature(celsius: high)
    }
    let marks = Words.of(scene).scale
    #expect(marks.map(\.label) == labels)
    #expect(marks.allSatisfy { (scene.page().scale.low...scene.page().scale.high).contains($0.temperature) })
  }
}
