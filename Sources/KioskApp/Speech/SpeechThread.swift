/// What the speaking thread does: carries orders to a server as long as there is one, and looks for it when there is none.
struct SpeechThread {
  private let desk: SpeechDesk
  private var session: SSIPSession?
  private var retry: SpeechRetry
  /// Whether this session has taken a sentence.
  private var hasSpoken = false
  private var volumeSteps = 0
  /// What the log was told last.
  private var fault: SpeechError?

  init(_ desk: SpeechDesk) {
    self.desk = desk
    retry = SpeechRetry(pause: desk.terms.pause)
  }

  /// Until nobody orders any more.
  mutating func serve() {
    while let orders = desk.take() {
      if orders.isEmpty {
        rest()
      } else {
        carryOut(orders)
      }
    }
  }

  private mutating func rest() {
    desk.wait(for: session?.socket)
    attempt { (session: inout SSIPSession) throws(SpeechError) in try session.listen() }
  }

  /// A server that has gone since it spoke last may be back: then all is said to the new one.
  private mutating func carryOut(_ orders: SpeechOrders) {
    if orders.resetsVolume { volumeSteps = 0 }
    volumeSteps += orders.volumeSteps
    for isAgain in [false, true] {
      guard session != nil || !orders.utterances.isEmpty, meet(insisting: orders.insists && !isAgain) else { return }
      if perform(orders) { return }
    }
  }

  /// Connects where that is due; whether there is a server. One that has not been met is silent, and as loud as ever.
  private mutating func meet(insisting: Bool) -> Bool {
    guard session == nil else { return true }
    guard insisting || retry.allows(at: MonotonicClock.now) else { return false }
    do throws(SpeechError) {
      session = try connect()
      hasSpoken = false
      if volumeSteps != 0 { volumeSteps = try session?.setVolume(steps: volumeSteps) ?? 0 }
      return true
    } catch {
      lose(error)
      return false
    }
  }

  /// The first server that listens.
  private func connect() throws(SpeechError) -> SSIPSession {
    for path in desk.terms.paths() {
      guard let socket = try? SpeechSocket(path: path) else { continue }
      return try SSIPSession(socket, language: desk.terms.language, patience: desk.terms.patience)
    }
    throw .absent
  }

  private mutating func perform(_ orders: SpeechOrders) -> Bool {
    var steps = volumeSteps
    let isDone = attempt { (session: inout SSIPSession) throws(SpeechError) in
      if orders.hushes { try session.hush() }
      if orders.changesVolume { steps = try session.setVolume(steps: steps) }
      for utterance in orders.utterances { try session.say(utterance) }
    }
    volumeSteps = steps
    if isDone, !orders.utterances.isEmpty { speaks() }
    return isDone
  }

  @discardableResult
  private mutating func attempt(_ work: (inout SSIPSession) throws(SpeechError) -> Void) -> Bool {
    guard var session else { return false }
    do throws(SpeechError) {
      try work(&session)
      self.session = session
      return true
    } catch {
      lose(error)
      return false
    }
  }

  // MARK: Fortune

  private mutating func speaks() {
    hasSpoken = true
    if fault != nil { desk.terms.log("speech is back") }
    fault = nil
  }

  /// A server that has spoken and went may have been started anew: it is looked for as soon as there is something to say.
  private mutating func lose(_ error: SpeechError) {
    defer { session = nil }
    if error == .closed, session != nil, hasSpoken { return }
    retry.failed(at: MonotonicClock.now)
    if fault != error { desk.terms.log("no speech: \(error.reason)") }
    fault = error
  }
}

extension SpeechOrders {
  var changesVolume: Bool { resetsVolume || volumeSteps != 0 }
}
