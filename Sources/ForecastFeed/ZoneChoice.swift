import ForecastScene

/// Which zone a place is in: the one that was set, else the one the service names, else the machine's.
public struct ZoneChoice: Sendable {
  /// Set by people; nothing else is asked then.
  public var fixed: ZoneRules?
  /// Finds the rules of a zone by its name.
  public var find: @Sendable (String) -> ZoneRules?
  /// For when the service names none.
  public var fallback: ZoneRules

  /// Makes a choice; by default zones come from the system's zone files.
  public init(
    fixed: ZoneRules? = nil, fallback: ZoneRules = ZoneChoice.system,
    find: @escaping @Sendable (String) -> ZoneRules? = { try? ZoneFile.rules(named: $0) }
  ) {
    self.fixed = fixed
    self.fallback = fallback
    self.find = find
  }

  /// The zone the machine is set to, UTC where that is not known.
  public static var system: ZoneRules {
    ZoneFile.systemZoneIdentifier().flatMap { try? ZoneFile.rules(named: $0) } ?? .utc
  }

  /// The zone of an answer that names `identifier` and counts its days `offset` seconds east of UTC.
  ///
  /// A name that this system's tzdata does not know stands for that offset.
  func zone(named identifier: String?, offset: Int?) -> ZoneRules {
    if let fixed { return fixed }
    guard let identifier else { return fallback }
    return find(identifier) ?? offset.map { ZoneRules(identifier: identifier, initialOffset: $0) } ?? fallback
  }
}
