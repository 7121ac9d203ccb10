/// Why and how strongly an hour's ticks are inked with rain.
public enum RainInk: Hashable, Sendable {
  /// Dry, or not known.
  case none
  /// The service gave a chance at or above the threshold; strength 0…1 is the chance.
  case chance(strength: Double)
  /// The service gives no chance; the amount reached its threshold. Strength 0…1 grows with the amount.
  case amount(strength: Double)

  /// From which chance and amount on an hour counts as likely to rain.
  public struct Threshold: Hashable, Sendable {
    /// 0…1.
    public var chance: Double
    /// Millimetres in the hour.
    public var millimetres: Double

    public init(chance: Double = 0.3, millimetres: Double = 0.2) {
      self.chance = chance
      self.millimetres = millimetres
    }
  }

  /// The ink of an hour. Where the chance is known it alone decides; where neither is, the hour is not inked.
  public init(chance: Share?, amount: Precipitation?, threshold: Threshold = Threshold()) {
    if let chance {
      self = chance.fraction >= threshold.chance ? .chance(strength: min(1, chance.fraction)) : .none
    } else if let amount, amount.millimetres >= threshold.millimetres {
      // 4 mm in an hour is heavy rain by most services' tables: the longest tick.
      self = .amount(strength: min(1, amount.millimetres / 4))
    } else {
      self = .none
    }
  }

  /// 0 when not inked, else 0…1.
  public var strength: Double {
    switch self {
    case .none: 0
    case .chance(let strength), .amount(let strength): strength
    }
  }
}
