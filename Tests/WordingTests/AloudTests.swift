import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The page read aloud")
struct AloudTests {
  private func check(_ words: PageWords, _ golden: String) {
    let told = AloudText.lines(words).joined(separator: "\n")
    let difference = Golden.difference(golden, told)
    #expect(difference == nil, "\(difference ?? "")\n\(told)")
  }

  @Test("every hour and every day of a summer page")
  func summer() { check(Words.of(Forecasts.kilkenny()), AloudGoldens.kilkenny) }

  @Test("every hour and every day of a winter page: minus is a word")
  func winter() { check(Words.of(Forecasts.negative()), AloudGoldens.negative) }

  @Test("in other units they are named")
  func units() {
    let settings = WordingSettings(temperatureUnit: .fahrenheit, windUnit: .milesPerHour, precipitationUnit: .inches)
    let hour = Words.of(Forecasts.negative(), settings).hours[0]
    #expect(hour.spoken == AloudGoldens.fahrenheit && hour.spokenWind.contains("miles an hour"))
    let knots = Words.of(Forecasts.kilkenny(), WordingSettings(windUnit: .knots)).hours[0].spokenWind
    #expect(knots == "Wind: 10 knots, from the south-west")
  }

  @Test("what is not known of an hour is left out, and a part of which nothing is known says so")
  func missing() {
    let nothing = Words.hour { _ in }
    #expect(nothing.spoken == "15:00, no forecast")
    #expect(nothing.spokenWind == "Wind: not known" && nothing.spokenUVIndex == "UV index: not known")
    #expect(nothing.spokenHumidity == "Humidity: not known")
    #expect(nothing.spokenSidebar == "Low 14, high 26 degrees")
    let wind = Words.hour { $0.windSpeed = Speed(metresPerSecond: 5) }
    #expect(wind.spokenWind == "Wind: 18 kilometres an hour" && wind.spokenHumidity == "Humidity: not known")
    let air = Words.hour { $0.humidity = Share(fraction: 0.5) }
    #expect(air.spokenHumidity == "Humidity: 50 percent")
    let still = Words.hour { $0.windSpeed = Speed(metresPerSecond: 0) }
    #expect(still.spokenWind == "Wind: calm")
    let night = Words.hour { $0.uvIndex = 0 }
    #expect(night.spokenUVIndex == "UV index: 0")
  }

  @Test("one of anything is one, and minus one is one as well")
  func singular() {
    let hour = Words.hour {
      $0.temperature = Temperature(celsius: -1)
      $0.windSpeed = Speed(metresPerSecond: 0.28)
    }
    #expect(hour.spoken == "15:00, minus 1 degree" && hour.spokenWind == "Wind: 1 kilometre an hour")
  }

  @Test("a page that loads names its parts and says no more of them")
  func loading() {
    let words = Words.without(.loading, service: .loading)
    #expect(words.aloud.status == "Loading the forecast" && words.aloud.loading == words.aloud.status)
    #expect(words.aloud.isBusy && words.hours[0].spoken == "15:00" && words.hours[0].spokenWind == "Wind")
    #expect(words.aloud.days == "Ten-day forecast")
  }

  @Test("a forecast that came says when it was issued, and nothing of the hour")
  func loaded() {
    let words = Words.of(Forecasts.kilkenny())
    #expect(words.aloud.loaded == "Forecast loaded. \(words.issue)" && !words.aloud.isBusy)
    #expect(Words.of(Forecasts.kilkenny(), service: .loading).aloud.isBusy)
  }

  @Test("a failure says what happened and when it is tried again; the button says its own name")
  func failed() {
    let now = Forecasts.kilkenny().now
    let facts = FailureFacts(kind: "timeout", reason: "no answer", nextAttempt: now.advanced(by: 120))
    let words = Words.without(.failed, service: .failed(facts))
    #expect(
      words.aloud.failed
        == "The forecast could not be loaded. The weather service did not answer. Trying again in 2 minutes.")
    #expect(words.aloud.status == words.aloud.failed && !words.aloud.failed.contains("Retry"))
    let again = Words.without(.failed, service: .loading)
    #expect(again.aloud.status == "Loading the forecast" && again.aloud.isBusy)
  }

  @Test("a page that waits for the clock says so, and no date")
  func waiting() {
    let words = Words.without(.waitingForClock, service: .idle(nextAttempt: nil))
    #expect(
      words.aloud.status
        == "Waiting for the clock. The time is not known yet. The page appears by itself as soon as it is.")
    #expect(words.aloud.masthead == "Kilkenny" && !words.aloud.isBusy)
  }

  @Test("an old forecast says its age; a withdrawn one tells nothing but the time")
  func old() {
    let late = Words.of(Forecasts.kilkenny(), after: 30 * 3_600)
    #expect(late.aloud.status == late.issue && late.issue.contains("hours old"))
    let gone = Words.of(Forecasts.kilkenny(), after: 60 * 3_600).hours[0]
    #expect(gone.spoken.hasSuffix("no forecast") && gone.spokenSidebar == "Details: not known")
  }

  @Test("whatever comes, what is spoken has no sign that a voice would stumble over", arguments: 0..<40)
  func signs(seed: Int) {
    var forecasts = RandomForecasts(seed: UInt64(seed))
    for line in AloudText.all(Words.of(forecasts.next())) {
      let signs: Set<Character> = ["\u{2212}", "°", "%", "–", "<", "/"]
      #expect(!line.contains { signs.contains($0) }, "\(line)")
      #expect(!line.contains("nil") && !line.hasSuffix(", "), "\(line)")
    }
  }
}
