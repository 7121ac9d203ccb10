/// How often a server that is not there is looked for: every half minute at most, and only when there is something to say.
struct SpeechRetry: Equatable {
  /// Seconds.
  var pause = 30.0
  private var hold = -Double.infinity

  init(pause: Double = 30) { self.pause = pause }

  /// Whether it may be tried at a time of the monotonic clock.
  func allows(at t: Double) -> Bool { t >= hold }

  mutating func failed(at t: Double) { hold = t + pause }
}
