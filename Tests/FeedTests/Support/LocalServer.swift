import Glibc
import Synchronization

/// A web server on 127.0.0.1 that says what a test tells it to, one connection after the other, each for one request.
final class LocalServer: Sendable {
  /// What it does with a request.
  enum Reply: Sendable {
    case bytes([UInt8])
    /// One byte each so many seconds, until the other side has enough.
    case drip([UInt8], seconds: Double)
    /// Nothing, for as long as the other side waits.
    case silence
  }

  struct Failure: Error {}

  let port: UInt16
  private let listener: Int32
  private let isStopping = Atomic<Bool>(false)
  private let state: Mutex<(replies: [String: Reply], requests: [String])>
  private let thread = Mutex<pthread_t?>(nil)

  /// Starts to serve those replies, by path.
  init(_ replies: [String: Reply] = [:]) throws {
    state = Mutex((replies, []))
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    port = try Self.bindAnywhere(listener)
    start()
  }

  deinit { close(listener) }

  /// The URL of a path on this server.
  func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Whole requests as they came.
  var requests: [String] { state.withLock { $0.requests } }

  /// Has another reply from now on.
  func reply(_ path: String = "/", with reply: Reply) { state.withLock { $0.replies[path] = reply } }

  /// Ends; the thread is gone afterwards.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    shutdown(listener, Int32(SHUT_RDWR))
    if let running = thread.withLock({ $0.take() }) { pthread_join(running, nil) }
  }

  private static func bindAnywhere(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return try withUnsafeMutablePointer(to: &address) { address in
      try address.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        guard bind(listener, generic, length) == 0, listen(listener, 16) == 0,
          getsockname(listener, generic, &length) == 0
        else { throw Failure() }
      }
      return UInt16(bigEndian: address.pointee.sin_port)
    }
  }

  private func start() {
    let box = Unmanaged.passRetained(self).toOpaque()
    var created = pthread_t()
    pthread_create(
      &created, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<LocalServer>.fromOpaque(context).takeRetainedValue().serve()
        return nil
      }, box)
    thread.withLock { $0 = created }
  }

  private func serve() {
    while !isStopping.load(ordering: .acquiring) {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      handle(connection)
      close(connection)
    }
  }

  private func handle(_ connection: Int32) {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    // The greeting of TLS begins with 0x16 and gets its answer at once.
    while !Self.isWhole(request), request.first != 0x16 {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer.prefix(count)
    }
    let text = String(decoding: request, as: UTF8.self)
    let path = text.split(separator: " ").dropFirst().first?.prefix { $0 != "?" } ?? "/"
    let reply = state.withLock { state in
      state.requests.append(text)
      return state.replies[String(path)]
    }
    answer(connection, request.first == 0x16 ? .bytes(Self.http(400)) : reply ?? .bytes(Self.http(404)))
  }

  /// Whether the empty line after the fields has come, and as many bytes after it as were announced.
  private static func isWhole(_ request: [UInt8]) -> Bool {
    let text = String(decoding: request, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return false }
    let announced = text[..<end.lowerBound].split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
    let length = announced.flatMap { Int($0.dropFirst("Content-Length: ".count)) } ?? 0
    return text[end.upperBound...].utf8.count >= length
  }

  private func answer(_ connection: Int32, _ reply: Reply) {
    switch reply {
    case .bytes(let bytes): transmit(connection, bytes)
    case .drip(let bytes, let seconds):
      for byte in bytes {
        guard transmit(connection, [byte]), !isLeft(connection, within: seconds) else { return }
      }
    case .silence: while !isLeft(connection, within: 0.05) {}
    }
  }

  @discardableResult
  private func transmit(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits; true when the other side has gone meanwhile, or the server is to stop.
  private func isLeft(_ connection: Int32, within seconds: Double) -> Bool {
    var waiting = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(seconds * 1_000)) != 0 || isStopping.load(ordering: .acquiring)
  }
}

extension LocalServer {
  /// The bytes of an answer.
  static func http(_ status: Int, _ headers: [String] = [], body: [UInt8] = []) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(body.count)", "Connection: close"] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// The answer of a web service.
  static func json(_ text: String, status: Int = 200, _ headers: [String] = []) -> Reply {
    .bytes(http(status, ["Content-Type: application/json; charset=utf-8"] + headers, body: Array(text.utf8)))
  }

  /// A page for people.
  static func html(_ status: Int, _ headers: [String] = []) -> Reply {
    .bytes(http(status, ["Content-Type: text/html"] + headers, body: Array("<!doctype html><p>Hello".utf8)))
  }
}
