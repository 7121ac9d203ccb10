import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

@Suite struct VoiceTests {
  @Test func aStepIsASentence() {
    let listener = Listener()
    #expect(listener.hears { listener.press(.right) } == [listener.sentence(1)])
    #expect(listener.hears { listener.act(.turn(1)) } == [listener.sentence(2)])
    #expect(listener.hears { listener.act(.wheel(dx: 1, dy: 0, x: 0, y: 0)) } == [listener.sentence(3)])
  }

  @Test func eachDetentOfAKnobIsASentence() {
    let listener = Listener()
    let heard = listener.hears {
      for _ in 0..<6 { listener.act(.turn(1)) }
    }
    #expect(heard == (1...6).map(listener.sentence))
  }

  @Test func atTheEndOfTheTapeTheSameHourIsSaidAgain() {
    let listener = Listener()
    listener.press(.end)
    listener.wait(3)
    let last = (listener.user.stage.page?.content.hours.count ?? 0) - 1
    #expect(listener.hears { listener.press(.right) } == [listener.sentence(last)])
    listener.press(.home)
    listener.wait(3)
    #expect(listener.hears { listener.press(.left) } == [listener.sentence(0)])
  }

  @Test func hoursDraggedSlowlyAreSaidOneByOne() {
    let listener = Listener()
    let heard = listener.hears { listener.drag(hours: 4.4, speed: 1) }
    #expect(heard == (1...4).map(listener.sentence))
  }

  @Test func aFlingSpeaksOnlyWhereItLands() {
    let listener = Listener()
    let heard = listener.hears {
      listener.drag(hours: 3, speed: 20)
      listener.lift(after: 3)
      listener.wait(5)
    }
    let landed = listener.user.selection
    #expect(landed > 3 && listener.user.readout.phase == .idle)
    #expect(heard == [listener.sentence(landed)])
  }

  @Test func tabSaysWhatHasTheFocus() {
    let listener = Listener()
    let tree = listener.user.stage.accessibilityTree(at: listener.user.t)
    let heard = listener.hears { listener.press(.tab) }
    #expect(heard == ["Hour, \(listener.sentence(0))"])
    #expect(tree[.tape]?.name == "Hour")
  }

  @Test func aFailureIsImportantAndSaysThatItCanBeTriedAgain() {
    let listener = Listener(.on, .without(.loading))
    let heard = listener.hears {
      listener.send(CannedPage.without(.failed).event)
      listener.wait(0.1)
    }
    let words = listener.user.stage.page?.words
    #expect(heard.count == 1 && listener.lastIsImportant)
    #expect(heard.first?.hasPrefix(words?.aloud.failed ?? "–") == true)
    #expect(heard.first?.hasSuffix("\(words?.notice.retry ?? "–"), button.") == true)
  }

  @Test func autoIsSilentUntilTheSpeechKeyAndThenTellsWhereOneIs() {
    let listener = Listener(.auto)
    let before = listener.hears {
      listener.press(.right)
      listener.press(.tab)
      listener.wait(2)
    }
    #expect(before.isEmpty && listener.hushes == 0)
    let heard = listener.hears { listener.press(.speak) }
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix(listener.user.stage.page?.words.aloud.masthead ?? "–") == true)
    #expect(listener.hears { listener.press(.right) }.count == 1)
  }

  @Test func theSpeechKeySaysTheLastThingAgainInTheWordsOfThePageAsItIsNow() {
    let listener = Listener()
    listener.press(.right)
    listener.wait(2)
    #expect(listener.hears { listener.press(.speak) } == [listener.sentence(1)])
    let before = listener.sentence(1)
    listener.send(CannedPage.temperatures([1, 2, 3, 4, 5]).event)
    listener.wait(0.1)
    let heard = listener.hears { listener.press(.speak) }
    #expect(heard == [listener.sentence(1)] && listener.sentence(1) != before)
  }

  @Test(arguments: SceneEvent.Key.allCases)
  func anyKeyInterrupts(_ key: SceneEvent.Key) {
    let listener = Listener()
    listener.press(.right)
    let hushes = listener.hushes
    let heard = listener.hears { listener.press(key) }
    // What is said again takes the place of the older by itself.
    #expect(listener.hushes > hushes || !heard.isEmpty)
  }

  @Test func aTouchInterrupts() {
    let listener = Listener()
    let hushes = listener.hushes
    listener.send(.pointer(.down, finger: 0, x: 1, y: 1))
    #expect(listener.hushes == hushes + 1)
  }

  @Test func aScreenReaderSilencesAutoAtOnce() {
    let listener = Listener(.auto)
    listener.press(.speak)
    listener.readerListens(true)
    #expect(listener.hushes == 1)
    #expect(listener.hears { listener.press(.right) }.isEmpty)
    listener.readerListens(false)
    #expect(listener.hears { listener.press(.right) } == [listener.sentence(2)])
  }

  @Test func speechThatIsHushedComesBackWithTheSpeechKey() {
    let listener = Listener()
    listener.press(.right)
    listener.press(.hush)
    #expect(!listener.voice.isOn)
    #expect(listener.hears { listener.press(.right) }.isEmpty)
    #expect(listener.hears { listener.press(.speak) }.count == 1 && listener.voice.isOn)
  }

  @Test func anotherVolumeIsHeardAtOnceAndForgottenForTheNextPerson() {
    let listener = Listener()
    listener.press(.right)
    #expect(listener.hears { listener.press(.louder) } == [listener.sentence(1)])
    listener.press(.quieter)
    listener.press(.quieter)
    #expect(listener.volumeSteps == -1 && listener.volumeResets == 0)
    listener.user.skip(Voice.volumeHold + 1)
    listener.press(.right)
    #expect(listener.volumeResets == 1)
  }

  @Test func switchedOffNothingIsEverOrdered() {
    let listener = Listener(.off)
    for key in SceneEvent.Key.allCases { listener.press(key) }
    #expect(listener.said.isEmpty && listener.hushes == 0 && !listener.voice.isOn)
  }

  @Test func aPageAtRestWantsNoFrameForSpeech() {
    let listener = Listener()
    listener.press(.right)
    listener.wait(3)
    #expect(listener.voice.wake == nil)
    #expect(listener.hears { listener.wait(10) }.isEmpty)
  }
}
