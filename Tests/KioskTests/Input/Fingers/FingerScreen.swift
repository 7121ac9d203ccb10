import Glibc

/// A private X server with a touch panel whose fingers are moved by a socket: Xorg's own `dummy` and `inputtest` drivers.
final class FingerScreen {
  static let width = 1024
  static let height = 768

  /// Its short-lived files, and those of what is shown on it; anybody may write there.
  let directory: String
  let display: String
  private let server: SpawnedProcess
  private let panel: Int32

  /// Starts the server, or says why there is none and returns nil.
  static func start() -> FingerScreen? {
    guard let directory = makeDirectory() else { return nil }
    guard let (server, display) = launch(directory) else {
      print("skipped: Xorg does not start here (apt install xserver-xorg-core xserver-xorg-video-dummy)")
      return nil
    }
    guard let panel = connect("\(directory)/panel") else {
      print("skipped: this Xorg has no inputtest driver")
      return nil
    }
    return FingerScreen(directory, display, server, panel)
  }

  private init(_ directory: String, _ display: String, _ server: SpawnedProcess, _ panel: Int32) {
    self.directory = directory
    self.display = display
    self.server = server
    self.panel = panel
  }

  deinit {
    close(panel)
    server.end(by: SIGTERM)
    _ = SpawnedProcess.succeeds(["rm", "-rf", directory])
  }

  private static func makeDirectory() -> String? {
    var name = Array("/tmp/almanac-fingers-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    chmod(path, 0o777)
    return path
  }

  /// The server tells its display's number on a pipe, once it can be used; it closes it where it cannot.
  private static func launch(_ directory: String) -> (SpawnedProcess, String)? {
    guard write(configuration(directory), to: "\(directory)/xorg.conf") else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    // A seat of its own keeps it away from the machine's consoles and devices.
    let words = [
      "Xorg", "-displayfd", "9", "-config", "\(directory)/xorg.conf", "-logfile", "\(directory)/xorg.log", "-noreset",
      "-ac", "-nolisten", "tcp", "-seat", "almanac-test", "-novtswitch", "-sharevts",
    ]
    let server = SpawnedProcess(words, handed: ends[1])
    close(ends[1])
    guard let server else { return nil }
    var text = [UInt8](repeating: 0, count: 16)
    var count = 0
    while count < text.count, read(ends[0], &text[count], 1) == 1, text[count] != UInt8(ascii: "\n") { count += 1 }
    return count > 0 ? (server, ":" + String(decoding: text[..<count], as: UTF8.self)) : nil
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }

  private static func configuration(_ directory: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoAddGPU" "false"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "panel"
    EndSection
    Section "InputDevice"
      Identifier "panel"
      Driver "inputtest"
      Option "SocketPath" "\(directory)/panel"
      Option "DeviceType" "Touch"
      Option "TouchCount" "5"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 16384
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 1-300
      VertRefresh 1-300
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "\(width)x\(height)"
      EndSubSection
    EndSection

    """
  }

  /// The driver answers a client's version with its own; it takes one client in its life.
  private static func connect(_ path: String) -> Int32? {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isThere = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(file, $0, size) == 0 }
    }
    var hello = TouchMessage.version
    var answer = [UInt8](repeating: 0, count: 12)
    guard isThere, Glibc.write(file, &hello, hello.count) == hello.count, Glibc.read(file, &answer, 12) == 12 else {
      close(file)
      return nil
    }
    return file
  }

  /// Moves a finger, in pixels of the screen.
  func touch(_ phase: TouchMessage.Phase, finger: Int = 0, x: Double, y: Double) {
    let bytes = TouchMessage.touch(phase, finger: finger, x: x / Double(Self.width), y: y / Double(Self.height))
    // A server that is gone must not end the tests.
    send(panel, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
