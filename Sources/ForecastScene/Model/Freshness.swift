/// How far a printed forecast may still be trusted.
public enum Freshness: String, Hashable, Sendable, CaseIterable {
  case fresh
  /// The issue rule says the age, in bold.
  case ageing
  /// A late edition: every figure in mute.
  case late
  /// The giant figure and the tape's figures are taken away.
  case withdrawn

  /// The ages at which a page changes state, in seconds.
  public struct Limits: Hashable, Sendable {
    public var ageing: Double
    public var late: Double
    public var withdrawn: Double

    public init(ageing: Double = 3 * 3_600, late: Double = 24 * 3_600, withdrawn: Double = 48 * 3_600) {
      self.ageing = ageing
      self.late = late
      self.withdrawn = withdrawn
    }
  }

  /// The freshness of a forecast `age` seconds after its last successful answer.
  ///
  /// Where the hours of its data do not reach a forecast is withdrawn at any age.
  public init(age: Double, isOutsideItsHours: Bool = false, limits: Limits = Limits()) {
    if isOutsideItsHours || age >= limits.withdrawn {
      self = .withdrawn
    } else if age >= limits.late {
      self = .late
    } else {
      self = age >= limits.ageing ? .ageing : .fresh
    }
  }
}

extension Freshness: Comparable {
  /// Younger is less.
  public static func < (a: Freshness, b: Freshness) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .fresh: 0
    case .ageing: 1
    case .late: 2
    case .withdrawn: 3
    }
  }
}
