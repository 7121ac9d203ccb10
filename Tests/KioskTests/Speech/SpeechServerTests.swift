import Glibc
import Synchronization
import Testing

@testable import KioskApp

@Suite struct SpeechServerTests {
  /// What the log was told.
  private final class Journal: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let journal = Journal()

  private func server(at path: String, patience: Double = 5, pause: Double = 30) -> SpeechServer {
    SpeechServer(
      language: "en", patience: patience, pause: pause, paths: { [path] }, log: { [journal] in journal.add($0) })
  }

  private func say(_ text: String, _ server: SpeechServer, important: Bool = false) {
    server.order { $0.say(SpeechOrders.Utterance(text: text, isImportant: important)) }
  }

  /// Waits for another thread; false when it takes longer than anything here should.
  private func soon(_ holds: () -> Bool) -> Bool {
    for _ in 0..<2_000 {
      if holds() { return true }
      usleep(5_000)
    }
    return holds()
  }

  @Test func aSentenceIsIntroducedAndArrivesAsItWasSaid() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say("15:00, −3 degrees, Sunny", server)
    #expect(soon { fake.sentences == ["15:00, −3 degrees, Sunny"] })
    let greeting = [
      "SET self CLIENT_NAME user:almanac:main", "SET self LANGUAGE en", "SET self NOTIFICATION END on",
      "SET self NOTIFICATION CANCEL on", "GET VOLUME", "SET self PRIORITY text", "SPEAK",
    ]
    #expect(fake.commands == greeting)
    fake.stop()
  }

  @Test func aSentenceOfDotsAndLinesIsOneLineThatEndsNothing() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say(".\r\n.\r\nQUIT\r\n", server)
    #expect(soon { fake.sentences == [".. . QUIT"] })
    fake.stop()
  }

  @Test func whatIsImportantHasAPriorityOfItsOwn() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say("It failed.", server, important: true)
    #expect(soon { fake.sentences.count == 1 })
    say("Retry", server)
    #expect(soon { fake.sentences.count == 2 })
    #expect(
      fake.commands.filter { $0.contains("PRIORITY") } == ["SET self PRIORITY important", "SET self PRIORITY text"])
    fake.stop()
  }

  @Test func aKeyCutsOffWhatIsBeingSaidAndNothingElse() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say("one", server)
    #expect(soon { fake.sentences.count == 1 })
    server.order { $0.hush() }
    #expect(soon { fake.commands.last == "CANCEL self" })
    server.order { $0.hush() }
    say("two", server)
    #expect(soon { fake.sentences.count == 2 })
    #expect(fake.commands.count { $0 == "CANCEL self" } == 1)
    fake.stop()
  }

  @Test func whatWasSaidToItsEndNeedsNoCuttingOff() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say("one", server)
    #expect(soon { fake.sentences.count == 1 })
    fake.tellEnd(of: 1)
    server.order { $0.volumeSteps = 1 }
    #expect(soon { fake.commands.last == "SET self VOLUME 75" })
    server.order { $0.hush() }
    say("two", server)
    #expect(soon { fake.sentences.count == 2 })
    #expect(!fake.commands.contains("CANCEL self"))
    fake.stop()
  }

  @Test func eventsAmongTheAnswersDisturbNothing() throws {
    let fake = try FakeSpeechDispatcher(.talkative)
    let server = server(at: fake.path)
    for number in 1...5 {
      say("\(number)", server)
      #expect(soon { fake.sentences.count == number })
    }
    #expect(fake.connections == 1 && journal.all.isEmpty)
    fake.stop()
  }

  @Test func aServerThatKnowsNoSettingsStillSpeaks() throws {
    let fake = try FakeSpeechDispatcher(.ignorant)
    let server = server(at: fake.path)
    say("one", server)
    #expect(soon { fake.sentences == ["one"] })
    fake.stop()
  }

  @Test func theVolumeGoesInStepsFromTheServersOwn() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    say("one", server)
    #expect(soon { fake.sentences.count == 1 })
    server.order { $0.volumeSteps = -2 }
    #expect(soon { fake.commands.last == "SET self VOLUME 0" })
    server.order { $0.resetsVolume = true }
    #expect(soon { fake.commands.last == "SET self VOLUME 50" })
    fake.stop()
  }

  // MARK: A server that is not there, or not well

  @Test func withoutAServerNothingHappensButOneLineInTheLog() {
    let path = FakeSpeechDispatcher.freshPath()
    let server = server(at: path, pause: 0)
    for number in 1...5 {
      say("\(number)", server)
      #expect(soon { journal.all.count == 1 })
    }
    #expect(journal.all[0].contains("speech-dispatcher"))
  }

  @Test func aServerThatComesLaterIsFoundWhenThereIsSomethingToSay() throws {
    let path = FakeSpeechDispatcher.freshPath()
    let server = server(at: path, pause: 0)
    say("nobody hears this", server)
    #expect(soon { journal.all.count == 1 })
    let fake = try FakeSpeechDispatcher(at: path)
    say("one", server)
    #expect(soon { fake.sentences == ["one"] })
    #expect(soon { journal.all.last == "speech is back" })
    fake.stop()
  }

  @Test func aServerThatFailedIsLeftAloneForItsPause() throws {
    let path = FakeSpeechDispatcher.freshPath()
    let server = server(at: path, pause: 30)
    say("nobody hears this", server)
    #expect(soon { journal.all.count == 1 })
    let fake = try FakeSpeechDispatcher(at: path)
    say("nor this", server)
    // The second order is worked on when the third has been taken.
    server.order { $0.hush() }
    usleep(50_000)
    #expect(fake.connections == 0)
    fake.stop()
  }

  @Test func whoAsksToBeSpokenToDoesNotWaitForThePause() throws {
    let path = FakeSpeechDispatcher.freshPath()
    let server = server(at: path, pause: 30)
    say("nobody hears this", server)
    #expect(soon { journal.all.count == 1 })
    let fake = try FakeSpeechDispatcher(at: path)
    server.order {
      $0.insists = true
      $0.say(SpeechOrders.Utterance(text: "one"))
    }
    #expect(soon { fake.sentences == ["one"] })
    fake.stop()
  }

  @Test func aServerThatIsStartedAnewIsSpokenToAtOnce() throws {
    let first = try FakeSpeechDispatcher()
    let server = server(at: first.path)
    say("one", server)
    #expect(soon { first.sentences == ["one"] })
    first.stop()
    let second = try FakeSpeechDispatcher(at: first.path)
    say("two", server)
    #expect(soon { second.sentences == ["two"] })
    #expect(journal.all.isEmpty)
    second.stop()
  }

  @Test func aSentenceInWhichTheServerDiesIsSaidToTheNext() throws {
    let fake = try FakeSpeechDispatcher(.goesAfter(sentences: 2))
    let server = server(at: fake.path)
    say("one", server)
    #expect(soon { fake.sentences.count == 1 })
    say("two", server)
    #expect(soon { fake.connections == 2 })
    fake.stop()
  }

  @Test func aServerThatNeverAnswersHoldsNobodyUp() throws {
    let fake = try FakeSpeechDispatcher(.mute)
    let server = server(at: fake.path, patience: 0.3)
    let start = MonotonicClock.now
    for number in 0..<1_000 { say("\(number)", server) }
    #expect(MonotonicClock.now - start < 0.3)
    #expect(soon { journal.all.count == 1 })
    #expect(journal.all[0].contains("does not answer"))
    fake.stop()
  }

  @Test(arguments: ["HTTP/1.1 400 Bad Request\r\n\r\n", "\u{0}\u{1}\u{2}\n", "225-\n225-\n", "9999999999\n", "\n"])
  func aServerOfAnotherProtocolIsLeftAlone(_ answer: String) throws {
    let fake = try FakeSpeechDispatcher(.says(answer))
    let server = server(at: fake.path, patience: 0.3)
    say("one", server)
    #expect(soon { journal.all.count == 1 })
    say("two", server)
    usleep(20_000)
    #expect(fake.connections == 1)
    fake.stop()
  }

  @Test func nothingIsLookedForBeforeThereIsSomethingToSay() throws {
    let fake = try FakeSpeechDispatcher()
    let server = server(at: fake.path)
    server.order { $0.hush() }
    server.order { $0.volumeSteps = 1 }
    say("one", server)
    #expect(soon { fake.sentences == ["one"] })
    #expect(fake.connections == 1 && fake.commands.contains("SET self VOLUME 75"))
    fake.stop()
  }
}
