/// A temperature.
public struct Temperature: Hashable, Comparable, Sendable {
  /// Degrees Celsius.
  public let celsius: Double

  /// Makes a temperature from degrees Celsius.
  public init(celsius: Double) { self.celsius = celsius }

  /// Degrees Fahrenheit.
  public var fahrenheit: Double { celsius * 9 / 5 + 32 }

  public static func < (a: Temperature, b: Temperature) -> Bool { a.celsius < b.celsius }
}

/// A speed, of wind.
public struct Speed: Hashable, Comparable, Sendable {
  /// Metres per second, not negative.
  public let metresPerSecond: Double

  /// Makes a speed from metres per second.
  public init(metresPerSecond: Double) { self.metresPerSecond = metresPerSecond }

  /// Kilometres per hour.
  public var kilometresPerHour: Double { metresPerSecond * 3.6 }
  /// Statute miles per hour (1 609.344 m each).
  public var milesPerHour: Double { metresPerSecond * 3_600 / 1_609.344 }

  public static func < (a: Speed, b: Speed) -> Bool { a.metresPerSecond < b.metresPerSecond }
}

/// A bearing on the compass.
public struct Direction: Hashable, Sendable {
  /// Degrees clockwise from north, 0 ..< 360.
  public let degrees: Double

  /// Makes a bearing; any finite number of degrees is brought into 0 ..< 360.
  public init(degrees: Double) {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    self.degrees = turned < 0 ? turned + 360 : turned
  }

  /// One of 16 points, 0 for north, clockwise.
  public var sixteenth: Int { Int((degrees / 22.5).rounded()) % 16 }
}

/// An amount of liquid water that falls in a stated time.
public struct Precipitation: Hashable, Comparable, Sendable {
  /// Millimetres, not negative.
  public let millimetres: Double

  /// Makes an amount from millimetres.
  public init(millimetres: Double) { self.millimetres = millimetres }

  public static func < (a: Precipitation, b: Precipitation) -> Bool { a.millimetres < b.millimetres }
}

/// A share of a whole: a chance, a relative humidity.
public struct Share: Hashable, Comparable, Sendable {
  /// 0…1.
  public let fraction: Double

  /// Makes a share from a fraction of 0…1.
  public init(fraction: Double) { self.fraction = fraction }

  public static func < (a: Share, b: Share) -> Bool { a.fraction < b.fraction }
}
