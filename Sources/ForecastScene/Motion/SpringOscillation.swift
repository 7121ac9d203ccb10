/// The solution of x″ + 2ζω x′ + ω² x = 0 in closed form: the displacement from a spring's target.
///
/// `tau` is seconds since the start. The three damping regimes have three formulas; close to ζ = 1 the outer two divide
/// by almost zero, so the critical one serves there.
enum SpringOscillation: Hashable, Sendable {
  /// x = e^(−ωτ) (a + bτ).
  case critical(omega: Double, a: Double, b: Double)
  /// x = e^(−rate τ) (a cos ντ + b sin ντ).
  case under(rate: Double, nu: Double, a: Double, b: Double)
  /// x = a e^(slow τ) + b e^(fast τ), both exponents negative.
  case over(slow: Double, fast: Double, a: Double, b: Double)

  /// How far from 1 a damping ratio still counts as critical; the paths differ by less than a thousandth of the way.
  private static let criticalBand = 1e-3

  init(_ spring: Spring, displacement x: Double, velocity v: Double) {
    let omega = spring.angularFrequency
    let zeta = spring.dampingRatio
    if abs(zeta - 1) < Self.criticalBand {
      self = .critical(omega: omega, a: x, b: v + omega * x)
    } else if zeta < 1 {
      let rate = zeta * omega
      let nu = omega * (1 - zeta * zeta).squareRoot()
      self = .under(rate: rate, nu: nu, a: x, b: (v + rate * x) / nu)
    } else {
      let root = omega * (zeta * zeta - 1).squareRoot()
      let slow = root - zeta * omega
      let fast = -root - zeta * omega
      let b = (v - slow * x) / (fast - slow)
      self = .over(slow: slow, fast: fast, a: x - b, b: b)
    }
  }

  func displacement(after tau: Double) -> Double {
    switch self {
    case .critical(let omega, let a, let b):
      (a + b * tau) * Libm.exp(-omega * tau)
    case .under(let rate, let nu, let a, let b):
      (a * Libm.cos(nu * tau) + b * Libm.sin(nu * tau)) * Libm.exp(-rate * tau)
    case .over(let slow, let fast, let a, let b):
      a * Libm.exp(slow * tau) + b * Libm.exp(fast * tau)
    }
  }

  func velocity(after tau: Double) -> Double {
    switch self {
    case .critical(let omega, let a, let b):
      return (b - omega * (a + b * tau)) * Libm.exp(-omega * tau)
    case .under(let rate, let nu, let a, let b):
      let cosine = (b * nu - a * rate) * Libm.cos(nu * tau)
      let sine = (a * nu + b * rate) * Libm.sin(nu * tau)
      return (cosine - sine) * Libm.exp(-rate * tau)
    case .over(let slow, let fast, let a, let b):
      return a * slow * Libm.exp(slow * tau) + b * fast * Libm.exp(fast * tau)
    }
  }
}

extension SpringOscillation {
  /// Seconds until an envelope of the motion stays under the threshold; the motion itself is then under it for good.
  func settlingTime(within threshold: SettleThreshold) -> Double {
    switch self {
    case .critical(let omega, let a, let b):
      return criticalSettlingTime(omega: omega, a: abs(a), b: abs(b), threshold)
    case .under(let rate, let nu, let a, let b):
      let amplitude = (a * a + b * b).squareRoot()
      let omega = (rate * rate + nu * nu).squareRoot()
      return decayTime(from: amplitude, speed: amplitude * omega, rate: rate, threshold)
    case .over(let slow, let fast, let a, let b):
      let speed = abs(a * slow) + abs(b * fast)
      return decayTime(from: abs(a) + abs(b), speed: speed, rate: -slow, threshold)
    }
  }

  /// (b + ω (a + bτ)) e^(−ωτ) bounds the speed and ω times the distance, and only ever falls.
  private func criticalSettlingTime(omega: Double, a: Double, b: Double, _ threshold: SettleThreshold) -> Double {
    let bound = min(threshold.speed, omega * threshold.distance)
    func isUnder(_ tau: Double) -> Bool { (b + omega * (a + b * tau)) * Libm.exp(-omega * tau) <= bound }
    if isUnder(0) { return 0 }
    var end = 1 / omega
    while !isUnder(end) { end *= 2 }
    return Bisection.earliest(after: 0, until: end, where: isUnder)
  }

  private func decayTime(from distance: Double, speed: Double, rate: Double, _ threshold: SettleThreshold) -> Double {
    let excess = max(distance / threshold.distance, speed / threshold.speed)
    return excess <= 1 ? 0 : Libm.log(excess) / rate
  }

  /// Seconds until the velocity is zero, where that happens once; nil where it never does.
  var turn: Double? {
    switch self {
    case .critical(let omega, let a, let b):
      let tau = (b - omega * a) / (omega * b)
      return tau > 0 && tau.isFinite ? tau : nil
    case .under:
      preconditionFailure("An underdamped spring turns many times.")
    case .over(let slow, let fast, let a, let b):
      let ratio = -(b * fast) / (a * slow)
      let tau = Libm.log(ratio) / (slow - fast)
      return ratio > 1 && tau.isFinite ? tau : nil
    }
  }
}
