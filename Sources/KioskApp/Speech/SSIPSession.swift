/// A conversation with speech-dispatcher: each command is answered before the next, within a patience.
struct SSIPSession {
  /// Where the conversation goes on by itself: word of what is being said.
  let socket: SpeechSocket
  /// Seconds that an answer may take.
  private let patience: Double
  private var reader = SSIPReplyReader()
  private var isImportant: Bool?
  /// The number of the newest message, while it may still be heard.
  private var talking: String?
  /// What the server speaks at when nobody asks for more.
  private var usualVolume = SpeechVolume.loudest

  /// Introduces itself. What the server does not know of this, it does without.
  init(_ socket: SpeechSocket, language: String, patience: Double) throws(SpeechError) {
    self.socket = socket
    self.patience = patience
    try ask("SET self CLIENT_NAME user:almanac:main")
    try ask("SET self LANGUAGE \(language)")
    try ask("SET self NOTIFICATION END on")
    try ask("SET self NOTIFICATION CANCEL on")
    let volume = try ask("GET VOLUME")
    if volume.isFine, let told = volume.lines.first.flatMap({ Int($0) }) { usualVolume = told }
  }

  /// Cuts off what is being said.
  mutating func hush() throws(SpeechError) {
    guard talking != nil else { return }
    try ask("CANCEL self")
    talking = nil
  }

  /// Sets the volume, in steps from the usual one; how many it came to.
  mutating func setVolume(steps: Int) throws(SpeechError) -> Int {
    let volume = SpeechVolume(usual: usualVolume, steps: steps)
    try ask("SET self VOLUME \(volume.level)")
    return volume.steps
  }

  /// Has something said; an ordinary sentence cuts off the one before.
  mutating func say(_ utterance: SpeechOrders.Utterance) throws(SpeechError) {
    guard let line = SSIPText.line(utterance.text) else { return }
    if isImportant != utterance.isImportant {
      try ask("SET self PRIORITY \(utterance.isImportant ? "important" : "text")")
      isImportant = utterance.isImportant
    }
    guard try ask("SPEAK").code == SSIPReply.sendText else { return }
    let reply = try ask(bytes: SSIPText.data(line))
    talking = reply.code == SSIPReply.queued ? reply.lines.first : nil
  }

  /// More bytes than any server tells without being asked.
  static let mostUnasked = 65_536

  /// Takes in what the server tells without being asked.
  mutating func listen() throws(SpeechError) {
    var count = 0
    while let bytes = try socket.receive() {
      count += bytes.count
      guard count < Self.mostUnasked else { throw .garbled }
      for reply in try reader.take(bytes) { note(reply) }
    }
  }

  // MARK: Questions and answers

  @discardableResult
  private mutating func ask(_ command: String) throws(SpeechError) -> SSIPReply {
    try ask(bytes: command + "\r\n")
  }

  private mutating func ask(bytes: String) throws(SpeechError) -> SSIPReply {
    let deadline = MonotonicClock.now + patience
    try socket.send(bytes, by: deadline)
    while MonotonicClock.now < deadline {
      var answer: SSIPReply?
      for reply in try reader.take(try socket.receive(by: deadline)) {
        if reply.isEvent { note(reply) } else { answer = reply }
      }
      if let answer { return answer }
    }
    throw .silent
  }

  private mutating func note(_ event: SSIPReply) {
    guard event.code == SSIPReply.ended || event.code == SSIPReply.cancelled else { return }
    if event.lines.first == talking { talking = nil }
  }
}
