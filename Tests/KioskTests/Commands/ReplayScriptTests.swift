import ForecastScene
import Testing

@testable import KioskApp

@Suite struct ReplayScriptTests {
  private func fault(_ text: String) -> ReplayScript.Fault? {
    do throws(ReplayScript.Fault) {
      _ = try ReplayScript(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyKindOfEventIsRead() throws {
    let script = try ReplayScript(
      """
      {"t":0.0,"type":"down","x":10,"y":20.5,"finger":2}
      {"t":0.1,"type":"move","x":11,"y":20}

      {"t":0.2,"type":"up","x":12,"y":20,"finger":0}
      {"t":0.2,"type":"cancel","finger":2}
      {"t":0.3,"type":"key","key":"pageup"}
      {"t":0.4,"type":"wheel","dx":0,"dy":-1.5}
      {"t":0.5,"type":"forecast","file":"a.json"}
      {"t":0.6,"type":"clock","now":"1970-01-01T00:00:10Z"}
      {"t":0.7,"type":"resize","width":800,"height":480}
      {"t":2,"type":"end"}

      """)
    #expect(
      script.events.map(\.kind) == [
        .pointer(.down, finger: 2, x: 10, y: 20.5), .pointer(.move, finger: 0, x: 11, y: 20),
        .pointer(.up, finger: 0, x: 12, y: 20), .pointer(.cancel, finger: 2, x: 0, y: 0), .key(.pageUp),
        .wheel(dx: 0, dy: -1.5, at: nil), .forecast(file: "a.json"), .clock(Instant(secondsSince1970: 10)),
        .resize(PageSettings.Size(width: 800, height: 480)),
      ])
    #expect(script.events.map(\.t) == [0, 0.1, 0.2, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(script.end == 2)
  }

  @Test(arguments: SceneEvent.Key.allCases) func everyKeyHasAName(key: SceneEvent.Key) throws {
    let script = try ReplayScript("{\"t\":1,\"type\":\"key\",\"key\":\"\(key.rawValue)\"}")
    #expect(script.events.map(\.kind) == [.key(key)])
  }

  @Test(arguments: [
    "{", "[]", "7", "nonsense", "{}", #"{"t":1}"#, #"{"type":"end"}"#, #"{"t":-1,"type":"end"}"#,
    #"{"t":"0","type":"end"}"#, #"{"t":1e9,"type":"end"}"#, #"{"t":0,"type":"hop"}"#, #"{"t":0,"type":"down","x":1}"#,
    #"{"t":0,"type":"down","x":1e300,"y":1}"#, #"{"t":0,"type":"move","x":1,"y":1,"finger":"thumb"}"#,
    #"{"t":0,"type":"key","key":"q"}"#, #"{"t":0,"type":"key"}"#, #"{"t":0,"type":"wheel"}"#,
    #"{"t":0,"type":"forecast"}"#, #"{"t":0,"type":"clock","now":"noon"}"#,
    #"{"t":0,"type":"resize","width":10,"height":10}"#, #"{"t":0,"type":"resize","width":800}"#,
  ])
  func aLineThatIsNoEventIsNamedByItsNumber(line: String) throws {
    let found = try #require(fault("{\"t\":0,\"type\":\"cancel\"}\n\n" + line))
    #expect(found.line == 3)
    #expect(!found.reason.isEmpty && !found.reason.contains("\n"))
  }

  @Test(arguments: [
    ("finger", #"{"t":0,"type":"down","x":1,"y":1,"finger":0.5}"#),
    ("width", #"{"t":0,"type":"resize","width":800.5,"height":480}"#),
    ("y", #"{"t":0,"type":"down","x":1,"y":"1"}"#), ("dx", #"{"t":0,"type":"wheel","dx":[]}"#),
  ])
  func aValueThatIsNoneIsNamed(name: String, line: String) {
    #expect(fault(line)?.reason.hasPrefix(name + " ") == true)
  }

  @Test func timeNeverRunsBackwardsAndNothingComesAfterTheEnd() {
    #expect(fault(#"{"t":1,"type":"cancel"}"# + "\n" + #"{"t":0.5,"type":"cancel"}"#)?.line == 2)
    #expect(fault(#"{"t":1,"type":"end"}"# + "\n" + #"{"t":2,"type":"cancel"}"#)?.line == 2)
  }

  @Test func samplesAreMultiplesOfTheStepAndTheEnd() throws {
    let script = try ReplayScript(#"{"t":1,"type":"end"}"#)
    #expect(Array(script.samples(every: 0.4)) == [0, 0.4, 0.8, 1])
    #expect(Array(script.samples(every: 0.5)) == [0, 0.5, 1])
    #expect(Array(script.samples(every: 7)) == [0, 1])
    #expect(script.samples(every: 1.0 / 60).count == 61)
    // The longest script at the shortest step is more than any memory holds.
    #expect(try ReplayScript(#"{"t":1e6,"type":"end"}"#).samples(every: 0.0001).count == 10_000_000_001)
    #expect(Array(try ReplayScript("").samples(every: 1)) == [0])
  }
}
