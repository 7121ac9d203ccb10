import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("MET Norway: symbols")
struct METNorwaySymbolTests {
  private static let varying = [
    "clearsky", "fair", "partlycloudy", "lightrainshowers", "rainshowers", "heavyrainshowers",
    "lightrainshowersandthunder", "rainshowersandthunder", "heavyrainshowersandthunder", "lightsleetshowers",
    "sleetshowers", "heavysleetshowers", "lightssleetshowersandthunder", "sleetshowersandthunder",
    "heavysleetshowersandthunder", "lightsnowshowers", "snowshowers", "heavysnowshowers", "lightssnowshowersandthunder",
    "snowshowersandthunder", "heavysnowshowersandthunder",
  ]
  private static let plain = [
    "cloudy", "fog", "lightrain", "rain", "heavyrain", "lightrainandthunder", "rainandthunder", "heavyrainandthunder",
    "lightsleet", "sleet", "heavysleet", "lightsleetandthunder", "sleetandthunder", "heavysleetandthunder", "lightsnow",
    "snow", "heavysnow", "lightsnowandthunder", "snowandthunder", "heavysnowandthunder",
  ]

  @Test("All 83 codes have a condition, the same in every light")
  func complete() {
    let lights = ["_day", "_night", "_polartwilight"]
    let codes = Self.varying.flatMap { base in lights.map { base + $0 } } + Self.plain
    #expect(codes.count == 83)
    for code in codes { #expect(METNorwaySymbol.condition(code) != nil, "\(code)") }
    for base in Self.varying {
      #expect(Set(lights.map { METNorwaySymbol.condition(base + $0) }).count == 1)
    }
  }

  @Test("Both misspelt names are understood in both spellings, and the table holds nothing else")
  func spellings() {
    for kind in ["sleet", "snow"] {
      #expect(METNorwaySymbol.condition("lights\(kind)showersandthunder_day") == .thundersnow)
      #expect(METNorwaySymbol.condition("light\(kind)showersandthunder_day") == .thundersnow)
    }
    #expect(METNorwaySymbol.table.count == Self.varying.count + Self.plain.count + 2)
  }

  @Test(
    "Weak, plain and strong are told apart",
    arguments: [
      ("clearsky_night", Condition.clear), ("fair_day", .mostlyClear), ("partlycloudy_polartwilight", .partlyCloudy),
      ("cloudy", .overcast), ("fog", .fog), ("lightrain", .lightRain), ("rain", .rain), ("heavyrain", .heavyRain),
      ("lightrainshowers_day", .lightRainShowers), ("heavysleetshowers_day", .heavySleetShowers), ("sleet", .sleet),
      ("heavysnow", .heavySnow), ("snowshowers_night", .snowShowers), ("rainandthunder", .thunderstorm),
      ("heavyrainandthunder", .heavyThunderstorm), ("snowandthunder", .thundersnow),
    ])
  func table(code: String, condition: Condition) { #expect(METNorwaySymbol.condition(code) == condition) }

  @Test("An unknown code is none", arguments: ["", "_day", "rainoffrogs_day", "CLEARSKY_day"])
  func unknown(code: String) { #expect(METNorwaySymbol.condition(code) == nil) }
}
