/// The ring that walks by itself for whoever has one switch.
struct SwitchScan: Equatable {
  /// Since when the ring has stood where it stands, or since when the switch was pressed there.
  var since: Double
  /// Stops gone on since the switch was pressed last.
  var steps = 0

  /// After so many rounds in which nobody pressed it stands still, unseen; the next press sets it going.
  static let rounds = 3
}

extension SceneState {
  /// When the ring walks on; nil where it does not.
  var scanTime: Double? {
    guard let period = settings.scan, let scan, sheet != nil else { return nil }
    return scan.since + period
  }

  /// The ring walks on if it is time.
  mutating func scanIfDue(at t: Double) {
    guard let due = scanTime, due <= t, let sheet, var walk = scan else { return }
    let stops = FocusOrder.scanned(on: sheet)
    walk.since = due
    walk.steps += 1
    guard !stops.isEmpty, walk.steps < SwitchScan.rounds * stops.count else { return endScan() }
    scan = walk
    let now = focus.element(on: sheet).flatMap { stops.firstIndex(of: $0) }
    // On from a stop that is gone, it begins again.
    show(stops[now.map { ($0 + 1) % stops.count } ?? 0], by: .keys, at: t)
  }

  /// The one switch: sets the ring going, or takes what it stands at, where it then stays as long again.
  mutating func pressSwitch(at t: Double) {
    guard let sheet else { return }
    guard scan != nil, let element = focus.element(on: sheet) else {
      guard let first = FocusOrder.scanned(on: sheet).first else { return }
      scan = SwitchScan(since: t)
      return show(first, by: .keys, at: t)
    }
    scan = SwitchScan(since: t)
    pressElement(element, at: t)
  }

  mutating func endScan() {
    scan = nil
    focus.means = .touch
  }
}
