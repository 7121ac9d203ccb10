import ForecastScene
import ForecastWording
import SceneHarness
import Testing

@Suite("The words of the sky's dials")
struct DialWordsTests {
  private func dials(_ place: Place, _ now: Instant) -> [PageWords.Dial] {
    Words.without(.failed, service: .loading, at: place, now: now).dials
  }

  @Test("a day rises at the left and sets at the right")
  func day() {
    let dial = Words.of(Forecasts.kilkenny()).dials[0]
    #expect(dial.left == "Rises 05:22" && dial.right == "Sets 21:47" && dial.note == nil)
    #expect(dial.inside == "16 h 25 min of daylight")
    #expect(dial.spoken == "Sun rises 05:22, sets 21:47, 16 hours 25 minutes of daylight")
  }

  @Test("a night sets at the left and rises at the right, with its moon inside")
  func night() {
    var scene = Forecasts.kilkenny()
    scene.now = Forecasts.utc(2026, 7, 19, 22)
    let dial = Words.of(scene).dials[0]
    #expect(dial.left == "Sets 21:41" && dial.right == "Rises 05:30")
    #expect(dial.inside == "Waxing crescent, 36%")
    #expect(dial.spoken == "Sun sets 21:41, rises 05:30. Moon: waxing crescent, 36 percent lit")
  }

  @Test("the length of a day is what a reader finds who subtracts its times")
  func length() {
    for offset in 0..<60 {
      let now = Forecasts.utc(2026, 4, 1, 12).advanced(by: Double(offset) * 86_400)
      let dial = dials(Forecasts.kilkenny().place, now)[0]
      let times = [dial.left, dial.right].map { $0.suffix(5).split(separator: ":").compactMap { Int($0) } }
      let minutes = (times[1][0] - times[0][0]) * 60 + times[1][1] - times[0][1]
      #expect(dial.inside.hasPrefix("\(minutes / 60) h"))
      if minutes % 60 > 0 { #expect(dial.inside.contains(" \(minutes % 60) min ")) }
    }
  }

  @Test("on the day of a clock change the length counts real minutes")
  func clockChange() {
    // Berlin on 25 October 2026: 06:50 to 16:50, the change in the night before.
    let berlin = Forecasts.place("Berlin", 52.52, 13.405, ForecastZones.berlin)
    #expect(dials(berlin, Forecasts.utc(2026, 10, 25, 12))[0].inside == "10 h of daylight")
    #expect(dials(berlin, Forecasts.utc(2026, 10, 25, 3))[0].left == "Sets 17:52")
  }

  @Test("under the midnight sun the foot says that it does not set (T23)")
  func midnightSun() {
    let dial = dials(Forecasts.polar().place, Forecasts.utc(2026, 6, 21, 11))[0]
    #expect(dial.note == "The sun does not set" && dial.left.isEmpty && dial.right.isEmpty)
    #expect(dial.inside == "Midnight sun" && dial.spoken == "The sun does not set")
  }

  @Test("in the polar night the foot says that it does not rise, with or without a moon (T20)")
  func polarNight() {
    let place = Forecasts.polar().place
    let all = (0..<28).map { dials(place, Forecasts.utc(2026, 12, 1, 11).advanced(by: Double($0) * 86_400))[0] }
    #expect(all.allSatisfy { $0.note == "The sun does not rise" && $0.left.isEmpty && $0.right.isEmpty })
    #expect(all.contains { $0.inside == "Polar night" && $0.spoken == "The sun does not rise" })
    #expect(all.contains { $0.spoken.hasPrefix("The sun does not rise. Moon: full moon, 100 percent") })
  }

  @Test("an evening after midnight is told as a time (T25)")
  func afterMidnight() {
    let reykjavík = Forecasts.place("Reykjavík", 64.1466, -21.9426, ForecastZones.reykjavik)
    let dial = dials(reykjavík, Forecasts.utc(2026, 6, 21, 23))[0]
    #expect(dial.left == "Rises 02:55" && ["Sets 00:03", "Sets 00:04"].contains(dial.right))
  }
}
