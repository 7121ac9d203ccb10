import Glibc
import Synchronization

@testable import KioskApp

/// A speech-dispatcher that says nothing aloud, on a thread of the test: it notes what it is told, and may behave badly.
final class FakeSpeechDispatcher: Sendable {
  enum Manners: Equatable {
    case good
    /// Takes connections and answers nothing.
    case mute
    /// Answers everything with this.
    case says(String)
    /// Goes when it has taken so many sentences.
    case goesAfter(sentences: Int)
    /// Knows no command but the ones to speak.
    case ignorant
    /// Tells what it does in the middle of its answers.
    case talkative
  }

  private struct Notes {
    var commands: [String] = []
    var sentences: [String] = []
    var connections = 0
    var clients: [Int32] = []
    var isStopped = false
  }

  let path: String
  private let listening: Int32
  private let manners: Manners
  private let notes = Mutex(Notes())

  /// Listens at a path of its own, or where another one did.
  init(_ manners: Manners = .good, at path: String? = nil) throws {
    self.manners = manners
    self.path = path ?? Self.freshPath()
    unlink(self.path)
    listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { [path = self.path] in $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, listen(listening, 8) == 0 else { throw SpeechError.absent }
    serve()
  }

  /// A path at which nobody listens.
  static func freshPath() -> String { "/tmp/almanac-ssip-\(getpid())-\(UInt64.random(in: 0 ... .max)).sock" }

  var sentences: [String] { notes.withLock { $0.sentences } }
  var commands: [String] { notes.withLock { $0.commands } }
  var connections: Int { notes.withLock { $0.connections } }

  /// Gone, as if killed.
  func stop() {
    let clients = notes.withLock { notes in
      notes.isStopped = true
      defer { notes.clients = [] }
      return notes.clients
    }
    for client in clients { shutdown(client, Int32(SHUT_RDWR)) }
    shutdown(listening, Int32(SHUT_RDWR))
    unlink(path)
  }

  // MARK: The server's thread

  private func serve() {
    var thread = pthread_t()
    let me = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let server = Unmanaged<FakeSpeechDispatcher>.fromOpaque(context).takeRetainedValue()
        server.accept()
        return nil
      }, me)
    pthread_detach(thread)
  }

  /// One client after the other: there is only one.
  private func accept() {
    while true {
      let client = Glibc.accept(listening, nil, nil)
      guard client >= 0 else { break }
      let isStopped = notes.withLock { notes in
        notes.connections += 1
        notes.clients = [client]
        return notes.isStopped
      }
      if !isStopped { converse(client) }
      notes.withLock { $0.clients = [] }
      close(client)
    }
    close(listening)
  }

  private func converse(_ client: Int32) {
    var isText = false
    var text: [String] = []
    while let line = Self.line(from: client) {
      if isText, line != "." {
        text.append(line)
        continue
      }
      if isText {
        let count = take(text.joined(separator: "\n"))
        (isText, text) = (false, [])
        if case .goesAfter(let last) = manners, count >= last { return }
        reply("225-\(count)\r\n225 OK MESSAGE QUEUED\r\n", to: client)
        continue
      }
      notes.withLock { $0.commands.append(line) }
      isText = line == "SPEAK" && (manners != .mute)
      reply(answer(to: line), to: client)
    }
  }

  private func take(_ text: String) -> Int {
    notes.withLock { notes in
      notes.sentences.append(text)
      return notes.sentences.count
    }
  }

  private func answer(to command: String) -> String {
    switch command {
    case "SPEAK": "230 OK RECEIVING DATA\r\n"
    case "GET VOLUME": "251-50\r\n251 OK GET RETURNED\r\n"
    case "CANCEL self": "213 OK CANCELED\r\n"
    default: "208 OK\r\n"
    }
  }

  private func reply(_ text: String, to client: Int32) {
    switch manners {
    case .mute: return
    case .says(let other): Self.send(other, to: client)
    case .ignorant where text.hasPrefix("208") || text.hasPrefix("251"):
      Self.send("500 ERR INVALID COMMAND\r\n", to: client)
    case .talkative: Self.send("700-1\r\n700-1\r\n700 INDEX MARK\r\n702-9\r\n702-1\r\n702 END\r\n" + text, to: client)
    default: Self.send(text, to: client)
    }
  }

  /// Word that a message was said to its end.
  func tellEnd(of message: Int) {
    let clients = notes.withLock { $0.clients }
    for client in clients { Self.send("702-\(message)\r\n702-1\r\n702 END\r\n", to: client) }
  }

  private static func send(_ text: String, to client: Int32) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  private static func line(from client: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while recv(client, &byte, 1, 0) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
