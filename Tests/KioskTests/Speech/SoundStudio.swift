import Glibc

@testable import KioskApp

/// A real speech-dispatcher with espeak-ng whose sound goes to a sink of a private PulseAudio, where it is recorded.
final class SoundStudio {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let programs = ["pulseaudio", "parec", "speech-dispatcher", "espeak-ng"]
  private static let rate = 16_000
  /// Below this a sample is silence.
  private static let hush = 50

  /// Whether all that is needed is installed; says what is not.
  static var isPossible: Bool {
    let missing = programs.filter { access("/usr/bin/" + $0, X_OK) != 0 }
    if !missing.isEmpty { print("skipped: \(missing.joined(separator: ", ")) not installed (deploy/setup --test)") }
    return missing.isEmpty
  }

  let socket: String
  private let folder: String
  private var players: [pid_t] = []
  private var dispatcher: pid_t?

  /// Starts all three; throws where one of them does not come up.
  init() throws {
    var name = Array("/tmp/almanac-sound-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure(description: "no folder to record in") }
    folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    socket = folder + "/speechd.sock"
    // Without the line for a module all are tried, and each lists its voices.
    write(
      """
      LogLevel 1
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      DefaultModule espeak-ng
      AudioOutputMethod "pulse"
      DefaultVolume 100

      """, to: "speechd.conf")
    try play(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "-L", "module-null-sink sink_name=null",
        "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(folder)/pulse.sock",
      ])
    try waitFor("pulseaudio") { access(folder + "/pulse.sock", F_OK) == 0 }
    try play(
      "parec", ["-d", "null.monitor", "--format=s16le", "--rate=\(Self.rate)", "--channels=1", "--latency-msec=20"],
      into: "sound.raw")
    try waitFor("parec") { recorded > 0 }
    try startDispatcher()
  }

  func startDispatcher() throws {
    dispatcher = try start(
      "speech-dispatcher",
      ["-s", "-t", "0", "-C", folder, "-L", folder, "-S", socket, "-P", folder + "/pid"])
    try waitFor("speech-dispatcher") { access(socket, F_OK) == 0 }
  }

  /// Ends the server in the middle of whatever it does.
  func killDispatcher() {
    if let dispatcher { Self.end(dispatcher, by: SIGKILL) }
    dispatcher = nil
    unlink(socket)
  }

  /// Ends everything, and takes away what was written.
  func close() {
    if let dispatcher { Self.end(dispatcher, by: SIGTERM) }
    for player in players.reversed() { Self.end(player, by: SIGKILL) }
    if let process = try? start("rm", ["-rf", folder]) { waitpid(process, nil, 0) }
  }

  // MARK: Sound

  /// A stretch of sound, from its first loud sample to its last.
  struct Sound {
    /// Seconds.
    var length = 0.0
    /// 0…32 768.
    var peak = 0
  }

  /// What sounds while something is done, until it has been silent for a while; nothing at all is waited for some seconds.
  func record(silence: Double = 0.8, _ work: () throws -> Void) rethrows -> Sound {
    let start = recorded
    try work()
    var sound = Sound()
    for _ in 0..<600 {
      sound = Self.sound(samples(from: start))
      let now = Double(recorded - start) / Double(Self.rate)
      if sound.length == 0 ? now > 4 : now - end(since: start) > silence { break }
      usleep(25_000)
    }
    return sound
  }

  /// Waits until something sounds; false when nothing does.
  func begins(_ work: () -> Void) -> Bool {
    let start = recorded
    work()
    for _ in 0..<400 {
      if Self.sound(samples(from: start)).peak > Self.hush { return true }
      usleep(10_000)
    }
    return false
  }

  private func end(since start: Int) -> Double {
    let samples = samples(from: start)
    return Double((samples.lastIndex { abs(Int($0)) > Self.hush } ?? 0)) / Double(Self.rate)
  }

  private static func sound(_ samples: [Int16]) -> Sound {
    guard let first = samples.firstIndex(where: { abs(Int($0)) > hush }),
      let last = samples.lastIndex(where: { abs(Int($0)) > hush })
    else { return Sound() }
    let peak = samples[first...last].reduce(0) { max($0, abs(Int($1))) }
    return Sound(length: Double(last - first) / Double(rate), peak: peak)
  }

  /// Samples so far.
  private var recorded: Int {
    var status = stat()
    return stat(folder + "/sound.raw", &status) == 0 ? Int(status.st_size) / 2 : 0
  }

  private func samples(from first: Int) -> [Int16] {
    let file = open(folder + "/sound.raw", O_RDONLY)
    defer { Glibc.close(file) }
    var samples = [Int16](repeating: 0, count: max(0, recorded - first))
    let count = samples.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, first * 2) }
    return Array(samples[..<(max(0, count) / 2)])
  }

  // MARK: Programs

  private func play(_ name: String, _ arguments: [String], into file: String? = nil) throws {
    players.append(try start(name, arguments, into: file))
  }

  private func start(_ name: String, _ arguments: [String], into file: String? = nil) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, file.map { folder + "/" + $0 } ?? "/dev/null", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Threads of tests hold signals back; these programs have to hear them.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { posix_spawnattr_destroy(&attributes) }
    let surroundings = [
      "HOME=\(folder)", "XDG_RUNTIME_DIR=\(folder)", "PULSE_SERVER=unix:\(folder)/pulse.sock", "LC_ALL=C.UTF-8",
      "PATH=/usr/bin:/bin",
    ]
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = surroundings.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    guard posix_spawnp(&process, name, &actions, &attributes, &words, &variables) == 0 else {
      throw Failure(description: "\(name) does not start")
    }
    return process
  }

  private func waitFor(_ name: String, _ isUp: () -> Bool) throws {
    for _ in 0..<1_000 {
      if isUp() { return }
      usleep(10_000)
    }
    close()
    throw Failure(description: "\(name) does not come up")
  }

  private func write(_ text: String, to name: String) {
    let file = open(folder + "/" + name, O_WRONLY | O_CREAT, 0o600)
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    Glibc.close(file)
  }

  private static func end(_ process: pid_t, by signal: Int32) {
    kill(process, signal)
    for _ in 0..<100 {
      if waitpid(process, nil, WNOHANG) != 0 { return }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
