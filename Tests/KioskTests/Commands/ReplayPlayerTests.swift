import ForecastScene
import Testing

@testable import KioskApp

@Suite struct ReplayPlayerTests {
  private func samples(_ script: String, every step: Double, _ settings: Settings? = nil) throws -> [ReplaySample] {
    let script = try ReplayScript(script)
    let settings = try settings ?? Demonstration.settings()
    let measurer = FontMeasurer(fonts: try FontLibrary { _ in })
    let performance = try Performance.standing(settings, measuring: measurer)
    var player = ReplayPlayer(performance, script: script, scale: 1)
    return script.samples(every: step).map { player.sample(at: $0) }
  }

  private func fling() throws -> String {
    let regions = try Demonstration.page(Demonstration.settings()).performance.stage.regions
    let tape = try #require(regions.tape)
    let (x, y) = (Double(tape.maxX) - 40, Double(tape.minY + tape.maxY) / 2)
    var lines = [#"{"t":0.1,"type":"down","x":\#(x),"y":\#(y)}"#]
    for step in 1...12 {
      lines.append(#"{"t":\#(0.1 + Double(step) / 100),"type":"move","x":\#(x - 18 * Double(step)),"y":\#(y)}"#)
    }
    lines.append(#"{"t":0.225,"type":"up","x":\#(x - 216),"y":\#(y)}"#)
    lines.append(#"{"t":4,"type":"end"}"#)
    return lines.joined(separator: "\n")
  }

  @Test func aFlingEndsAtTheSameHourHoweverOftenItIsSampled() throws {
    let script = try fling()
    let runs = try [1.0 / 30, 1.0 / 60, 1.0 / 144, 10].map { try samples(script, every: $0) }
    let last = try #require(runs[0].last)
    #expect(last.frame.readout.phase == .idle && last.frame.readout.selection > 3)
    #expect(last.frame.readout.position == Double(last.frame.readout.selection))
    for run in runs {
      #expect(run.last?.frame.readout.position == last.frame.readout.position)
      #expect(run.reduce(0) { $0 + $1.ticks } == last.frame.readout.selection)
      #expect(run.last?.frame.list == last.frame.list)
    }
  }

  @Test func aReplayPlayedTwiceAnswersTheSame() throws {
    let script = try fling()
    let (once, again) = (try samples(script, every: 0.05), try samples(script, every: 0.05))
    #expect(once.map(\.json.line) == again.map(\.json.line))
  }

  @Test func everySampleHasTheKeysOfTheContract() throws {
    let sample = try #require(try samples(#"{"t":0,"type":"end"}"#, every: 1).first)
    #expect(
      sample.json.keys == [
        "t", "phase", "position", "velocity", "selection", "shown", "bodyFraction", "ring", "scroll", "damagePixels",
        "damaged", "focus", "focusShown", "spoken", "announced", "layouts", "ticks", "retries", "wake",
      ])
    #expect(
      sample.json["phase"] == "idle" && sample.json["shown"] == "24" && sample.json["ring"].keys == ["day", "at"])
    #expect(sample.json["damagePixels"].number == 921_600)
  }

  @Test func atRestNothingIsDamagedAndTheNextWakeIsTheNextChangeOfThePage() throws {
    let run = try samples(#"{"t":2,"type":"end"}"#, every: 1)
    #expect(run.dropFirst().allSatisfy { $0.frame.damage.isEmpty })
    // 15:10 to 16:00.
    #expect(run.last?.wake == .at(3_000))
    #expect(run.last?.json["wake"].line == #"{"kind":"at","t":3000}"#)
  }

  @Test func theHourTurnsByTheReplaysOwnClock() throws {
    let run = try samples(#"{"t":3000,"type":"end"}"#, every: 2_999)
    #expect(run.map(\.words.hours.first?.time) == ["15:00", "15:00", "16:00"])
  }

  @Test func aStepOfTheClockTurnsThePage() throws {
    let script = #"{"t":1,"type":"clock","now":"2026-07-15T08:30:00+01:00"}"# + "\n" + #"{"t":2,"type":"end"}"#
    let run = try samples(script, every: 1)
    #expect(run.map(\.words.hours.first?.time) == ["15:00", "08:00", "08:00"])
    #expect(run.map(\.words.weekday) == ["Tuesday", "Wednesday", "Wednesday"])
  }

  @Test func aForecastThatCannotBeReadLeavesTheGoodOneStanding() throws {
    let script = #"{"t":1,"type":"forecast","file":"no-such-file.json"}"# + "\n" + #"{"t":2,"type":"end"}"#
    let run = try samples(script, every: 1)
    #expect(run.last?.words.hours.first?.temperature == Figure(24))
  }

  @Test func retryIsAskedForByKeyOnlyWhereThereIsNoForecast() throws {
    let script = #"{"t":0.5,"type":"key","key":"r"}"# + "\n" + #"{"t":2,"type":"end"}"#
    #expect(try samples(script, every: 1).map(\.retries) == [0, 0, 0])
    var settings = try Demonstration.settings()
    settings.source.asksForDemonstration = false
    settings.source.files = ["no-such-file.json"]
    #expect(try samples(script, every: 1, settings).map(\.retries) == [0, 1, 1])
  }

  @Test func aRetryIsObeyedAtItsOwnTimeHoweverOftenIsSampled() throws {
    let script = #"{"t":700,"type":"key","key":"r"}"# + "\n" + #"{"t":1500,"type":"end"}"#
    let runs = try [9.0, 160, 10_000].map {
      try samples(script, every: $0, Demonstration.settings("--state", "failed")).last
    }
    for run in runs {
      #expect(run?.frame.list == runs[0]?.frame.list && run?.frame.readout == runs[0]?.frame.readout)
      #expect(run?.retries == 1)
    }
  }

  @Test func aWheelTurnsTheTapeByAnHourANotch() throws {
    let script = #"{"t":0.5,"type":"wheel","dx":0,"dy":-1}"# + "\n" + #"{"t":3,"type":"end"}"#
    #expect(try samples(script, every: 1).last?.frame.readout.selection == 1)
  }

  @Test func aResizeIsAWholeNewPage() throws {
    let script = #"{"t":0.5,"type":"resize","width":800,"height":480}"# + "\n" + #"{"t":1,"type":"end"}"#
    let run = try samples(script, every: 1)
    #expect(run.last?.frame.list.width == 800 && run.last?.frame.damage.area == 800 * 480)
  }
}
