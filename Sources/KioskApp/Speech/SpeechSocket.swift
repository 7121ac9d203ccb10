import Glibc

/// A connection to a server on this machine. Its calls wait, but never beyond a time.
final class SpeechSocket {
  private let file: Int32

  /// Connects to a path; throws where nobody listens, or so many wait that there is no room.
  init(path: String) throws(SpeechError) {
    file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard file >= 0, Self.connect(file, path) else { throw .absent }
  }

  deinit { if file >= 0 { close(file) } }

  /// To be waited for together with other files.
  var waited: pollfd { pollfd(fd: file, events: Int16(POLLIN), revents: 0) }

  /// Sends everything, by a time of the monotonic clock.
  func send(_ text: String, by deadline: Double) throws(SpeechError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        try wait(for: Int16(POLLOUT), by: deadline)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        throw .closed
      }
    }
  }

  /// Waits for bytes until a time of the monotonic clock.
  func receive(by deadline: Double) throws(SpeechError) -> [UInt8] {
    while true {
      if let bytes = try receive() { return bytes }
      try wait(for: Int16(POLLIN), by: deadline)
    }
  }

  /// What has come already; nil where nothing has.
  func receive() throws(SpeechError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(file, &bytes, bytes.count, 0)
    if count > 0 { return Array(bytes[..<count]) }
    guard count < 0, errno == EAGAIN || errno == EINTR else { throw .closed }
    return nil
  }

  private func wait(for event: Int16, by deadline: Double) throws(SpeechError) {
    let left = deadline - MonotonicClock.now
    guard left > 0 else { throw .silent }
    var file = pollfd(fd: self.file, events: event, revents: 0)
    _ = poll(&file, 1, Int32((left * 1_000).rounded(.up)))
  }

  private static func connect(_ file: Int32, _ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
