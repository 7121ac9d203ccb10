import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("National Weather Service: pictures and words")
struct NWSConditionTests {
  private static let codes: [(String, Condition?)] = [
    ("skc", .clear), ("few", .mostlyClear), ("sct", .partlyCloudy), ("bkn", .mostlyCloudy), ("ovc", .overcast),
    ("wind_skc", .windy), ("wind_few", .windy), ("wind_sct", .windy), ("wind_bkn", .windy), ("wind_ovc", .windy),
    ("snow", .snow), ("rain_snow", .sleet), ("rain_sleet", .sleet), ("snow_sleet", .sleet), ("fzra", .freezingRain),
    ("rain_fzra", .freezingRain), ("snow_fzra", .freezingRain), ("sleet", .sleet), ("rain", .rain),
    ("rain_showers", .rainShowers), ("rain_showers_hi", .lightRainShowers), ("tsra", .thunderstorm),
    ("tsra_sct", .thunderstorm), ("tsra_hi", .thunderstorm), ("tornado", .severe), ("hurricane", .severe),
    ("tropical_storm", .severe), ("dust", .haze), ("smoke", .haze), ("haze", .haze), ("hot", nil), ("cold", nil),
    ("blizzard", .severe), ("fog", .fog),
  ]

  @Test("All 34 pictures have their condition, but heat and cold, which say nothing of the sky")
  func icons() {
    #expect(Self.codes.count == 34)
    for (code, condition) in Self.codes { #expect(NWSIcon.condition(code) == condition, "\(code)") }
    #expect(NWSIcon.table.count == 32)
    for code in ["clr", "vv", "", "SKC"] { #expect(NWSIcon.condition(code) == nil) }
  }

  @Test(
    "A picture's address is read absolute, relative, by night, with and without chances, in one half or two",
    arguments: [
      ("https://api.weather.gov/icons/land/day/snow,50/wind_bkn?size=medium", ["snow", "wind_bkn"], [0.5, nil]),
      ("/icons/land/night/tsra,40/ovc?size=small", ["tsra", "ovc"], [0.4, nil]),
      ("https://api.weather.gov/icons/land/night/skc", ["skc"], [nil]),
      ("https://a/icons/sea/day/rain,100/rain,30", ["rain", "rain"], [1, 0.3]),
      ("/icons/land/day/rain,", ["rain"], [nil]), ("/icons/land/day/rain,soon", ["rain"], [nil]),
    ] as [(String, [String], [Double?])])
  func addresses(url: String, codes: [String], chances: [Double?]) throws {
    let icon = try #require(NWSIcon(url))
    #expect(icon.halves.map(\.code) == codes)
    #expect(icon.halves.map(\.chance?.fraction) == chances)
  }

  @Test("No picture, no address", arguments: ["", "https://a/b", "/icons/land/day", "/icons/land/day/?size=small"])
  func noAddress(url: String) { #expect(NWSIcon(url) == nil) }

  @Test(
    "The words of a short forecast, the longest first, the gravest wins",
    arguments: [
      ("Sunny", Condition.clear), ("Clear", .clear), ("Mostly Sunny", .mostlyClear), ("Mostly Clear", .mostlyClear),
      ("Partly Sunny", .partlyCloudy), ("Partly Cloudy", .partlyCloudy), ("Mostly Cloudy", .mostlyCloudy),
      ("Considerable Cloudiness", .mostlyCloudy), ("Cloudy", .overcast), ("Overcast", .overcast),
      ("Increasing Clouds", .partlyCloudy), ("Gradual Clearing", .partlyCloudy), ("Becoming Sunny", .partlyCloudy),
      ("Light Snow Likely", .lightSnow), ("Chance Light Snow", .lightSnow), ("Heavy Snow", .heavySnow),
      ("Snow", .snow), ("Scattered Flurries", .lightSnow), ("Areas Of Blowing Snow", .lightSnow),
      ("Snow Showers Likely", .snowShowers), ("Chance Light Rain", .lightRain), ("Heavy Rain", .heavyRain),
      ("Rain", .rain), ("Rain Showers Likely", .rainShowers), ("Chance Showers", .rainShowers),
      ("Scattered Sprinkles", .lightRainShowers), ("Drizzle", .drizzle), ("Freezing Drizzle", .freezingDrizzle),
      ("Chance Freezing Rain", .freezingRain), ("Ice", .freezingRain), ("Wintry Mix", .sleet),
      ("Rain And Snow Likely", .sleet), ("Rain/Snow", .sleet), ("Rain And Snow Showers", .sleetShowers),
      ("Sleet", .sleet), ("Chance Showers And Thunderstorms", .thunderstorm), ("T-storms", .thunderstorm),
      ("Severe Thunderstorms", .heavyThunderstorm), ("Snow And Thunder", .thundersnow), ("Patchy Fog", .fog),
      ("Areas Of Freezing Fog", .fog), ("Widespread Haze", .haze), ("Areas Of Smoke", .haze), ("Blowing Dust", .haze),
      ("Dust Storm", .severe), ("Blizzard", .severe), ("Hurricane Conditions", .severe), ("Breezy", .windy),
      ("Sunny And Breezy", .clear), ("Hot", .clear), ("Patchy Frost", .clear), ("Mostly Cloudy then Rain", .rain),
      ("Mostly Cloudy then Slight Chance Light Rain", .mostlyCloudy), ("Slight Chance Rain", .lightRain),
      ("Slight Chance Heavy Snow", .snow), ("Isolated Rain Showers then Sunny", .clear),
    ] as [(String, Condition)])
  func words(text: String, condition: Condition) { #expect(NWSShortForecast(text).condition == condition) }

  @Test("Words that say nothing of the weather are none", arguments: ["", "then", "Locusts", "Police", "THEN then"])
  func noWords(text: String) { #expect(NWSShortForecast(text).condition == nil) }

  @Test(
    "The picture says what, the text how much, and all where there is no picture to use",
    arguments: [
      ("day/snow,70", "Light Snow Likely", Condition.lightSnow, Condition.lightSnow),
      ("day/snow,70/wind_bkn", "Light Snow Likely then Mostly Cloudy", .lightSnow, .lightSnow),
      ("day/wind_sct", "Mostly Sunny", .windy, .windy), ("day/hot", "Mostly Sunny", .mostlyClear, .mostlyClear),
      ("day/cold", "", .clear, .clear), ("day/vv", "Patchy Fog", .fog, .fog), ("", "Rain", .rain, .rain),
      ("night/bkn/rain,20", "Mostly Cloudy then Slight Chance Light Rain", .mostlyCloudy, .lightRain),
      ("day/rain,20", "", .lightRain, .lightRain), ("day/rain,60/tsra,70", "", .rain, .thunderstorm),
      ("day/tsra,60", "Severe Thunderstorms", .heavyThunderstorm, .heavyThunderstorm),
    ] as [(String, String, Condition, Condition)])
  func together(icon: String, text: String, first: Condition, gravest: Condition) throws {
    let json = #"{"startTime":"2026-02-06T16:00:00-05:00","icon":"/icons/land/\#(icon)","shortForecast":"\#(text)"}"#
    let period = try #require(NWSPeriod(try JSONValue(document: Array(json.utf8))))
    #expect(NWSCondition(period).first == first)
    #expect(NWSCondition(period).gravest == gravest)
  }
}
