import ForecastScene
import Testing

@testable import ForecastFeed

@Suite("What cache files are called, and where they lie")
struct CacheKeyTests {
  private func key(_ latitude: Double, _ address: String, service: String = "open-meteo") throws -> CacheKey {
    CacheKey(
      service: service, coordinate: try #require(Coordinate(latitude: latitude, longitude: -7.25)), address: address)
  }

  @Test("One for each service, place and address; two decimals tell a place")
  func names() throws {
    let name = try key(52.651, "https://a/b").fileName
    #expect(name.hasPrefix("open-meteo_52.65_-7.25_") && name.hasSuffix(".answer") && !name.contains("/"))
    #expect(try key(52.654, "https://a/b").fileName == name)
    let others = [
      try key(52.66, "https://a/b"), try key(52.65, "https://a/c"), try key(52.65, "https://a/b", service: "nws"),
    ]
    #expect(Set(others.map(\.fileName) + [name]).count == 4)
  }

  @Test("Neither a key in an address nor a user is part of it")
  func secrets() throws {
    #expect(try key(1, "https://u:secret@a/b?apikey=secret").address == "https://a/b")
    #expect(try key(1, "https://a/b@c").address == "https://a/b@c")
    #expect(try key(1, "http://u@a:8123#weather.home").address == "http://a:8123#weather.home")
    #expect(try key(1, "").address.isEmpty)
  }

  @Test("systemd's folder goes before the user's, relative ones are ignored, without a home there is none")
  func folder() {
    func folder(_ variables: [String: String]) -> String? { CacheFolder.standard { variables[$0] } }
    let all = ["CACHE_DIRECTORY": "/var/cache/almanac:/b", "XDG_CACHE_HOME": "/x", "HOME": "/h"]
    #expect(folder(all) == "/var/cache/almanac")
    #expect(folder(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/almanac")
    #expect(folder(["XDG_CACHE_HOME": "x", "HOME": "/h"]) == "/h/.cache/almanac")
    #expect(folder(["CACHE_DIRECTORY": "", "HOME": "h"]) == nil)
  }
}
