import ForecastScene

/// The service's short English text, such as "Chance Light Snow then Mostly Cloudy".
struct NWSShortForecast {
  /// The phrases in their order, each with what it names and whether it is hardly likely.
  private let phrases: [(condition: Condition, isSlight: Bool)]

  init(_ text: String) {
    phrases = text.lowercased().split(separator: " ").split(separator: "then").compactMap { words in
      let phrase = words.joined(separator: " ")
      let isSlight = ["slight chance", "isolated"].contains { phrase.contains($0) }
      return Self.condition(ofPhrase: phrase).map { ($0, isSlight) }
    }
  }

  /// What the text comes to: the gravest phrase, those left aside that are hardly likely while another says something.
  var condition: Condition? {
    let likely = phrases.filter { !$0.isSlight }.map(\.condition)
    return (likely.isEmpty ? phrases.map(\.condition.lighter) : likely).max { $0.rank < $1.rank }
  }

  /// What the text begins with.
  var first: Condition? { phrases.first.map { $0.isSlight ? $0.condition.lighter : $0.condition } }

  private static func condition(ofPhrase text: String) -> Condition? {
    func has(_ words: String...) -> Bool { words.contains { text.contains($0) } }
    if has("tornado", "hurricane", "tropical storm", "blizzard", "dust storm") { return .severe }
    if has("thunder", "t-storm") {
      return has("severe") ? .heavyThunderstorm : has("snow", "sleet") ? .thundersnow : .thunderstorm
    }
    if has("freezing rain") || text.split(separator: " ").contains("ice") { return .freezingRain }
    if has("freezing drizzle") { return .freezingDrizzle }
    return falling(text) ?? sky(text)
  }

  /// What falls, by its kind and how much of it.
  private static func falling(_ text: String) -> Condition? {
    func has(_ words: String...) -> Bool { words.contains { text.contains($0) } }
    // "Light" as a word: a slight chance is not one of little.
    let words = text.split(separator: " ")
    func strength(_ light: Condition, _ middle: Condition, _ heavy: Condition) -> Condition {
      words.contains("light") ? light : words.contains("heavy") ? heavy : middle
    }
    let isShower = has("shower", "sprinkle")
    let isMixed = has("sleet", "wintry mix") || (has("rain") && has("snow"))
    if isMixed {
      return isShower
        ? strength(.lightSleetShowers, .sleetShowers, .heavySleetShowers) : strength(.lightSleet, .sleet, .heavySleet)
    }
    if has("snow shower") { return strength(.lightSnowShowers, .snowShowers, .heavySnowShowers) }
    if has("flurries", "blowing snow") { return .lightSnow }
    if has("snow") { return strength(.lightSnow, .snow, .heavySnow) }
    if has("sprinkle") { return .lightRainShowers }
    if isShower { return strength(.lightRainShowers, .rainShowers, .heavyRainShowers) }
    if has("drizzle") { return .drizzle }
    return has("rain") ? strength(.lightRain, .rain, .heavyRain) : nil
  }

  /// The sky without anything that falls.
  private static func sky(_ text: String) -> Condition? {
    func has(_ words: String...) -> Bool { words.contains { text.contains($0) } }
    if has("fog", "mist") { return .fog }
    if has("smoke", "haze", "dust", "ash") { return .haze }
    if has("mostly sunny", "mostly clear") { return .mostlyClear }
    if has("partly") || has("increasing", "decreasing", "becoming", "clearing") { return .partlyCloudy }
    if has("mostly cloudy", "considerable") { return .mostlyCloudy }
    if has("cloudy", "overcast", "clouds") { return .overcast }
    if has("sunny", "clear", "fair") { return .clear }
    if has("breezy", "windy", "blustery") { return .windy }
    return has("hot", "cold", "frost") ? .clear : nil
  }
}
