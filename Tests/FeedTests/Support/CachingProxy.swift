import Glibc

@testable import ForecastFeed

/// nginx with the configuration of deploy/proxy, brought to this machine: other ports, other folders, a service without TLS.
final class CachingProxy {
  struct Failure: Error {}

  /// Whether there can be one here.
  static var isPossible: Bool {
    let isThere = Program.path("nginx") != nil
    if !isThere { print("left out: nginx is not installed, so that no caching proxy can be had") }
    return isThere
  }

  let port: UInt16
  private let folder: TemporaryFolder
  private let server: Program

  /// Stands in front of a server.
  init(before upstream: LocalServer, keepsFor lifetime: String = "15m") throws {
    folder = try TemporaryFolder()
    let probe = try LocalServer()
    let port = probe.port
    self.port = port
    probe.stop()
    let source = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let example = String(decoding: try FileBytes.read("/\(source)/deploy/proxy/nginx.conf"), as: UTF8.self)
    let here =
      example
      .replacing("/var/cache/nginx/almanac", with: folder.path + "/cache")
      .replacing("listen 8080", with: "listen 127.0.0.1:\(port)")
      .replacing("https://api.open-meteo.com/v1/forecast", with: upstream.url("/om"))
      .replacing("https://api.met.no/weatherapi/locationforecast/2.0/complete", with: upstream.url("/met"))
      .replacing("200 15m", with: "200 \(lifetime)")
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { [path = folder.path] name in
      "\(name)_temp_path \(path)/\(name);"
    }
    try folder.write(
      Array(
        """
        daemon off; master_process off; pid \(folder.path)/pid; error_log \(folder.path)/error.log;
        events { worker_connections 256; }
        http { \(temporary.joined(separator: " ")) \(here) }
        """.utf8), to: "nginx.conf")
    server = try Program(
      "nginx", ["-p", folder.path, "-c", folder.path + "/nginx.conf", "-e", folder.path + "/error.log"])
    guard eventually({ SecureServer.isOpen(port) }) else {
      server.stop()
      throw Failure()
    }
  }

  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Ends it, and takes away what it has written.
  func stop() throws {
    server.stop()
    _ = try Program("rm", ["-rf", folder.path]).wait()
  }
}
