/// The character of a spring, apart from any motion along it.
///
/// Stated as response and damping ratio, the way SwiftUI's `Animation.spring(response:dampingFraction:)` does, for a
/// unit mass: angular frequency 2π / response, stiffness its square, damping 2 · ratio · frequency.
public struct Spring: Hashable, Sendable {
  /// Seconds to the target, roughly: one period of the undamped spring. Above zero.
  public let response: Double
  /// 1 arrives without overshoot as fast as that can be; below it swings past the target, above it creeps. Above zero.
  public let dampingRatio: Double

  /// Makes a spring from its response in seconds and its damping ratio, both above zero.
  public init(response: Double, dampingRatio: Double) {
    precondition(response > 0 && dampingRatio > 0, "A spring needs a response and a damping ratio above zero.")
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// The undamped angular frequency, in radians a second.
  public var angularFrequency: Double { 2 * .pi / response }

  /// The snap of the tape: 0.35 s and no overshoot, since print does not wobble.
  public static let snap = Spring(response: 0.35, dampingRatio: 1)
  /// A drum of the giant figure: 0.45 s, damping 0.9: it passes its digit by less than can be seen.
  public static let drum = Spring(response: 0.45, dampingRatio: 0.9)
}
