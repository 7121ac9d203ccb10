/// What is to be said, newest first to be heard: at most one ordinary sentence and one important one.
struct SpeechOrders: Equatable, Sendable {
  /// One thing said.
  struct Utterance: Equatable, Sendable {
    var text: String
    /// Said to its end, before what comes after it.
    var isImportant = false
  }

  /// Cut off what is being said.
  var hushes = false
  /// Back to the volume that the server began with, before the steps.
  var resetsVolume = false
  /// Louder above zero.
  var volumeSteps = 0
  /// Somebody asks to be spoken to: a server that failed is looked for at once.
  var insists = false
  private(set) var utterances: [Utterance] = []

  var isEmpty: Bool { self == SpeechOrders() }

  /// What was to be said is over, and so is what is being said.
  mutating func hush() {
    hushes = true
    utterances = []
  }

  /// The newest takes the place of the older ones; an important one waits for none, and is waited for.
  mutating func say(_ utterance: Utterance) {
    if utterance.isImportant { utterances = [] }
    utterances.removeAll { !$0.isImportant }
    utterances.append(utterance)
  }
}
