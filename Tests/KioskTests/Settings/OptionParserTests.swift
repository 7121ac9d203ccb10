import ForecastScene
import Testing

@testable import KioskApp

@Suite struct OptionParserTests {
  private func settings(_ arguments: String...) throws -> Settings {
    guard case .perform(_, let settings, _) = try Invocation(arguments) else {
      Issue.record("not a command")
      return Settings()
    }
    return settings
  }

  @Test func withoutArgumentsThePageIsShownAsItComes() throws {
    #expect(try Invocation([]) == .perform(.run, Settings(), operand: nil))
    #expect(Settings().page.size == PageSettings.Size(width: 720, height: 1280))
    #expect(Settings().source.origin == .demonstration)
  }

  @Test func optionsAloneShowThePage() throws {
    let (bare, named) = (try settings("--demo"), try settings("run", "--demo"))
    #expect(bare == named)
  }

  @Test func aValueStandsInTheNextArgumentOrAfterAnEqualsSign() throws {
    let (apart, attached) = (try settings("--place", "Kilkenny"), try settings("--place=Kilkenny"))
    #expect(apart == attached)
    #expect(try settings("--longitude=-7.25", "--latitude", "52.65").source.longitude == -7.25)
    #expect(try settings("--longitude", "-7.25", "--latitude", "52.65").source.longitude == -7.25)
    #expect(try settings("--place=a=b").source.placeName == "a=b")
  }

  @Test func recordedAnswersMayBeSeveralInTheOrderGiven() throws {
    #expect(try settings("--forecast", "a", "--forecast=b").source.origin == .files(["a", "b"]))
  }

  @Test func aPlaceOnTheGlobeAsksTheNetworkUnlessToldOtherwise() throws {
    let here = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let place = ["--latitude=52.65", "--longitude=-7.25"]
    func origin(_ more: String...) throws -> SourceSettings.Origin? {
      guard case .perform(_, let settings, _) = try Invocation(place + more) else { return nil }
      return settings.source.origin
    }
    #expect(try origin() == .network(here))
    #expect(try origin("--demo") == .demonstration)
    #expect(try origin("--forecast=a") == .files(["a"]))
  }

  @Test func theHomeGlideCanBePutOffForEver() throws {
    #expect(try settings().page.homeAfter == 120)
    #expect(try settings("--home-after", "30").page.homeAfter == 30)
    #expect(try settings("--home-after", "never").page.homeAfter == nil)
  }

  @Test func rainIsAskedForInPerCentAndKeptAsAShare() throws {
    #expect(try settings("--rain-from", "45").page.rainThreshold == 0.45)
  }

  @Test func framesIsACountForRunAndADirectoryForReplay() throws {
    #expect(try settings("--frames", "3").run.frames == 3)
    #expect(try settings("replay", "s.jsonl", "--frames", "3").replay.frameDirectory == "3")
  }

  @Test func anOperandMayStandAnywhereAndAfterTwoDashesLookLikeAnOption() throws {
    let (last, first) = (try Invocation(["print", "--demo", "x.png"]), try Invocation(["print", "x.png", "--demo"]))
    #expect(last == first)
    #expect(try Invocation(["print", "--", "--odd.png"]) == .perform(.print, Settings(), operand: "--odd.png"))
  }

  @Test func anEmptyOperandIsNone() {
    #expect(throws: UsageError.missingOperand("OUT.png", .print)) { try Invocation(["print", "", "--demo"]) }
  }

  @Test func helpIsFoundBehindAnythingElse() throws {
    #expect(try Invocation(["print", "--nonsense", "--help"]) == .help(.print))
    #expect(try Invocation(["--demo", "--help"]) == .help(.run))
    #expect(try Invocation(["--help"]) == .help(nil))
    #expect(try Invocation(["--version"]) == .version)
  }
}
