import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

@Suite("The cache over a day, and over a restart")
struct ForecastArchiveTests {
  private let folder: TemporaryFolder
  private let now = utc(2026, 7, 14, 6)

  init() throws { folder = try TemporaryFolder() }

  private func archive(_ log: @escaping @Sendable (String) -> Void = { _ in }) throws -> ForecastArchive {
    let place = try #require(Coordinate(latitude: 52.65, longitude: -7.25))
    let key = CacheKey(service: "met-norway", coordinate: place, address: "https://a/b")
    return ForecastArchive([key], folder: folder.path, log: log)
  }

  private func parts(_ text: String) -> [WirePart] { [WirePart(body: Array(text.utf8))] }

  @Test("The time of the last 200 or 304 is in the file; its date says nothing")
  func time() throws {
    var first = try archive()
    first.keep(parts("1"), of: 0, received: now, at: 0)
    var times = [timeval(tv_sec: 9, tv_usec: 0), timeval(tv_sec: 9, tv_usec: 0)]
    utimes(folder.path + "/" + key.fileName, &times)
    var second = try archive()
    second.open(at: now.advanced(by: 7_200))
    #expect(second.received(of: 0) == now && second.parts(of: 0) == parts("1"))
  }

  private var key: CacheKey {
    guard let place = Coordinate(latitude: 52.65, longitude: -7.25) else { preconditionFailure("on the globe") }
    return CacheKey(service: "met-norway", coordinate: place, address: "https://a/b")
  }

  @Test("An answer that is only confirmed is written once an hour, a new one at once")
  func confirmed() throws {
    var archive = try archive()
    for minute in stride(from: 0, to: 1_440, by: 10) {
      archive.keep(parts("1"), of: 0, received: now.advanced(by: Double(minute) * 60), at: Double(minute) * 60)
    }
    #expect(archive.received(of: 0) == now.advanced(by: 1_430 * 60))
    var second = try self.archive()
    second.open(at: now.advanced(by: 86_400))
    let kept = try #require(second.received(of: 0))
    #expect(now.advanced(by: 1_430 * 60).seconds(since: kept) <= 3_600)
    archive.keep(parts("2"), of: 0, received: now.advanced(by: 86_500), at: 86_500)
    var third = try self.archive()
    third.open(at: now.advanced(by: 86_600))
    #expect(third.parts(of: 0) == parts("2"))
  }

  @Test("An answer of the future is left alone: one of the two clocks is wrong")
  func future() throws {
    var first = try archive()
    first.keep(parts("1"), of: 0, received: now, at: 0)
    var second = try archive()
    second.open(at: now.advanced(by: -7_200))
    #expect(second.received(of: 0) == nil)
    second.open(at: now.advanced(by: 60))
    #expect(second.received(of: 0) == now)
  }

  @Test("A disk that can't be written to costs one line of the log, and nothing else")
  func readOnly() throws {
    let lines = Drill.Lines()
    let place = try #require(Coordinate(latitude: 1, longitude: 1))
    let file = try folder.write([1], to: "in-the-way")
    var archive = ForecastArchive(
      [CacheKey(service: "nws", coordinate: place, address: "")], folder: file + "/cache", log: { lines.add($0) })
    archive.open(at: now)
    for number in 0..<50 {
      archive.keep(parts("\(number)"), of: 0, received: now, at: Double(number) * 900)
    }
    #expect(archive.parts(of: 0) == parts("49"))
    #expect(lines.texts.count == 1)
  }
}
