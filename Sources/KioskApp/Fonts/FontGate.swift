import Glibc

/// The one door to SDL_ttf: all its fonts share a FreeType library that only one thread at a time may use.
enum FontGate {
  private nonisolated(unsafe) static let door: UnsafeMutablePointer<pthread_mutex_t> = {
    let door = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(door, nil)
    return door
  }()

  /// Runs `body` while nobody else is inside. Not to be entered from inside.
  static func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(door)
    defer { pthread_mutex_unlock(door) }
    return try body()
  }
}
