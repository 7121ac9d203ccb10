import CSDL2
import Glibc

/// The connection to a window system: SDL reads it, the loop only waits for it.
final class WindowEvents: LoopSource {
  private let connection: Int32?
  private let repeatsKeys: Bool

  /// Wayland leaves it to its clients to repeat a key that is held, at a pace that SDL keeps: one look per beat.
  private static let beat = 0.025

  init(_ window: Window?) {
    connection = window?.connection
    repeatsKeys = Window.driver.lowercased() == "wayland"
  }

  var waited: [pollfd] { connection.map { [pollfd(fd: $0, events: Int16(POLLIN), revents: 0)] } ?? [] }
  var deadline: Double? { repeatsKeys && Self.isKeyHeld ? MonotonicClock.now + Self.beat : nil }

  /// The loop drains SDL's queue after every wait.
  func serve() {}

  private static var isKeyHeld: Bool {
    var count: Int32 = 0
    guard let keys = SDL_GetKeyboardState(&count) else { return false }
    return UnsafeBufferPointer(start: keys, count: Int(count)).contains { $0 != 0 }
  }
}
