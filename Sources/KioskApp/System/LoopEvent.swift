import CSDL2

/// What other threads and the system tell the display's loop: a kind of SDL event of our own, so that the loop has one thing to wait for.
enum LoopEvent: Int32, Sendable {
  /// The feed has brought something.
  case forecast
  /// SIGTERM or SIGINT.
  case terminate
  /// SIGUSR1.
  case screenshot
  /// The machine's wall clock was set.
  case clockSet
  /// The accessibility bus has news.
  case accessibility
  /// Somebody has come to the display, or everybody has gone.
  case someoneCame
  case someoneLeft
  /// A display was plugged in or out.
  case displaysChanged
  /// Another virtual terminal is to be shown.
  case consoleLeft
  /// The page's virtual terminal is shown again.
  case consoleEntered

  /// SDL's number for these events.
  static let type = SDL_RegisterEvents(1)

  /// Wakes the loop. May be called from any thread.
  func push() {
    var event = SDL_Event()
    event.user.type = Self.type
    event.user.code = rawValue
    SDL_PushEvent(&event)
    Doorbell.loop.ring()
  }

  /// The event in SDL's clothes; nil for SDL's own.
  init?(_ event: SDL_Event) {
    guard event.type == Self.type else { return nil }
    self.init(rawValue: event.user.code)
  }
}
