import ForecastScene
import Glibc

@testable import KioskApp

/// The real program on a screen with fingers, by X11 or under a Wayland compositor.
final class ShownAlmanac {
  private let screen: FingerScreen
  private let process: SpawnedProcess
  private let program: pid_t
  private let picturePath: String

  /// Starts it, or says why it can't be and returns nil.
  static func start(on screen: FingerScreen, under compositor: Compositor) -> ShownAlmanac? {
    guard let binary, let copy = copied(binary, into: screen.directory) else {
      print("skipped: the program is not beside its tests")
      return nil
    }
    if let reason = compositor.obstacle(to: copy) {
      print("skipped: \(reason)")
      return nil
    }
    return ShownAlmanac(screen, compositor, copy)
  }

  private init?(_ screen: FingerScreen, _ compositor: Compositor, _ binary: String) {
    self.screen = screen
    picturePath = "\(screen.directory)/picture.png"
    // The shell tells the number that the program takes over from it.
    let number = "\(screen.directory)/number"
    let options = Self.options.joined(separator: " ")
    let command = "echo $$ >\(number); exec \(binary) run \(options) --fullscreen --screenshot \(picturePath)"
    let words = compositor.words(on: screen) + ["sh", "-c", command]
    let log = "\(screen.directory)/log"
    guard let process = SpawnedProcess(words, log: log) else { return nil }
    self.process = process
    guard waited(20, for: { Self.number(in: number) != nil }), let program = Self.number(in: number) else {
      print("skipped: the program was not started: \(text(log))")
      return nil
    }
    self.program = program
  }

  /// The page's size, and a clock that stands at one minute for as long as a test takes.
  static let options = [
    "--demo", "--now", "2026-07-14T15:10:00+01:00", "--size", "\(FingerScreen.width)x\(FingerScreen.height)",
    "--renderer", "software",
  ]

  /// Its own word on what it shows; nil where it says nothing in ten seconds.
  func picture() -> PNGPicture? {
    unlink(picturePath)
    kill(program, SIGUSR1)
    var picture: PNGPicture?
    _ = waited(10) {
      picture = PNGPicture(Array(bytes(picturePath)))
      return picture != nil
    }
    return picture
  }

  private static var binary: String? {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    guard count > 0 else { return nil }
    let tests = String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let almanac = tests.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/almanac"
    return access(almanac, X_OK) == 0 ? almanac : nil
  }

  /// Where another user can start it too.
  private static func copied(_ binary: String, into directory: String) -> String? {
    let copy = "\(directory)/almanac"
    return SpawnedProcess.succeeds(["cp", binary, copy]) ? copy : nil
  }

  private static func number(in path: String) -> pid_t? { pid_t(text(path).prefix { $0.isNumber }) }
}

/// What stands in a small file; nothing where there is none.
func bytes(_ path: String) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var all: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(file, &part, part.count), count > 0 { all += part[..<count] }
  return all
}

private func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }
