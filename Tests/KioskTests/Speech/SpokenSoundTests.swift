import Glibc
import Testing

@testable import KioskApp

@Suite("A real speech-dispatcher, by the length of what sounds", .enabled(if: SoundStudio.isPossible))
struct SpokenSoundTests {
  private func say(_ text: String, _ server: SpeechServer) {
    server.order { $0.say(SpeechOrders.Utterance(text: text)) }
  }

  @Test func whatIsSaidSoundsAndTheNewestCutsOffTheOlder() throws {
    let studio = try SoundStudio()
    defer { studio.close() }
    let path = studio.socket
    let server = SpeechServer(language: "en", patience: 10, paths: { [path] }, log: { Issue.record("\($0)") })

    // The text arrives, and is as long as it is.
    let short = studio.record { say("15:00", server) }
    let whole = studio.record { say("15:00, 24 degrees, Sunny", server) }
    #expect(short.length > 0.4 && whole.length > short.length + 0.5)

    // Eight hours in half a second: seven are cut off, or it would last more than eight times as long as one time.
    let burst = studio.record {
      for hour in 10..<18 {
        say("\(hour):00, Sunny", server)
        usleep(60_000)
      }
    }
    #expect(burst.length > short.length * 0.7 && burst.length < short.length * 4)

    // A key cuts off what sounds.
    let cut = studio.record {
      #expect(studio.begins { say("15:00, 24 degrees, Sunny", server) })
      server.order { $0.hush() }
    }
    #expect(cut.length < whole.length * 0.7)

    // Three steps quieter.
    let quiet = studio.record {
      server.order { $0.volumeSteps = -3 }
      say("15:00", server)
    }
    #expect(quiet.peak > 0 && quiet.peak * 10 < short.peak * 9)

    // Killed in the middle of a sentence, and started anew.
    #expect(studio.begins { say("15:00, Sunny", server) })
    studio.killDispatcher()
    try studio.startDispatcher()
    let again = studio.record { say("15:00", server) }
    #expect(again.length > 0.4)
    print(
      "speech: one time \(short.length) s, a sentence \(whole.length) s, eight in a burst \(burst.length) s,",
      "cut off after \(cut.length) s, three steps quieter \(Double(quiet.peak) / Double(short.peak)) of the peak")
  }
}
