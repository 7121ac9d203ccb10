import Glibc

/// A script in Clients/ that works the almanac from outside, in a process of its own.
struct Client {
  /// How it ended.
  enum Outcome: Equatable {
    case well
    /// A package is missing; which one it has printed.
    case skipped
    case wrong(code: Int32)
  }

  private let script: String
  /// The system's own Python has the packages of the system.
  private static let python = "/usr/bin/python3"
  private static let missingPackage: Int32 = 77

  init(_ name: String) {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    script = "/\(folder)/Clients/\(name).py"
  }

  /// Runs it to its end; what it says is seen among the test's own lines.
  func run() -> Outcome {
    guard access(Self.python, X_OK) == 0 else {
      print("skipped: there is no Python here (apt install python3)")
      return .skipped
    }
    let status = spawn([Self.python, script, Self.almanac])
    if status == Self.missingPackage { return .skipped }
    return status == 0 ? .well : .wrong(code: status)
  }

  /// The program beside the tests' own.
  private static var almanac: String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let path = String(decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "/" + path.split(separator: "/").dropLast().joined(separator: "/") + "/almanac"
  }

  /// The threads that tests run on hold signals back; a client would inherit that.
  private func spawn(_ words: [String]) -> Int32 {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, words[0], nil, &attributes, &arguments, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }
}
