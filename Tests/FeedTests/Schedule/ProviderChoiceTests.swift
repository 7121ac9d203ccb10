import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("Which service is asked, and whose forecast is printed")
struct ProviderChoiceTests {
  private let now = utc(2026, 7, 14, 12)

  /// Two services in simulated time: what each would say at a time, asked whenever its turn comes.
  private struct Play {
    var choice = ProviderChoice([RefreshPolicy(interval: 900), RefreshPolicy(interval: 1_800)], at: 0)
    var asked: [(candidate: Int, time: Double)] = []
    var printed: [Int?] = []

    mutating func run(until end: Double, _ answer: (Int, Double) -> FeedError?) {
      while let turn = choice.next, turn.time < end {
        let now = utc(2026, 7, 14, 12).advanced(by: turn.time)
        choice.spend(on: turn.candidate, at: turn.time)
        asked.append((turn.candidate, turn.time))
        if let error = answer(turn.candidate, turn.time) {
          choice.record(error, of: turn.candidate, at: turn.time, now: now, random: 0.5)
        } else {
          choice.recordSuccess(of: turn.candidate, lifetime: nil, at: turn.time, now: now, random: 0.5)
        }
        printed.append(choice.printed)
      }
    }
  }

  @Test("While the first choice answers nobody else is asked")
  func first() {
    var play = Play()
    play.run(until: 86_400) { _, _ in nil }
    #expect(play.asked.allSatisfy { $0.candidate == 0 } && play.choice.printed == 0 && play.choice.failure == nil)
    #expect((87...96).contains(play.asked.count))
  }

  @Test("Two failures are borne with the last forecast in hand; after the third another service is asked")
  func repeatedFailure() {
    var play = Play()
    play.run(until: 7_200) { candidate, t in candidate == 0 && t > 0 ? .failing(503) : nil }
    #expect(play.asked.prefix(5).map(\.candidate) == [0, 0, 0, 0, 1])
    #expect(play.choice.printed == 1 && play.choice.failure == nil)
  }

  @Test("With nothing in hand the first failure is enough, so that a page comes at once")
  func coldStart() {
    var play = Play()
    play.run(until: 1) { candidate, _ in candidate == 0 ? .failing(503) : nil }
    #expect(play.asked.map(\.candidate) == [0, 1] && play.choice.printed == 1)
  }

  @Test(
    "A refusal is enough too: a key, a place outside, a limit of an hour or a day",
    arguments: [
      FeedError.unauthorized(403), .outsideCoverage(""), .rejected(400, ""), .rateLimited(.hour), .rateLimited(.day),
      .rateLimited(.seconds(3_600)),
    ])
  func refusal(error: FeedError) {
    var play = Play()
    play.run(until: 2_000) { candidate, t in candidate == 0 && t > 0 ? error : nil }
    #expect(play.asked.map(\.candidate).prefix(3) == [0, 0, 1] && play.choice.printed == 1)
  }

  @Test("A limit of a minute is waited for")
  func minute() {
    var play = Play()
    play.run(until: 1_000) { candidate, t in candidate == 0 && t > 0 ? .rateLimited(.minute) : nil }
    #expect(play.asked.allSatisfy { $0.candidate == 0 })
  }

  @Test("The first choice goes on being tried at its own pace and takes over with its first answer")
  func recovery() {
    var play = Play()
    play.run(until: 6 * 3_600) { candidate, t in candidate == 0 && t > 0 ? .failing(503) : nil }
    #expect(play.choice.printed == 1)
    let mended = play.asked.count
    play.run(until: 12 * 3_600) { _, _ in nil }
    let back = play.asked.dropFirst(mended).first { $0.candidate == 0 }
    #expect(back.map { $0.time < 6 * 3_600 + 4_400 } == true)
    #expect(play.choice.printed == 0)
    #expect(play.asked.last?.candidate == 0)
  }

  @Test("When both fail the page is told of the first, and neither is hammered")
  func both() {
    var play = Play()
    play.run(until: 86_400) { candidate, _ in candidate == 0 ? .failing(502) : .timedOut("") }
    #expect(play.choice.failure == .failing(502) && play.choice.printed == nil)
    #expect(play.asked.count < 80)
  }

  @Test("A stand-in that answered once is not asked before its time when it is needed again")
  func standInAgain() {
    var play = Play()
    play.run(until: 86_400) { candidate, t in
      candidate == 0 && (900..<1_500).contains(t.truncatingRemainder(dividingBy: 3_600)) ? .failing(503) : nil
    }
    let times = play.asked.filter { $0.candidate == 1 }.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1_800 })
  }

  @Test("A link that comes up makes what failed on the way due at once, and nothing else")
  func link() {
    var play = Play()
    play.run(until: 3_600) { _, t in t > 0 ? .hostNotFound("a") : nil }
    play.choice.tryAnotherWay(at: 3_601)
    #expect(play.choice.next == ProviderChoice.Turn(candidate: 0, time: 3_601))
    var limited = Play()
    limited.run(until: 1) { _, _ in .rateLimited(.day) }
    let before = limited.choice.next
    limited.choice.tryAnotherWay(at: 2)
    #expect(limited.choice.next == before)
    var well = Play()
    well.run(until: 1) { _, _ in nil }
    well.choice.tryAnotherWay(at: 2)
    #expect(well.choice.next?.time == 945)
  }

  @Test("A clock that is set makes the printed forecast's service due at once, whatever it had failed with")
  func clock() {
    var play = Play()
    play.run(until: 1) { _, _ in nil }
    play.choice.askAnew(at: 5)
    #expect(play.choice.next?.time == 5)
  }

  @Test("Two hundred attempts in 24 hours is all that anybody gets, asked for or not")
  func budget() {
    var play = Play()
    play.run(until: 1) { _, _ in nil }
    for second in 1..<80_000 {
      guard play.choice.askNow(at: Double(second)) else { continue }
      play.run(until: Double(second) + 0.5) { _, _ in nil }
    }
    #expect(play.asked.count == 200)
    play.choice.tryAnotherWay(at: 80_000)
    play.choice.askAnew(at: 80_000)
    #expect(play.choice.next.map { $0.time >= 86_400 } == true)
  }
}
