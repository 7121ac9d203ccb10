import ForecastScene

/// Every contact that is down, and what counts of it: palms, cloths, drops and stickers do not.
struct ContactBook {
  /// Seconds after which a contact that does not move is a drop or a sticker.
  static let patience = 30.0
  /// Device pixels that a contact has to leave its place by to have moved.
  static let stillness = 8.0

  private struct Entry {
    let finger: Int
    var filter: JitterFilter
    /// Where it last moved to, and when.
    var anchor: Point
    var since: Double
    /// It does not count until it lifts.
    var isIgnored: Bool
  }

  private var entries: [Entry] = []
  /// What has come of it, oldest first; whoever reads it empties it.
  var events: [TimedEvent] = []

  init() {
    entries.reserveCapacity(2 * TouchDecoder.mostContacts)
    events.reserveCapacity(256)
  }

  /// When the stillest contact that counts will have been still too long; nil for never.
  var deadline: Double? {
    var earliest: Double?
    for entry in entries where !entry.isIgnored { earliest = min(earliest ?? .infinity, entry.since + Self.patience) }
    return earliest
  }

  /// A finger does something at a point of the page.
  mutating func take(_ phase: TouchChange.Phase, finger: Int, at p: Point, isPalm: Bool, _ t: Double) {
    switch phase {
    case .down: down(finger, p, isPalm, t)
    case .move: move(finger, p, isPalm, t)
    case .up: up(finger, t)
    }
  }

  private mutating func down(_ finger: Int, _ p: Point, _ isPalm: Bool, _ t: Double) {
    up(finger, t)
    guard entries.count < entries.capacity else { return }
    entries.append(Entry(finger: finger, filter: JitterFilter(at: p), anchor: p, since: t, isIgnored: isPalm))
    if !isPalm { tell(.down, finger, p, t) }
  }

  private mutating func move(_ finger: Int, _ p: Point, _ isPalm: Bool, _ t: Double) {
    guard let index = entries.firstIndex(where: { $0.finger == finger }), !entries[index].isIgnored else { return }
    if isPalm || t - entries[index].since >= Self.patience { return ignore(index, t) }
    let before = entries[index].filter.point
    entries[index].filter.follow(p)
    let point = entries[index].filter.point
    let anchor = entries[index].anchor
    if max(abs(point.x - anchor.x), abs(point.y - anchor.y)) > Self.stillness {
      (entries[index].anchor, entries[index].since) = (point, t)
    }
    if point != before { tell(.move, finger, point, t) }
  }

  private mutating func up(_ finger: Int, _ t: Double) {
    guard let index = entries.firstIndex(where: { $0.finger == finger }) else { return }
    let entry = entries.remove(at: index)
    if !entry.isIgnored { tell(.up, finger, entry.filter.point, t) }
  }

  private mutating func ignore(_ index: Int, _ t: Double) {
    entries[index].isIgnored = true
    tell(.cancel, entries[index].finger, entries[index].filter.point, t)
  }

  /// Time has passed without a word from the panel.
  mutating func expire(at t: Double) {
    for index in entries.indices where !entries[index].isIgnored && t - entries[index].since >= Self.patience {
      ignore(index, entries[index].since + Self.patience)
    }
  }

  /// Calls off every contact whose finger the test takes; those that stay down do not count until they lift.
  mutating func cancelAll(at t: Double, where isMeant: (Int) -> Bool = { _ in true }) {
    for index in entries.indices where !entries[index].isIgnored && isMeant(entries[index].finger) { ignore(index, t) }
  }

  /// Forgets the contacts whose fingers the test takes, calling off those that count: their panel has gone.
  mutating func forget(at t: Double, where isMeant: (Int) -> Bool) {
    cancelAll(at: t, where: isMeant)
    entries.removeAll { isMeant($0.finger) }
  }

  private mutating func tell(_ phase: SceneEvent.PointerPhase, _ finger: Int, _ p: Point, _ t: Double) {
    events.append(TimedEvent(event: .pointer(phase, finger: finger, x: p.x, y: p.y), time: t))
  }

  /// Something happened that is no contact.
  mutating func tell(_ event: SceneEvent, at t: Double) { events.append(TimedEvent(event: event, time: t)) }
}
