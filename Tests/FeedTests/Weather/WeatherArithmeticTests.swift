import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("What the air feels like, and how damp it is")
struct WeatherArithmeticTests {
  @Test(
    "Wind chill agrees with the published table to half a degree",
    arguments: [
      (-10.0, 20.0, -18.0), (-20, 30, -33), (0, 10, -3), (5, 40, -1), (-40, 60, -64), (-15, 5, -19), (0, 80, -10),
    ])
  func chill(celsius: Double, kilometresPerHour: Double, felt: Double) throws {
    let wind = Speed(metresPerSecond: kilometresPerHour / 3.6)
    let found = try #require(
      ApparentTemperature.felt(Temperature(celsius: celsius), humidity: nil, wind: wind))
    #expect(abs(found.celsius - felt) <= 0.51)
  }

  @Test(
    "The heat index agrees with the published table to a degree Fahrenheit",
    arguments: [(84.0, 0.50, 85.0), (90, 0.70, 106), (100, 0.50, 118), (88, 0.45, 89), (96, 0.55, 112), (82, 0.90, 91)])
  func heat(fahrenheit: Double, humidity: Double, felt: Double) throws {
    let temperature = Temperature(celsius: (fahrenheit - 32) * 5 / 9)
    let found = try #require(
      ApparentTemperature.felt(temperature, humidity: Share(fraction: humidity), wind: nil))
    #expect(abs(found.fahrenheit - felt) <= 1.01)
  }

  @Test("Between the two, in dry heat and in calm cold it is the temperature; at the bounds it does not jump back")
  func between() {
    let calm = Speed(metresPerSecond: 1.33), storm = Speed(metresPerSecond: 30)
    let damp = Share(fraction: 0.95), dry = Share(fraction: 0.4)
    for celsius in [10.0, 18, 26] {
      let temperature = Temperature(celsius: celsius)
      #expect(ApparentTemperature.felt(temperature, humidity: damp, wind: storm) == temperature)
      #expect(ApparentTemperature.felt(temperature, humidity: nil, wind: nil) == temperature)
    }
    #expect(ApparentTemperature.felt(Temperature(celsius: 35), humidity: dry, wind: storm)?.celsius == 35)
    #expect(ApparentTemperature.felt(Temperature(celsius: -5), humidity: damp, wind: calm)?.celsius == -5)
    for tenth in 0...400 {
      let temperature = Temperature(celsius: Double(tenth) / 10)
      guard let felt = ApparentTemperature.felt(temperature, humidity: Share(fraction: 0.41), wind: storm) else {
        continue
      }
      #expect(temperature.celsius < 10 ? felt <= temperature : felt >= temperature)
    }
  }

  @Test("Where wind or humidity would be needed and is missing, nothing is made up")
  func missing() {
    #expect(ApparentTemperature.felt(nil, humidity: nil, wind: nil) == nil)
    #expect(ApparentTemperature.felt(Temperature(celsius: 27), humidity: nil, wind: nil) == nil)
    #expect(ApparentTemperature.felt(Temperature(celsius: 9), humidity: nil, wind: nil) == nil)
  }

  @Test(
    "Humidity follows from the dew point",
    arguments: [(20.0, 20.0, 1.0), (20, 9.3, 0.5), (30, 24, 0.703), (-10, -15, 0.668), (0, 3, 1)])
  func humidity(celsius: Double, dewPoint: Double, share: Double) throws {
    let found = try #require(
      RelativeHumidity.share(Temperature(celsius: celsius), dewPoint: Temperature(celsius: dewPoint)))
    #expect(abs(found.fraction - share) < 0.006)
    #expect(RelativeHumidity.share(nil, dewPoint: Temperature(celsius: 1)) == nil)
  }

  @Test("All sixteen points are bearings a sixteenth of a circle apart; no other letters are")
  func points() {
    let names = "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW".split(separator: " ").map(String.init)
    #expect(names.map { CompassPoint.direction($0)?.degrees } == (0..<16).map { Double($0) * 22.5 })
    #expect(CompassPoint.direction("nw")?.degrees == 315)
    for text in ["", "VRB", "X", "NNN", "north"] { #expect(CompassPoint.direction(text) == nil) }
  }
}
