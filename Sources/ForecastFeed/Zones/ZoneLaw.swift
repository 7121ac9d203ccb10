import ForecastScene

/// The table of a zone file continued by its footer's rule.
struct ZoneLaw {
  /// The last year that the footer's rule is written out for.
  static let lastYear = 2_040

  private let file: TZif
  private let rule: PosixZone?

  init(file: TZif) throws(TZif.Damage) {
    self.file = file
    rule = file.footer.isEmpty ? nil : try PosixZone(file.footer)
  }

  /// Plain rules from 1970 on: earlier changes are folded into the initial offset, changes that change nothing left out.
  func rules(named name: String) -> ZoneRules {
    let changes = file.changes + continuation
    let initial: Int = changes.last(where: { $0.time <= 0 })?.offset ?? file.initialOffset
    var current = initial
    var transitions: [ZoneRules.Transition] = []
    for change in changes where change.time > 0 && change.offset != current {
      current = change.offset
      let start = Instant(secondsSince1970: Double(change.time))
      transitions.append(ZoneRules.Transition(start: start, offset: change.offset))
    }
    return ZoneRules(identifier: name, initialOffset: initial, transitions: transitions)
  }

  private var continuation: [TZif.Change] {
    guard let rule else { return [] }
    let last = file.changes.last?.time ?? Int64.min
    let days = Int(clamping: max(last, 0) / 86_400)
    let firstYear = CivilDate(daysSince1970: min(days, 36_524)).year
    guard firstYear <= Self.lastYear else { return [] }
    return (firstYear...Self.lastYear).flatMap(rule.changes(in:)).sorted { $0.time < $1.time }.filter { $0.time > last }
  }
}
