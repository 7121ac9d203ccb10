import ForecastScene

/// The page's own voice: follows the frames and says what has changed, for whoever has no screen reader.
///
/// A frame without anything to say costs a few comparisons and no memory. Times are those of the stage's clock.
struct Voice {
  /// Seconds untouched after which the volume is the usual one again: the next person may have other ears.
  static let volumeHold = 120.0

  /// What was said last, so that it can be said again; its words are those of the page as it is then.
  private struct Remark {
    var announcements: [String] = []
    var subject: SpeechPolicy.Subject?
  }

  private var power: SpeechSwitch
  private var policy = SpeechPolicy()
  private let speaker: any Speaking
  private var last: Remark?
  private var isAskedAgain = false
  private var isLouder = false
  private var lastAct = -Double.infinity

  init(_ choice: SpeechSwitch.Choice, speaker: any Speaking) {
    power = SpeechSwitch(choice)
    self.speaker = speaker
  }

  /// Whether somebody lives by what the page says itself, so that nothing may happen for want of touch.
  var isOn: Bool { power.isOn }

  /// When a frame is wanted so that something is said; nil at rest.
  var wake: Double? { power.isOn ? policy.wake : nil }

  // MARK: What happens

  /// A screen reader has come, or has gone.
  mutating func readerListens(_ isListening: Bool) {
    guard power.isReaderListening != isListening else { return }
    let wasOn = power.isOn
    power.isReaderListening = isListening
    if wasOn, !power.isOn { speaker.order { $0.hush() } }
  }

  /// Something comes in: whatever is being said is cut off when somebody acts.
  mutating func hear(_ event: SceneEvent, at t: Double) {
    switch event {
    case .pointer(.down, _, _, _), .wheel, .turn, .accessibility: act(at: t)
    case .pointer: policy.acted()
    case .key(.speak): speak(at: t)
    case .key(.hush): end()
    case .key(.louder): turnVolume(1, at: t)
    case .key(.quieter): turnVolume(-1, at: t)
    case .key: act(at: t)
    // Nobody has done anything.
    default: break
    }
  }

  /// A program has turned or pressed something in somebody's name.
  mutating func isWorkedElsewhere() { policy.acted() }

  /// Cuts off what is being said: any key does, whether the page knows it or not.
  mutating func interrupt(at t: Double) {
    if power.isOn { speaker.order { $0.hush() } }
    touched(at: t)
  }

  private mutating func act(at t: Double) {
    policy.acted()
    interrupt(at: t)
  }

  private mutating func touched(at t: Double) {
    if isLouder, t - lastAct > Self.volumeHold {
      speaker.order { $0.resetsVolume = true }
      isLouder = false
    }
    lastAct = t
  }

  private mutating func speak(at t: Double) {
    touched(at: t)
    if power.call() { last = nil }
    isAskedAgain = true
  }

  private mutating func end() {
    if power.isOn { speaker.order { $0.hush() } }
    power.end()
  }

  /// What was said is said again, so that the new volume is heard.
  private mutating func turnVolume(_ steps: Int, at t: Double) {
    touched(at: t)
    guard power.isOn else { return }
    speaker.order { $0.volumeSteps += steps }
    isLouder = true
    isAskedAgain = true
  }

  // MARK: What is said

  /// Says what a frame brings.
  mutating func follow(_ frame: Frame, on stage: Stage, at t: Double) {
    guard power.choice != .off else { return }
    let subject = policy.follow(SpeechPolicy.Glance(frame), at: t)
    defer { isAskedAgain = false }
    guard power.isOn else { return }
    if let remark = remark(on: subject, frame.commands) {
      say(remark, isUrgent: frame.commands.isUrgent, on: stage, at: t)
      last = remark
    } else if isAskedAgain {
      let remark = last ?? Remark(subject: .page)
      say(remark, isUrgent: false, on: stage, at: t)
      last = remark
    }
  }

  private func remark(on subject: SpeechPolicy.Subject?, _ commands: SceneCommands) -> Remark? {
    guard subject != nil || commands.hasAnnouncement else { return nil }
    var remark = Remark(subject: subject)
    for case .announce(let announcement) in commands { remark.announcements.append(announcement.text) }
    return remark
  }

  private func say(_ remark: Remark, isUrgent: Bool, on stage: Stage, at t: Double) {
    guard let words = stage.page?.words.aloud else { return }
    var parts = remark.announcements
    if let subject = remark.subject {
      parts.append(SpokenPage(tree: stage.accessibilityTree(at: t), words: words).text(of: subject))
    }
    let text = parts.count == 1 ? parts[0] : SpokenPage.sentences(parts)
    speaker.order {
      $0.insists = isAskedAgain
      $0.say(SpeechOrders.Utterance(text: text, isImportant: isUrgent))
    }
  }
}

extension SceneCommands {
  fileprivate var hasAnnouncement: Bool {
    for case .announce in self { return true }
    return false
  }

  fileprivate var isUrgent: Bool {
    for case .announce(let announcement) in self where announcement.isUrgent { return true }
    return false
  }
}
