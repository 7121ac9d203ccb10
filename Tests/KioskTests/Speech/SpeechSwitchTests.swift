import Testing

@testable import KioskApp

@Suite struct SpeechSwitchTests {
  @Test func offStaysOffWhateverIsPressed() {
    var power = SpeechSwitch(.off)
    let began = power.call()
    #expect(!began && !power.isOn)
  }

  @Test func onSpeaksFromTheStartAndBesideAScreenReader() {
    var power = SpeechSwitch(.on)
    power.isReaderListening = true
    #expect(power.isOn)
  }

  @Test func autoBeginsWithTheFirstSpeechKey() {
    var power = SpeechSwitch(.auto)
    #expect(!power.isOn)
    let began = power.call()
    let again = power.call()
    #expect(began && !again && power.isOn)
  }

  @Test func autoIsSilentWhileAScreenReaderListens() {
    var power = SpeechSwitch(.auto)
    _ = power.call()
    power.isReaderListening = true
    #expect(!power.isOn)
    power.isReaderListening = false
    #expect(power.isOn)
  }

  @Test func speechThatWasEndedBeginsAgainWithTheSpeechKey() {
    for choice in [SpeechSwitch.Choice.on, .auto] {
      var power = SpeechSwitch(choice)
      _ = power.call()
      power.end()
      #expect(!power.isOn)
      let began = power.call()
      #expect(began && power.isOn)
    }
  }
}
