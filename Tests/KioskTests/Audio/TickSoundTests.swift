import Testing

@testable import KioskApp

@Suite struct TickSoundTests {
  private final class Recorder: TickDevice {
    var calls: [String] = []
    func open() { calls.append("open") }
    func click() { calls.append("click") }
    func close() { calls.append("close") }
  }

  @Test func atMostThirtyClicksSoundInASecond() {
    let recorder = Recorder()
    var sound = TickSound(.on, device: recorder)
    for frame in 0..<1_440 { sound.crossed(3, at: Double(frame) / 144) }
    let clicks = recorder.calls.count { $0 == "click" }
    #expect(clicks <= 300 && clicks >= 280)
  }

  @Test func everyCrossingOfASteadyDragAtThirtyFramesClicks() {
    var limit = TickLimit()
    #expect((0..<60).allSatisfy { limit.allows(at: Double($0) / 30) })
  }

  @Test func theDeviceOpensAtTheFirstTouchAndClosesTenSecondsAfterTheLastCrossing() {
    let recorder = Recorder()
    var sound = TickSound(.auto, device: recorder)
    #expect(sound.wake == nil)
    sound.touched(at: 1)
    sound.crossed(1, at: 2)
    #expect(sound.wake == 12)
    sound.rest(at: 11.9)
    #expect(recorder.calls == ["open", "click"])
    sound.rest(at: 12)
    #expect(recorder.calls == ["open", "click", "close"] && sound.wake == nil)
    sound.touched(at: 20)
    #expect(recorder.calls.last == "open")
  }

  @Test func switchedOffItTouchesNoDevice() {
    let recorder = Recorder()
    var sound = TickSound(.off, device: recorder)
    sound.touched(at: 0)
    sound.crossed(5, at: 0)
    sound.rest(at: 100)
    #expect(recorder.calls.isEmpty && sound.wake == nil)
  }

  @Test func theClickIsShortQuietAndBeginsAndEndsInSilence() {
    let samples = TickWave.samples
    #expect(samples.count < TickWave.sampleRate / 100)
    #expect(samples.first == 0 && samples.last.map { abs(Int($0)) < 8 } == true)
    let peak = samples.map { abs(Int($0)) }.max() ?? 0
    #expect(peak > 1_000 && peak < 8_000)
  }
}
