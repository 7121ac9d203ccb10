import ForecastFeed
import Glibc

/// A thread that waits for people to come and go, and tells it on. It sleeps as long as nothing changes.
enum PresenceWatch {
  /// Starts it; what is so now is told first. It ends with the process.
  static func start(
    _ sensor: PresenceSensor, tell: @escaping @Sendable (_ isHere: Bool) -> Void
  ) throws(PresenceError) {
    switch sensor {
    case .gpio(let chip, let number, let isLowActive):
      let line = try GPIOLine(chip: chip, line: number, isLowActive: isLowActive)
      start { watch(line, tell) }
    case .key(let code): start { watch(PresenceKey(code), tell) }
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) {
    if let thread = BackgroundThread.start(body) { pthread_detach(thread) }
  }

  /// A line that has gone holds nobody.
  static func watch(_ line: GPIOLine, _ tell: (Bool) -> Void) {
    tell(line.isActive ?? false)
    while let isActive = line.waitForEdge() { tell(isActive) }
    tell(false)
  }

  private static func watch(_ key: PresenceKey, _ tell: (Bool) -> Void) {
    var told: Bool?
    while true {
      if key.isDown != told { tell(key.isDown) }
      told = key.isDown
      key.wait()
    }
  }
}
