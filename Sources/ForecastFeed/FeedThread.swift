import ForecastScene
import Glibc
import Synchronization

/// The thread behind a feed, and the mailbox between it and everybody else.
final class FeedThread: Sendable {
  private struct State {
    var mailbox: FeedUpdate?
    var isAsked = false
    var isAttempting = false
    var isStopping = false
  }

  private let state = Mutex(State())
  private let thread = Mutex<pthread_t?>(nil)
  private let doorbell = Doorbell()
  /// Rings once what was kept has been read.
  private let kept = EventFile()
  private let sources: [FeedSource]
  private let question: FeedQuestion
  private let wake: @Sendable () -> Void

  init(_ sources: [FeedSource], _ question: FeedQuestion, wake: @escaping @Sendable () -> Void) {
    self.sources = sources
    self.question = question
    self.wake = wake
  }

  func take() -> FeedUpdate? {
    state.withLock { state in
      defer { state.mailbox = nil }
      return state.mailbox
    }
  }

  func waitForKept(atMost seconds: Double) { kept.wait(atMost: seconds) }

  func retryNow() {
    state.withLock { $0.isAsked = $0.isAsked || !$0.isAttempting }
    doorbell.ring()
  }

  func start() { thread.withLock { $0 = BackgroundThread.start { self.run() } } }

  func stop() {
    state.withLock { state in
      state.isStopping = true
      state.mailbox = nil
    }
    guard let running = thread.withLock({ $0.take() }) else { return }
    doorbell.ring()
    sources.forEach { $0.http.cancel() }
    pthread_join(running, nil)
  }
}

// MARK: - On the thread

extension FeedThread {
  private func run() {
    var engine = FeedEngine(sources, question)
    deliver(engine.recall())
    kept.ring()
    while rest(&engine) {
      let update = engine.attempt()
      state.withLock { $0.isAttempting = false }
      deliver(update)
    }
  }

  /// Sleeps until the next attempt is due; false when there will be none.
  private func rest(_ engine: inout FeedEngine) -> Bool {
    while true {
      let (isStopping, isAsked) = takeWishes()
      if isStopping { return false }
      if isAsked { deliver(engine.askNow()) }
      if let due = engine.due, due <= question.clock.monotonic() { return begin() }
      let visit = doorbell.wait(until: engine.due)
      if visit.contains(.link) { engine.linkCameUp() }
      if visit.contains(.clock) { deliver(engine.clockWasSet()) }
    }
  }

  private func takeWishes() -> (isStopping: Bool, isAsked: Bool) {
    state.withLock { state in
      defer { state.isAsked = false }
      return (state.isStopping, state.isAsked)
    }
  }

  private func begin() -> Bool {
    state.withLock { state in
      state.isAttempting = !state.isStopping
      return !state.isStopping
    }
  }

  private func deliver(_ update: FeedUpdate?) {
    guard let update else { return }
    let isWanted = state.withLock { state in
      guard !state.isStopping else { return false }
      state.mailbox = update
      return true
    }
    if isWanted { wake() }
  }
}
