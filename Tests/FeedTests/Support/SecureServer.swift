import Glibc

/// A web server on 127.0.0.1 that speaks TLS with a certificate made for the test, by the openssl program.
final class SecureServer {
  struct Failure: Error {}

  /// Whether there can be one here.
  static var isPossible: Bool {
    let isThere = Program.path("openssl") != nil
    if !isThere { print("left out: openssl is not installed, so that no TLS server can be had") }
    return isThere
  }

  let port: UInt16
  /// The certificate, which is its own authority.
  let certificate: String
  private let folder: TemporaryFolder
  private let server: Program

  /// Serves a whole HTTP answer at /answer, under a certificate for that name or address ("IP:127.0.0.1").
  init(certifiedFor name: String, answer: [UInt8]) throws {
    folder = try TemporaryFolder()
    certificate = folder.path + "/certificate.pem"
    try folder.write(answer, to: "answer")
    let making = try Program(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
        "/CN=almanac tests", "-addext", "subjectAltName=\(name)", "-keyout", "key.pem", "-out", "certificate.pem",
      ], in: folder.path)
    guard making.wait() == 0 else { throw Failure() }
    let probe = try LocalServer()
    port = probe.port
    probe.stop()
    server = try Program(
      "openssl",
      ["s_server", "-quiet", "-accept", "127.0.0.1:\(port)", "-cert", "certificate.pem", "-key", "key.pem", "-HTTP"],
      in: folder.path)
    guard eventually({ Self.isOpen(self.port) }) else { throw Failure() }
  }

  var url: String { "https://127.0.0.1:\(port)/answer" }

  func stop() { server.stop() }

  static func isOpen(_ port: UInt16) -> Bool {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
