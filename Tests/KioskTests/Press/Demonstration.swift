import ForecastScene

@testable import KioskApp

/// The demonstration page at a fixed minute, and what stands in its JSON.
enum Demonstration {
  static let now = Instant(secondsSince1970: 1_784_038_200)

  /// Settings as a command line would make them.
  static func settings(_ arguments: String...) throws -> Settings {
    let all = ["describe", "--demo", "--now", "2026-07-14T15:10:00+01:00"] + arguments
    guard case .perform(_, let settings, _) = try Invocation(all) else { return Settings() }
    return settings
  }

  static func page(_ settings: Settings) throws -> StandingPage {
    try StandingPage(settings, measuring: FontMeasurer(fonts: try FontLibrary { _ in }))
  }

  static func json(_ settings: Settings) throws -> JSON { PageReport(try page(settings)).json }
}

extension JSON {
  /// A member of an object; null where there is none.
  subscript(key: String) -> JSON {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value ?? nil
  }

  /// An element of an array; null where there is none.
  subscript(index: Int) -> JSON {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  var count: Int {
    guard case .array(let elements) = self else { return 0 }
    return elements.count
  }

  var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
