import Glibc

/// A program that a test has started; it ends with the value.
final class SpawnedProcess {
  let id: pid_t
  private var hasEnded = false

  /// Starts a program by its words; nil where there is no such program. What it says goes to `log`; `handed` is its file 9.
  init?(_ words: [String], log: String = "/dev/null", handed: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    if let handed { posix_spawn_file_actions_adddup2(&actions, handed, 9) }
    // The threads that tests run on hold signals back; the program would inherit that and never end.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      arguments.forEach { free($0) }
    }
    var id = pid_t()
    guard posix_spawnp(&id, words[0], &actions, &attributes, &arguments, environ) == 0 else { return nil }
    self.id = id
  }

  deinit { if !hasEnded { end(by: SIGTERM) } }

  /// Asks it to end; how it ended, as waitpid tells.
  @discardableResult func end(by signal: Int32) -> Int32 {
    var status: Int32 = 0
    kill(id, signal)
    waitpid(id, &status, 0)
    hasEnded = true
    return status
  }

  /// Runs a program to its end; whether it ended well.
  static func succeeds(_ words: [String]) -> Bool {
    guard let process = SpawnedProcess(words) else { return false }
    return process.end(by: 0) == 0
  }
}

/// Waits for what another process is to do; false where it has not been done after some seconds.
func waited(_ seconds: Double, for condition: () -> Bool) -> Bool {
  let end = MonotonicTime.now + seconds
  while !condition() {
    guard MonotonicTime.now < end else { return false }
    usleep(20_000)
  }
  return true
}

/// The machine's time, for waiting.
enum MonotonicTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
