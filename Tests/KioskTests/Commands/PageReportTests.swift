import ForecastScene
import Testing

@testable import KioskApp

@Suite struct PageReportTests {
  @Test func theDemonstrationHasEveryKeyOfTheContract() throws {
    let page = try Demonstration.json(Demonstration.settings())
    #expect(
      page.keys == [
        "state", "error", "place", "issue", "selection", "position", "hours", "days", "sun", "moon", "regions",
        "accessibility",
      ])
    #expect(page["place"].keys == ["name", "latitude", "longitude", "zone"])
    #expect(page["issue"].keys == ["provider", "issued", "ageSeconds", "freshness", "demonstration"])
    #expect(
      page["hours"][0].keys == [
        "time", "label", "temperature", "apparentTemperature", "condition", "rainChance", "rainAmount", "inkedBy",
        "wind", "uvIndex", "humidity", "isDay", "shown", "spoken",
      ])
    #expect(page["hours"][0]["wind"].keys == ["speed", "from", "gust"])
    #expect(
      page["days"][0].keys == [
        "date", "name", "condition", "low", "high", "rainChance", "span", "ring", "spoken",
      ])
    #expect(page["sun"].keys == ["kind", "rise", "set", "body", "fraction"])
    #expect(page["moon"].keys == ["phase", "illuminated", "name"])
    #expect(page["regions"].keys == ["tape", "hourWidth", "now", "arc", "hero", "days", "cells", "retry"])
    #expect(page["regions"]["tape"].keys == ["x", "y", "width", "height"])
  }

  @Test func theDemonstrationTellsItsValues() throws {
    let page = try Demonstration.json(Demonstration.settings())
    #expect(page["state"] == "current" && page["error"] == nil)
    #expect(page["place"].line == #"{"name":"Kilkenny","latitude":52.65,"longitude":-7.25,"zone":"Europe/Dublin"}"#)
    #expect(page["issue"]["demonstration"] == .bool(true) && page["issue"]["freshness"] == "fresh")
    #expect(page["issue"]["ageSeconds"].number == 0)
    #expect(page["selection"] == .integer(0) && page["position"].number == 0)
    #expect(page["hours"].count == 24 && page["days"].count == 10)
    #expect(page["hours"][0]["time"] == "2026-07-14T15:00:00+01:00" && page["hours"][0]["label"] == "15")
    #expect(page["hours"][0]["temperature"].number == 23.8 && page["hours"][0]["shown"] == "24")
    #expect(page["hours"][9]["time"] == "2026-07-15T00:00:00+01:00" && page["hours"][9]["isDay"] == .bool(false))
    #expect(page["days"][0]["date"] == "2026-07-14" && page["days"][0]["name"] == "Today")
    #expect(page["days"][9]["date"] == "2026-07-23")
    #expect(page["sun"]["kind"] == "rises-and-sets" && page["sun"]["body"] == "sun")
    #expect(page["sun"]["rise"].text?.hasPrefix("2026-07-14T05:2") == true)
    #expect(page["sun"]["set"].text?.hasPrefix("2026-07-14T21:4") == true)
    #expect(page["regions"]["retry"] == nil)
    #expect(page["regions"]["days"].count == 10 && page["regions"]["cells"].count == 4)
  }

  @Test func sharesAndSpansLieWithinTheScale() throws {
    let page = try Demonstration.json(Demonstration.settings("--hour", "5"))
    for index in 0..<page["hours"].count {
      for key in ["rainChance", "humidity"] {
        #expect(page["hours"][index][key].number.map { (0...1).contains($0) } ?? true)
      }
    }
    for index in 0..<page["days"].count {
      let span = page["days"][index]["span"]
      let (low, high) = (try #require(span[0].number), try #require(span[1].number))
      #expect(low >= 0 && low <= high && high <= 1)
      #expect((page["days"][index]["ring"].number != nil) == (index == 0))
    }
  }

  @Test(arguments: [("--hour", "3", 3.0, 3), ("--position", "3.25", 3.25, 3), ("--position", "22.9", 22.9, 23)])
  func theTapeStandsWhereItWasAskedFor(option: String, value: String, position: Double, selection: Int) throws {
    let page = try Demonstration.json(Demonstration.settings(option, value))
    #expect(page["position"].number == position)
    #expect(page["selection"] == .integer(selection))
  }

  @Test func theMarkAtNowLiesWhereItIsDrawnAndNowhereOnceItHasLeftTheTape() throws {
    func mark(_ position: String) throws -> (now: JSON, hourWidth: Double) {
      let regions = try Demonstration.json(Demonstration.settings("--position", position))["regions"]
      return (regions["now"], try #require(regions["hourWidth"].number))
    }
    let home = try mark("0"), later = try mark("2.5")
    let x = try #require(home.now["x"].number)
    #expect(later.now["x"].number == (x - 2.5 * home.hourWidth).rounded())
    #expect(later.now["y"] == home.now["y"] && later.now["width"] == home.now["width"])
    #expect(try mark("8").now == nil)
  }

  @Test func anHourBeyondTheTapeIsAnErrorOfUsage() throws {
    var settings = Settings()
    settings.source.asksForDemonstration = true
    settings.moment = .hour(24)
    #expect(throws: CommandError.self) { try Demonstration.page(settings) }
  }

  @Test func unitsChangeWhatIsShownAndSpokenAndNothingElse() throws {
    let celsius = try Demonstration.json(Demonstration.settings())
    let fahrenheit = try Demonstration.json(Demonstration.settings("--temperature-unit", "f"))
    #expect(fahrenheit["hours"][0]["temperature"] == celsius["hours"][0]["temperature"])
    #expect(fahrenheit["hours"][0]["shown"] == "75" && fahrenheit["days"][3]["span"] == celsius["days"][3]["span"])
  }

  @Test(arguments: [
    ("loading", "loading", JSON.null), ("loading-cached", "current", "ageing"), ("failed", "failed", nil),
    ("failed-cached", "current", "ageing"), ("ageing", "current", "ageing"), ("late", "current", "late"),
    ("withdrawn", "current", "withdrawn"), ("waiting-for-clock", "waiting-for-clock", nil),
  ])
  func everyStateCanBeLookedAt(state: String, told: String, freshness: JSON) throws {
    let standing = try Demonstration.page(Demonstration.settings("--state", state))
    let page = PageReport(standing).json
    #expect(page["state"] == .string(told))
    #expect(page["issue"]["freshness"] == freshness)
    #expect((page["error"] == nil) == !state.hasPrefix("failed"))
    #expect(ExitCode(standing.performance.page.failure) == .fine)
    #expect((page["regions"]["retry"] == nil) == (state != "failed"))
  }

  @Test func aPageThatWaitsForTheClockTellsNothingDated() throws {
    let page = try Demonstration.json(Demonstration.settings("--state", "waiting-for-clock"))
    #expect(page["hours"].count == 0 && page["days"].count == 0)
    #expect(page["sun"]["rise"] == nil && page["moon"]["phase"] == nil)
  }

  @Test func aClockOf1970HasNotBeenSet() throws {
    var settings = try Demonstration.settings()
    settings.source.now = Instant(secondsSince1970: 600)
    #expect(try Demonstration.json(settings)["state"] == "waiting-for-clock")
  }

  @Test func aMissingFileIsAFailedPageWithoutAPlace() throws {
    var settings = try Demonstration.settings()
    settings.source.asksForDemonstration = false
    settings.source.files = ["no-such-file.json"]
    let standing = try Demonstration.page(settings)
    let page = PageReport(standing).json
    #expect(page["state"] == "failed" && page["error"]["kind"] == "missing-file")
    #expect(page["place"]["name"] == nil && page["place"]["latitude"] == nil)
    #expect(page["sun"]["body"] == "none" && page["moon"]["phase"].number != nil)
    #expect(ExitCode(standing.performance.page.failure) == .fileMissing)
  }

  @Test(arguments: [(-0.4, "0"), (-12.5, "\u{2212}13"), (104, "104")])
  func figuresArePrintedWithARealMinusAndNoNegativeZero(value: Double, text: String) {
    #expect(Figure(rounding: value).printed == text)
  }
}
