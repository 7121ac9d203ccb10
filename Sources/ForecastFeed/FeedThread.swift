import ForecastScene
import Glibc

/// The thread behind a feed, and the mailbox between it and everybody else.
final class FeedThread: @unchecked Sendable {
  // Everything mutable below is touched only while `monitor` is held.
  private let monitor = Monitor()
  private let source: FeedSource
  private let policy: RefreshPolicy
  private let wake: @Sendable () -> Void
  private var mailbox: FeedUpdate?
  private var isAsked = true
  private var isAttempting = false
  private var isStopping = false
  private var thread: pthread_t?

  init(_ source: FeedSource, policy: RefreshPolicy, wake: @escaping @Sendable () -> Void) {
    self.source = source
    self.policy = policy
    self.wake = wake
  }

  func take() -> FeedUpdate? {
    monitor.withLock {
      defer { mailbox = nil }
      return mailbox
    }
  }

  func retryNow() {
    monitor.withLock {
      isAsked = isAsked || !isAttempting
      monitor.signal()
    }
  }

  func start() {
    monitor.withLock {
      thread = Self.launch { self.run() }
    }
  }

  func stop() {
    let joined = monitor.withLock { () -> pthread_t? in
      defer { thread = nil }
      isStopping = true
      mailbox = nil
      monitor.signal()
      return thread
    }
    guard let joined else { return }
    source.http.cancel()
    pthread_join(joined, nil)
  }

  private func run() {
    var history = RefreshPolicy.History()
    var delay: Double? = 0
    while waitForTurn(delay) {
      let outcome = Result { () throws(FeedError) -> ForecastAnswer in try source.attempt() }
      switch outcome {
      case .success: history.recordSuccess()
      case .failure(let error): history.record(error)
      }
      let now = source.clock.now()
      delay = policy.delay(after: history, now: now, random: Double.random(in: 0..<1))
      let next = delay.map { now.advanced(by: $0) }
      deliver(FeedUpdate(outcome: outcome, time: now, nextAttempt: next, failures: history.failures))
    }
  }

  /// Sleeps until the next attempt is due; false when there will be none.
  private func waitForTurn(_ delay: Double?) -> Bool {
    let deadline = delay.map { FeedClock.seconds(CLOCK_MONOTONIC) + $0 }
    return monitor.withLock {
      while !isStopping && !isAsked {
        guard monitor.wait(until: deadline) else { break }
      }
      isAsked = false
      isAttempting = !isStopping
      return !isStopping
    }
  }

  private func deliver(_ update: FeedUpdate) {
    let isWanted = monitor.withLock {
      isAttempting = false
      guard !isStopping else { return false }
      mailbox = update
      return true
    }
    if isWanted { wake() }
  }

  /// Starts a thread that takes no signals: those are for the main thread.
  private static func launch(_ body: @escaping () -> Void) -> pthread_t? {
    var all = sigset_t(), before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(ThreadBody(run: body))
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    if code != 0 { box.release() }
    return code == 0 ? thread : nil
  }

  private final class ThreadBody {
    let run: () -> Void

    init(run: @escaping () -> Void) { self.run = run }
  }
}
