/// Why nothing is said. The page stays as it is; the log says it once, and the next thing to say tries again after a while.
enum SpeechError: Error, Equatable {
  /// No speech-dispatcher listens at any of the places.
  case absent
  /// It has gone.
  case closed
  /// It does not answer.
  case silent
  /// What it answers is not its protocol.
  case garbled

  /// For the log.
  var reason: String {
    switch self {
    case .absent: "no speech-dispatcher is running; deploy/README.md tells how to set one up"
    case .closed: "speech-dispatcher has gone"
    case .silent: "speech-dispatcher does not answer"
    case .garbled: "what answers on speech-dispatcher's socket speaks another protocol"
    }
  }
}
