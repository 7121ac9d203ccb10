import Glibc

/// Another program that a test needs beside it.
final class Program {
  struct Failure: Error {}

  private let process: pid_t

  /// Where a program lies; nil where it is not installed.
  static func path(_ name: String) -> String? {
    ["/usr/bin/", "/usr/sbin/", "/bin/", "/usr/local/bin/"].map { $0 + name }.first { access($0, X_OK) == 0 }
  }

  /// Starts a program, silent and without input.
  init(_ name: String, _ arguments: [String], in folder: String = "/tmp") throws {
    guard let path = Self.path(name) else { throw Failure() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The program takes env's place, in its folder.
    var words = (["/usr/bin/env", "--chdir=\(folder)", path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, "/usr/bin/env", &actions, nil, &words, environ) == 0 else { throw Failure() }
    self.process = process
  }

  /// Waits until it ends by itself; its exit code.
  func wait() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return (status >> 8) & 0xFF
  }

  /// Ends it, whatever signals it has inherited a deaf ear for.
  func stop() {
    kill(process, SIGKILL)
    _ = wait()
  }
}
