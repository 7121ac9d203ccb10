import ForecastScene

/// A page told in words as somebody hears it who goes through it element by element: a line each, in reading order.
struct PageProse {
  private let report: PageReport

  init(_ report: PageReport) { self.report = report }

  var text: String { report.tree.elements.flatMap(lines).joined(separator: "\n") + "\n" }

  private func lines(_ element: AccessibilityTree.Element) -> [String] {
    let told = told(element)
    switch element.id {
    case .tape: return ["", told] + otherHours(than: element.value?.current) + [""]
    case .days, .retry: return ["", told]
    case .cell(0), .colophon: return ["", told]
    default: return [told]
    }
  }

  /// "Hour, slider: 15:00, 24 degrees, Sunny"; what is mere text has no role to be told.
  private func told(_ element: AccessibilityTree.Element) -> String {
    let position = element.position.map { "\($0.index) of \($0.count). " } ?? ""
    let role = Self.told.contains(element.role) ? ", \(element.role.rawValue)" : ""
    let value = element.value.map { ": \($0.text)" } ?? ""
    let focus = element.id == report.tree.focus ? ", has the focus" : ""
    return position + element.name + role + value + focus
  }

  /// Roles that say what can be done.
  private static let told: Set<AccessibilityTree.Role> = [.slider, .button, .list]

  /// What the tape says where else it may stand.
  private func otherHours(than current: Int?) -> [String] {
    guard report.content.state.hasForecast else { return [] }
    return report.words.hours.enumerated().filter { $0.offset != current }.map { "  \($0.element.spoken)" }
  }
}
