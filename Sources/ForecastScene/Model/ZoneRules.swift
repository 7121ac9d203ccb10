/// The law of one time zone as plain data: which offset from UTC is in force when.
///
/// Made at the edge from the system's zone files; the scene only looks up.
public struct ZoneRules: Hashable, Sendable {
  /// A change of offset.
  public struct Transition: Hashable, Sendable {
    /// The first instant of the new offset.
    public let start: Instant
    /// Seconds east of UTC from `start` on.
    public let offset: Int

    public init(start: Instant, offset: Int) {
      self.start = start
      self.offset = offset
    }
  }

  /// The IANA name, such as "Europe/Dublin".
  public let identifier: String
  /// Seconds east of UTC before the first transition.
  public let initialOffset: Int
  /// Ascending by `start`.
  public let transitions: [Transition]

  /// Makes rules from ascending transitions.
  public init(identifier: String, initialOffset: Int, transitions: [Transition] = []) {
    self.identifier = identifier
    self.initialOffset = initialOffset
    self.transitions = transitions
  }

  /// Coordinated universal time.
  public static let utc = ZoneRules(identifier: "UTC", initialOffset: 0)

  /// Seconds east of UTC in force at `instant`. Cost: O(log transitions).
  public func offset(at instant: Instant) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].start <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initialOffset : transitions[low - 1].offset
  }

  /// The civil date and the second of that civil day that clocks show at `instant`.
  public func civil(at instant: Instant) -> (date: CivilDate, secondOfDay: Int) {
    let local = Int(instant.secondsSince1970.rounded(.down)) + offset(at: instant)
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    return (CivilDate(daysSince1970: days), local - days * 86_400)
  }

  /// The civil date at `instant`.
  public func date(at instant: Instant) -> CivilDate { civil(at: instant).date }

  /// The first instant of a civil date.
  ///
  /// Where midnight is skipped by a clock change it is the instant of the change; where it happens twice, the first.
  public func start(of date: CivilDate) -> Instant {
    let midnight = Double(date.daysSince1970 * 86_400)
    // Offsets lie within ±26 h; the candidates around midnight are the only ones that can name it.
    var best: Instant?
    for offset in offsets(around: Instant(secondsSince1970: midnight)) {
      let candidate = Instant(secondsSince1970: midnight - Double(offset))
      if self.offset(at: candidate) == offset, best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    if let best { return best }
    let change = transitions.first {
      abs($0.start.secondsSince1970 - midnight) < 93_600 && self.date(at: $0.start) == date
        && self.date(at: $0.start.advanced(by: -1)) < date
    }
    return change?.start
      ?? Instant(secondsSince1970: midnight - Double(offset(at: Instant(secondsSince1970: midnight))))
  }

  private func offsets(around instant: Instant) -> Set<Int> {
    var found: Set<Int> = [offset(at: instant.advanced(by: -93_600)), offset(at: instant.advanced(by: 93_600))]
    for transition in transitions where abs(transition.start.seconds(since: instant)) <= 93_600 {
      found.insert(transition.offset)
    }
    return found
  }
}
