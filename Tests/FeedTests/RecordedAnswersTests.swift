import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Walks a folder of recorded answers, of any service, named by ALMANAC_SAMPLES.
@Suite("Recorded answers", .enabled(if: getenv("ALMANAC_SAMPLES") != nil))
struct RecordedAnswersTests {
  @Test("Each gives a page of the service it is from, and a clear refusal of every other")
  func walk() throws {
    let root = try root()
    let paths = files(in: root)
    #expect(!paths.isEmpty)
    for path in paths {
      for service in ForecastService.allCases {
        let outcome = outcome(of: [path], service)
        #expect(outcome.isSound, "\(path) as \(service)")
        let isOwn = path.contains("/\(service.rawValue)/")
        #expect(isOwn || outcome.isRefusal, "\(path) as \(service)")
        if isOwn { print("\(path.dropFirst(root.count + 1)): \(outcome.text)") }
      }
    }
  }

  @Test("A service that answers in parts gives one page of all its parts")
  func parts() throws {
    let root = try root()
    let names = ["points", "forecast", "forecast-hourly"]
    let recorded = files(in: root + "/nws").filter { path in names.contains { path.contains("_\($0)_si.json") } }
    let points = files(in: root + "/nws").filter { $0.hasSuffix("_points.json") && $0.contains("washington") }
    guard recorded.count == 2, points.count == 1 else { return }
    for paths in [points + recorded, recorded + points, recorded.reversed() + points] {
      let outcome = outcome(of: paths, .nws)
      print("nws, three parts: \(outcome.text)")
      #expect(outcome.isSound && !outcome.isRefusal)
    }
  }

  @Test("Recorded header fields say how long their answer holds, and what to ask with")
  func headers() throws {
    for path in files(in: try root()) where path.hasSuffix(".headers.json") {
      let recorded = try JSONValue(document: try FileBytes.read(path))["headers"].members ?? [:]
      let fields = recorded.compactMap { name, value in value.text.map { HTTPHeaders.Field(name, $0) } }
      let validity = AnswerValidity(HTTPHeaders(fields))
      print("\(path.split(separator: "/").last ?? ""): \(validity.lifetime ?? -1) s")
      #expect(validity.lifetime.map { (600...7_200).contains($0) } == true)
      #expect(validity.conditions.map(\.name) == ["If-Modified-Since"])
    }
  }

  private struct Outcome {
    var text: String
    var isSound: Bool
    var isRefusal = false
  }

  private func root() throws -> String { try #require(getenv("ALMANAC_SAMPLES").map { String(cString: $0) }) }

  private func outcome(of paths: [String], _ service: ForecastService) -> Outcome {
    do {
      var parts: [WirePart] = []
      for path in paths { parts.append(WirePart(body: try FileBytes.read(path))) }
      let answer = try service.provider().answer(
        from: parts, received: utc(2026, 7, 14), zones: ZoneChoice(fixed: zoneInName(of: paths[0]), fallback: .utc))
      return Outcome(text: text(of: answer), isSound: isSound(answer))
    } catch {
      let text = "\(error.kind.rawValue) (\(error.exitCode)), \(error.reason)"
      return Outcome(text: text, isSound: !error.reason.isEmpty, isRefusal: true)
    }
  }

  /// Where the service names no zone, the place in the file's name tells it.
  private func zoneInName(of path: String) -> ZoneRules? {
    let zones = ["oslo": "Europe/Oslo", "beijing": "Asia/Shanghai", "london": "Europe/London"]
    let name = zones.first { path.contains("/\($0.key)_") }?.value
    return name.flatMap { try? ZoneFile.rules(named: $0) }
  }

  private func text(of answer: ForecastAnswer) -> String {
    let hours = answer.forecast.hours.count
    let rows = answer.forecast.days.map { day in
      let range = [day.low, day.high].map { $0.map { "\(($0.celsius * 10).rounded() / 10)" } ?? "–" }
      return "\(day.date.day): \(range.joined(separator: "…")) \(day.condition?.rawValue ?? "–")"
    }
    return "\(hours) hours, \(rows.count) days in \(answer.zone.identifier) [\(rows.joined(separator: ", "))]"
  }

  private func isSound(_ answer: ForecastAnswer) -> Bool {
    let hours = answer.forecast.hours, days = answer.forecast.days
    let ascends = zip(hours, hours.dropFirst()).allSatisfy { $0.start < $1.start }
    let follows = zip(days, days.dropFirst()).allSatisfy { $0.date.advanced(by: 1) == $1.date }
    let isOrdered = days.allSatisfy { day in day.low.flatMap { low in day.high.map { low <= $0 } } ?? true }
    return ascends && follows && isOrdered && hours.count >= EnoughHours.fewest && !days.isEmpty
      && hours.indices.allSatisfy { hasWholeTape(answer, runningIn: $0) }
  }

  /// From any of its hours the page has 24, or as many as are left.
  private func hasWholeTape(_ answer: ForecastAnswer, runningIn index: Int) -> Bool {
    let hours = answer.forecast.hours
    guard let place = answer.coordinate ?? Coordinate(latitude: 50, longitude: 10) else { return false }
    let composer = PageComposer(place: Place(name: "Here", coordinate: place, zone: answer.zone))
    let now = hours[index].start.advanced(by: 1_234)
    let page = composer.page(forecast: answer.forecast, now: now, otherwise: .loading)
    return page.hours.count == min(24, hours.count - index) && page.hours.first?.forecast.start == hours[index].start
  }

  private func files(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [folder] }
    defer { closedir(entries) }
    var found: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { found += files(in: folder + "/" + name) }
    }
    return found.sorted()
  }
}
