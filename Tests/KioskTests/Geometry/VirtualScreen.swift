import CSDL2
import Glibc

@testable import KioskApp

/// A private X server without a screen, and Mesa's GL that draws by the processor.
final class VirtualScreen {
  private let process: pid_t

  /// Starts the server on a display that is free, or says why there is none and returns nil.
  static func start() -> VirtualScreen? {
    guard let (process, display) = launch() else {
      print("skipped: there is no Xvfb here (apt install xvfb)")
      return nil
    }
    setenv("DISPLAY", ":\(display)", 1)
    setenv("SDL_VIDEODRIVER", "x11", 1)
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1)
    return VirtualScreen(process)
  }

  private init(_ process: pid_t) { self.process = process }

  deinit {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
    unsetenv("DISPLAY")
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
  }

  /// The server tells its display's number on a pipe, once it can be used.
  private static func launch() -> (pid_t, Int)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 9)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // The threads that tests run on hold signals back; the server would inherit that and never end.
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let words = ["Xvfb", "-displayfd", "9", "-screen", "0", "2048x2048x24", "-nolisten", "tcp"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let status = posix_spawnp(&process, "Xvfb", &actions, &attributes, &arguments, environ)
    close(ends[1])
    guard status == 0 else { return nil }
    guard let display = number(from: ends[0]) else {
      waitpid(process, nil, 0)
      return nil
    }
    return (process, display)
  }

  private static func number(from file: Int32) -> Int? {
    var text = ""
    var byte: UInt8 = 0
    while read(file, &byte, 1) == 1, byte != UInt8(ascii: "\n") { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return Int(text)
  }

  /// A window drawn by GL, or nil, with the reason printed, where there is no GL.
  func output(
    width: Int, height: Int, turn: QuarterTurn = .none, fonts: FontLibrary
  ) throws -> GeometryOutput? {
    do throws(OutputError) {
      return try GeometryOutput(
        title: "Test", size: .init(width: Double(width), height: Double(height)), fullscreen: false, isHidden: true,
        turn: turn, fonts: fonts)
    } catch {
      guard case .noGPU(let reason) = error else { throw error }
      print("skipped: there is no GL here: \(reason) (apt install libgl1-mesa-dri)")
      return nil
    }
  }
}
