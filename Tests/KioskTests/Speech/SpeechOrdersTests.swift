import Testing

@testable import KioskApp

@Suite struct SpeechOrdersTests {
  private func orders(_ work: (inout SpeechOrders) -> Void) -> SpeechOrders {
    var orders = SpeechOrders()
    work(&orders)
    return orders
  }

  private func say(_ text: String, important: Bool = false) -> SpeechOrders.Utterance {
    SpeechOrders.Utterance(text: text, isImportant: important)
  }

  @Test func theNewestTakesThePlaceOfTheOlder() {
    let orders = orders { orders in for hour in 0..<1_000 { orders.say(say("\(hour)")) } }
    #expect(orders.utterances.map(\.text) == ["999"])
  }

  @Test func anImportantSentenceWaitsForNoneAndIsWaitedFor() {
    let orders = orders { orders in
      orders.say(say("16:00"))
      orders.say(say("It failed.", important: true))
      orders.say(say("Retry"))
      orders.say(say("17:00"))
    }
    #expect(orders.utterances.map(\.text) == ["It failed.", "17:00"])
  }

  @Test func aKeyTakesBackWhatIsNotYetSaid() {
    let orders = orders { orders in
      orders.say(say("It failed.", important: true))
      orders.hush()
    }
    #expect(orders.utterances.isEmpty && orders.hushes)
  }

  @Test func whatIsSaidAfterAKeyIsSaid() {
    let orders = orders { orders in
      orders.hush()
      orders.say(say("16:00"))
    }
    #expect(orders.hushes && orders.utterances.map(\.text) == ["16:00"])
  }
}

@Suite struct SpeechVolumeTests {
  @Test func aStepIsAQuarterOfTheWayToSilence() {
    #expect(SpeechVolume(usual: 0, steps: 1).level == 25)
    #expect(SpeechVolume(usual: 0, steps: -1).level == -25)
  }

  @Test(arguments: [-100, -75, -60, 0, 10, 88, 100])
  func noVolumeIsBeyondTheLoudestOrSilent(_ usual: Int) {
    for steps in -20...20 {
      let level = SpeechVolume(usual: usual, steps: steps).level
      #expect((SpeechVolume.quietest...SpeechVolume.loudest).contains(level))
    }
  }

  @Test(arguments: [-100, -60, 0, 10, 88, 100])
  func theStepBackFromAnEndIsHeard(_ usual: Int) {
    for end in [-50, 50] {
      let last = SpeechVolume(usual: usual, steps: end)
      let back = SpeechVolume(usual: usual, steps: last.steps - end.signum())
      #expect(back.level != last.level)
    }
  }
}

@Suite struct SpeechAddressTests {
  @Test func theUsersOwnServerComesBeforeTheMachines() {
    let paths = SpeechAddress.paths { $0 == "XDG_RUNTIME_DIR" ? "/run/user/1000" : nil }
    #expect(paths == ["/run/user/1000/speech-dispatcher/speechd.sock", "/run/speech-dispatcher/speechd.sock"])
  }

  @Test func anAddressThatIsNamedIsTheOnlyOne() {
    let paths = SpeechAddress.paths { $0 == "SPEECHD_ADDRESS" ? "unix_socket:/run/almanac/speech" : "/x" }
    #expect(paths == ["/run/almanac/speech"])
  }

  @Test(arguments: ["inet_socket:localhost:6560", "unix_socket:", "nonsense"])
  func anAddressOfAnotherKindIsNobody(_ address: String) {
    #expect(SpeechAddress.paths { $0 == "SPEECHD_ADDRESS" ? address : nil }.isEmpty)
  }

  @Test func withoutAnythingSetTheMachinesServerIsLeft() {
    #expect(SpeechAddress.paths { _ in nil } == [SpeechAddress.system])
  }
}
