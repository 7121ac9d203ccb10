/// The slowly turning angles of which the moon's motion is made, in degrees. Source: Meeus, formulas 47.1 to 47.6.
struct LunarArguments: Sendable {
  let meanLongitude: Double
  private let elongation: Double
  private let sunAnomaly: Double
  private let moonAnomaly: Double
  private let nodeDistance: Double
  /// What the shrinking eccentricity of the earth's orbit leaves of a term with the sun's anomaly in it.
  private let eccentricity: Double
  private let centuries: Double

  /// Makes the arguments at `t` centuries of terrestrial time from 2000.
  init(at t: Double) {
    centuries = t
    meanLongitude = 218.3164477 + (481_267.88123421 + (-0.0015786 + (1 / 538_841 - t / 65_194_000) * t) * t) * t
    elongation = 297.8501921 + (445_267.1114034 + (-0.0018819 + (1 / 545_868 - t / 113_065_000) * t) * t) * t
    sunAnomaly = 357.5291092 + (35_999.0502909 + (-0.0001536 + t / 24_490_000) * t) * t
    moonAnomaly = 134.9633964 + (477_198.8675055 + (0.0087414 + (1 / 69_699 - t / 14_712_000) * t) * t) * t
    nodeDistance = 93.2720950 + (483_202.0175233 + (-0.0036539 + (-1 / 3_526_000 + t / 863_310_000) * t) * t) * t
    eccentricity = 1 - (0.002516 + 0.0000074 * t) * t
  }

  /// The sums of a table's sines and cosines, in the table's units.
  func sum(_ terms: [LunarTables.Term]) -> (sines: Double, cosines: Double) {
    var (sines, cosines) = (0.0, 0.0)
    for term in terms {
      let angle =
        (term.elongation * elongation + term.sunAnomaly * sunAnomaly + term.moonAnomaly * moonAnomaly
          + term.nodeDistance * nodeDistance) / Degrees.perRadian
      let weight = weight(term.sunAnomaly)
      sines += weight * term.sine * Libm.sin(angle)
      if term.cosine != 0 { cosines += weight * term.cosine * Libm.cos(angle) }
    }
    return (sines, cosines)
  }

  /// The terms owed to Venus, Jupiter and the flattened earth, in 10⁻⁶ degrees of longitude.
  var planetsInLongitude: Double {
    3_958 * Degrees.sin(venus) + 1_962 * Degrees.sin(meanLongitude - nodeDistance) + 318 * Degrees.sin(jupiter)
  }

  /// The same in latitude.
  var planetsInLatitude: Double {
    let third = 313.45 + 481_266.484 * centuries
    return -2_235 * Degrees.sin(meanLongitude) + 382 * Degrees.sin(third)
      + 175 * (Degrees.sin(venus - nodeDistance) + Degrees.sin(venus + nodeDistance))
      + 127 * Degrees.sin(meanLongitude - moonAnomaly) - 115 * Degrees.sin(meanLongitude + moonAnomaly)
  }

  private var venus: Double { 119.75 + 131.849 * centuries }
  private var jupiter: Double { 53.09 + 479_264.290 * centuries }

  private func weight(_ sunAnomaly: Double) -> Double {
    switch abs(sunAnomaly) {
    case 0: 1
    case 1: eccentricity
    default: eccentricity * eccentricity
    }
  }
}
