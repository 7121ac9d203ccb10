import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Weather codes")
struct WMOCodeTests {
  @Test("All hundred codes have a condition, nothing else has")
  func complete() {
    #expect((0...99).allSatisfy { WMOCode.condition(Double($0)) != nil })
    for code in [-1, 100, 0.5, .nan, .infinity, 1e300] { #expect(WMOCode.condition(code) == nil) }
  }

  @Test(
    "The codes that Open-Meteo gives",
    arguments: [
      (0, Condition.clear), (1, .mostlyClear), (2, .partlyCloudy), (3, .overcast), (45, .fog), (48, .fog),
      (51, .drizzle), (53, .drizzle), (55, .drizzle), (56, .freezingDrizzle), (57, .freezingDrizzle), (61, .lightRain),
      (63, .rain), (65, .heavyRain), (66, .freezingRain), (67, .freezingRain), (71, .lightSnow), (73, .snow),
      (75, .heavySnow), (77, .lightSnow), (80, .lightRainShowers), (81, .rainShowers), (82, .heavyRainShowers),
      (85, .lightSnowShowers), (86, .heavySnowShowers), (95, .thunderstorm), (96, .heavyThunderstorm),
      (99, .heavyThunderstorm),
    ])
  func service(code: Int, condition: Condition) { #expect(WMOCode.condition(Double(code)) == condition) }

  @Test(
    "A few of the others",
    arguments: [
      (4, Condition.haze), (9, .haze), (10, .fog), (13, .thunderstorm), (14, .mostlyCloudy), (18, .severe),
      (19, .severe),
      (20, .drizzle), (24, .freezingDrizzle), (27, .hail), (28, .fog), (29, .thunderstorm), (32, .haze), (35, .severe),
      (36, .lightSnow), (39, .heavySnow), (49, .fog), (58, .lightRain), (59, .rain), (64, .heavyRain), (69, .sleet),
      (79, .sleet), (83, .lightSleetShowers), (84, .sleetShowers), (88, .snowShowers), (89, .hail), (90, .hail),
      (92, .thunderstorm), (94, .thundersnow), (97, .heavyThunderstorm),
    ])
  func others(code: Int, condition: Condition) { #expect(WMOCode.condition(Double(code)) == condition) }
}
