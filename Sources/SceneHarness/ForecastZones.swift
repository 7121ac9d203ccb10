import ForecastScene

/// The law of some zones around 2026, written down by hand.
public enum ForecastZones {
  /// An hour ahead in summer.
  public static let dublin = european("Europe/Dublin", winter: 0)
  /// An hour ahead, two in summer.
  public static let berlin = european("Europe/Berlin", winter: 3_600)
  /// As Berlin.
  public static let oslo = european("Europe/Oslo", winter: 3_600)
  /// Greenwich time all year.
  public static let reykjavik = ZoneRules(identifier: "Atlantic/Reykjavik", initialOffset: 0)
  /// Seven hours behind all year.
  public static let phoenix = ZoneRules(identifier: "America/Phoenix", initialOffset: -7 * 3_600)
  /// Five and a half hours ahead.
  public static let kolkata = ZoneRules(identifier: "Asia/Kolkata", initialOffset: 19_800)
  /// Five and three quarters ahead.
  public static let kathmandu = ZoneRules(identifier: "Asia/Kathmandu", initialOffset: 20_700)
  /// Nine hours ahead.
  public static let tokyo = ZoneRules(identifier: "Asia/Tokyo", initialOffset: 9 * 3_600)
  /// Goes back by half an hour on 5 April 2026 and forward on 4 October.
  public static let lordHowe = rules(
    "Australia/Lord_Howe", 39_600, [(2026, 4, 4, 15, 37_800), (2026, 10, 3, 15, 39_600)], minute: [0, 30])
  /// Goes back at midnight on 5 April 2026 and forward at midnight on 6 September.
  public static let santiago = rules("America/Santiago", -10_800, [(2026, 4, 5, 3, -14_400), (2026, 9, 6, 4, -10_800)])
  /// Goes forward and back by two hours.
  public static let troll = rules("Antarctica/Troll", 0, [(2026, 3, 29, 1, 7_200), (2026, 10, 25, 1, 0)])

  private static func european(_ identifier: String, winter: Int) -> ZoneRules {
    let summer = winter + 3_600
    return rules(
      identifier, winter,
      [
        (2025, 3, 30, 1, summer), (2025, 10, 26, 1, winter), (2026, 3, 29, 1, summer), (2026, 10, 25, 1, winter),
        (2027, 3, 28, 1, summer), (2027, 10, 31, 1, winter),
      ])
  }

  private static func rules(
    _ identifier: String, _ initial: Int, _ changes: [(Int, Int, Int, Int, Int)], minute: [Int] = []
  ) -> ZoneRules {
    let transitions = changes.enumerated().map { number, change in
      ZoneRules.Transition(
        start: Forecasts.utc(change.0, change.1, change.2, change.3, minute.isEmpty ? 0 : minute[number]),
        offset: change.4)
    }
    return ZoneRules(identifier: identifier, initialOffset: initial, transitions: transitions)
  }
}
