extension MoonPhase {
  /// The four phases that happen at an instant.
  public enum Principal: Int, CaseIterable, Hashable, Sendable {
    case new
    case firstQuarter
    case full
    case lastQuarter

    /// Degrees of longitude from the sun to the moon.
    var elongation: Double { Double(rawValue) * 90 }
  }

  /// The eight phases of a calendar.
  ///
  /// A principal phase gives its name to the twelve hours before and after its instant; the days between belong to crescent and gibbous.
  public enum Name: CaseIterable, Hashable, Sendable {
    case newMoon
    case waxingCrescent
    case firstQuarter
    case waxingGibbous
    case full
    case waningGibbous
    case lastQuarter
    case waningCrescent

    /// Seconds on either side of its instant for which a principal phase gives the name.
    static let reach = 12 * 3_600.0

    /// The name for a moon that goes from one elongation to another (degrees, 0..<360) in the day around an instant.
    init(from start: Double, to end: Double) {
      let (before, after) = (Int(start / 90), Int(end / 90))
      let principal: [Name] = [.newMoon, .firstQuarter, .full, .lastQuarter]
      let between: [Name] = [.waxingCrescent, .waxingGibbous, .waningGibbous, .waningCrescent]
      self = before == after ? between[before] : principal[after]
    }
  }

  /// A side of the moon's disc as seen by someone who stands upright and looks at it.
  public enum Side: Hashable, Sendable {
    case left
    case right
  }

  /// The side that is lit, for an observer at a latitude in degrees.
  ///
  /// North of the equator a waxing moon is lit on the right, south of it on the left. On the equator itself, where it lies on its back,
  /// it is drawn as in the north.
  public func litSide(latitude: Double) -> Side { isWaxing == (latitude >= 0) ? .right : .left }
}
