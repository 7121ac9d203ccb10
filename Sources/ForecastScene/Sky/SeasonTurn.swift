/// An equinox or a solstice: the sun's apparent longitude comes by a quarter of the circle.
public struct SeasonTurn: Hashable, Sendable {
  /// The four of a year, named by their month because north and south call them differently.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    case marchEquinox
    case juneSolstice
    case septemberEquinox
    case decemberSolstice

    /// Whether day and night are about equally long.
    public var isEquinox: Bool { self == .marchEquinox || self == .septemberEquinox }

    /// The sun's apparent longitude, in degrees.
    var longitude: Double { Double(rawValue) * 90 }
  }

  /// Which of the four.
  public let kind: Kind
  /// When it happens; from 2024 to 2027 within 78 s of DE421 rounded to the minute.
  public let instant: Instant

  /// The first equinox or solstice that comes more than a second after an instant. Cost: about thirty `SolarPosition`s.
  public static func next(after instant: Instant) -> SeasonTurn {
    let first = SeasonTurn(kind: .marchEquinox, instant: next(.marchEquinox, after: instant))
    return Kind.allCases.dropFirst().reduce(first) { earliest, kind in
      let turn = SeasonTurn(kind: kind, instant: next(kind, after: instant))
      return turn.instant < earliest.instant ? turn : earliest
    }
  }

  /// The first equinox or solstice of one kind that comes more than a second after an instant.
  public static func next(_ kind: Kind, after instant: Instant) -> Instant {
    AngleSearch(turn: 365.2422 * 86_400) { SolarPosition(at: $0).longitude }.next(kind.longitude, after: instant)
  }
}
