/// A volume in speech-dispatcher's numbers: -100 is silence, 100 the loudest.
struct SpeechVolume: Equatable {
  static let loudest = 100
  /// Nobody turns speech down so far that they could not find it again.
  static let quietest = -75
  static let step = 25

  /// Steps from the usual volume that count; those beyond an end don't, so that the next one back is heard.
  private(set) var steps: Int
  private(set) var level: Int

  init(usual: Int, steps: Int) {
    let usual = min(Self.loudest, max(Self.quietest, usual))
    let most = (Self.loudest - usual + Self.step - 1) / Self.step
    let least = -(usual - Self.quietest + Self.step - 1) / Self.step
    self.steps = min(most, max(least, steps))
    level = min(Self.loudest, max(Self.quietest, usual + self.steps * Self.step))
  }
}
