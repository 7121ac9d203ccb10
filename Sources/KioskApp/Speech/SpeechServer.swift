import Glibc
import Synchronization

/// Something that speaks. No call waits.
protocol Speaking: AnyObject {
  func order(_ change: (inout SpeechOrders) -> Void)
}

/// speech-dispatcher, on a thread of its own: the loop leaves orders and goes on.
///
/// The thread begins with the first order. At rest it waits for orders and for the server, and never wakes by itself.
final class SpeechServer: Speaking {
  private let desk: SpeechDesk

  /// `log` is told once when speech fails, and once when it is back.
  init(
    language: String, patience: Double = 2, pause: Double = 30, paths: @escaping @Sendable () -> [String],
    log: @escaping @Sendable (String) -> Void
  ) {
    desk = SpeechDesk(
      SpeechDesk.Terms(language: language, patience: patience, pause: pause, paths: paths, log: log))
  }

  /// The user's own server or the machine's; its troubles go to the log.
  convenience init(language: String) {
    self.init(language: language, paths: { SpeechAddress.environment }, log: Log.line)
  }

  deinit { desk.close() }

  func order(_ change: (inout SpeechOrders) -> Void) { desk.order(change) }
}

/// Where the loop leaves orders and the speaking thread finds them.
final class SpeechDesk: Sendable {
  /// What is agreed once.
  struct Terms: Sendable {
    let language: String
    /// Seconds that an answer may take.
    let patience: Double
    /// Seconds until a server that failed is tried again.
    let pause: Double
    /// Where it may listen.
    let paths: @Sendable () -> [String]
    let log: @Sendable (String) -> Void
  }

  private struct State {
    var orders = SpeechOrders()
    var isClosed = false
    var hasThread = false
  }

  let terms: Terms
  private let state = Mutex(State())
  private let bell = Doorbell()

  init(_ terms: Terms) { self.terms = terms }

  func order(_ change: (inout SpeechOrders) -> Void) {
    let isFirst = state.withLock { state in
      change(&state.orders)
      defer { state.hasThread = state.hasThread || !state.orders.isEmpty }
      return !state.hasThread && !state.orders.isEmpty
    }
    if isFirst, !start() { state.withLock { $0.hasThread = false } }
    bell.ring()
  }

  /// The thread ends when it next looks.
  func close() {
    state.withLock { $0.isClosed = true }
    bell.ring()
  }

  // MARK: The thread's side

  /// What was ordered since the last look; nil when nobody orders any more.
  func take() -> SpeechOrders? {
    bell.quiet()
    return state.withLock { state in
      defer { state.orders = SpeechOrders() }
      return state.isClosed ? nil : state.orders
    }
  }

  /// Waits until something is ordered, or the server has something to tell.
  func wait(for socket: SpeechSocket?) {
    var files = [bell.waited]
    if let socket { files.append(socket.waited) }
    _ = poll(&files, nfds_t(files.count), -1)
  }

  private func start() -> Bool {
    var thread = pthread_t()
    let desk = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        var speaker = SpeechThread(Unmanaged<SpeechDesk>.fromOpaque(context).takeRetainedValue())
        speaker.serve()
        return nil
      }, desk.toOpaque())
    if code != 0 { desk.release() } else { pthread_detach(thread) }
    return code == 0
  }
}
