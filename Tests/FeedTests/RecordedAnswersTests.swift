import ForecastScene
import Glibc
import Testing

@testable import ForecastFeed

/// Walks a folder of recorded answers, of any service, named by ALMANAC_SAMPLES.
@Suite("Recorded answers", .enabled(if: getenv("ALMANAC_SAMPLES") != nil))
struct RecordedAnswersTests {
  @Test("Each gives a page or a clear refusal")
  func walk() throws {
    let root = try #require(getenv("ALMANAC_SAMPLES").map { String(cString: $0) })
    let paths = files(in: root)
    #expect(!paths.isEmpty)
    for path in paths {
      let outcome = outcome(of: path)
      print("\(path.dropFirst(root.count + 1)): \(outcome.text)")
      #expect(outcome.isSound, "\(path)")
    }
  }

  private func outcome(of path: String) -> (text: String, isSound: Bool) {
    do {
      let bytes = try FileBytes.read(path)
      let answer = try OpenMeteoProvider().answer(
        from: [WirePart(body: bytes)], received: utc(2026, 7, 14), zones: ZoneChoice(fallback: .utc))
      let hours = answer.forecast.hours, days = answer.forecast.days
      let ascends = zip(hours, hours.dropFirst()).allSatisfy { $0.start < $1.start }
      let follows = zip(days, days.dropFirst()).allSatisfy { $0.date.advanced(by: 1) == $1.date }
      let text = "page of \(hours.count) hours and \(days.count) days in \(answer.zone.identifier)"
      return (text, ascends && follows && hours.count >= OpenMeteoMapping.fewestHours && !days.isEmpty)
    } catch {
      return ("\(error.kind.rawValue) (\(error.exitCode)), \(error.reason)", !error.reason.isEmpty)
    }
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
