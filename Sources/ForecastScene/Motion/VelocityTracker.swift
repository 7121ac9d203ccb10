/// Estimates how fast a finger moves along one axis when it leaves the glass.
///
/// A least-squares fit over the last 100 ms, as Android's `VelocityTracker` (LSQ2) and Flutter's do: a parabola through
/// five samples or more, a line below that, since the slow panels (25 to 50 Hz) give only three or four. Samples that
/// repeat the position add nothing: many drivers never send them, and the others must not differ.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back samples count, in seconds. 0.1 (Android, Flutter).
  public static let window = 0.1
  /// The shortest silence that means a finger at rest, in seconds. 0.04 (Android).
  public static let shortestSilence = 0.04
  /// The silence that always means a finger at rest, in seconds.
  public static let longestSilence = 0.1
  /// Samples closer than this are one, in seconds: events of one report, or a burst with stamps of little worth.
  public static let mergeInterval = 0.001
  /// The shortest stretch of samples that tells a speed, in seconds. Below it noise in the stamps is all there is.
  public static let shortestSpan = 0.005

  /// How far a finger at rest may seem to go between two reports, in points: ±2 pixels and a rounding.
  static let trembling = 4.5
  /// The interval from which a panel is slow, in seconds: 55 Hz.
  static let slowInterval = 0.018

  /// Samples kept at most; half of them are the window at a mouse's 1000 Hz.
  private static let capacity = 200
  private static let parabolaCount = 5
  /// The intervals between samples that tell how often the panel reports: the newest, an odd number at most.
  private static let intervalCount = 15

  /// In the order of their times. The memory is had once for a gesture, and moved in place from then on.
  private var samples: [PositionSample] = []

  /// Makes a tracker that has seen nothing.
  public init() {}

  /// Makes a tracker whose gesture begins with a finger at `x` points at time `t`.
  public init(x: Double, at t: Double) {
    samples.reserveCapacity(Self.capacity)
    samples.append(PositionSample(t: t, x: x))
  }

  /// Takes in the finger's position, in points, at time `t`.
  ///
  /// Of samples at one time the last counts; a time before the last sample's is taken for the same time.
  public mutating func add(x: Double, at t: Double) {
    guard let last = samples.last else { return samples.append(PositionSample(t: t, x: x)) }
    if t - last.t < Self.mergeInterval {
      samples[samples.count - 1].x = x
    } else if x != last.x {
      if samples.count == Self.capacity { samples.removeFirst(Self.capacity / 2) }
      samples.append(PositionSample(t: t, x: x))
    }
  }

  /// The finger's velocity at time `t`, in points a second, positive to growing x; zero after a silence.
  public func velocity(at t: Double) -> Double {
    let silence = silence
    guard let last = samples.last, t - last.t <= silence else { return 0 }
    let recent = stretch(endingAt: last, silence: silence)
    guard let first = recent.first, last.t - first.t >= Self.shortestSpan else { return 0 }
    return boundedSlope(recent, until: last.t) ?? LeastSquares.lineSlope(recent) ?? 0
  }

  /// The slope at the end, kept near that of the line through the newer half of the window; nil for too few samples.
  ///
  /// A parabola through a sudden stop runs back at hundreds of points a second, and through a turn it doubles the new
  /// speed; a line through a slow panel's three samples does not notice the stop at all. A finger that sped up evenly from
  /// rest ends at 4/3 of its mean speed over the newer half; no more is believed, of a line only the mean itself, and nothing
  /// that points the other way.
  private func boundedSlope(_ recent: ArraySlice<PositionSample>, until end: Double) -> Double? {
    let newerHalf = recent.drop { end - $0.t > Self.window / 2 }
    let isParabola = recent.count >= Self.parabolaCount
    let slope = isParabola ? LeastSquares.parabolaSlope(recent) : LeastSquares.lineSlope(recent)
    guard let slope, let line = LeastSquares.lineSlope(newerHalf) else { return nil }
    if slope * line <= 0 { return 0 }
    let bound = abs(line) * (isParabola ? 4.0 / 3 : 1)
    return min(max(slope, -bound), bound)
  }

  /// The velocity a release at time `t` has: at most `maximumSpeed`, and zero below `flingSpeed` (points a second).
  public func releaseVelocity(at t: Double, flingSpeed: Double, maximumSpeed: Double) -> Double {
    let velocity = velocity(at: t)
    return abs(velocity) < max(flingSpeed, tremblingSpeed(at: t)) ? 0 : min(max(velocity, -maximumSpeed), maximumSpeed)
  }

  /// The speed that a finger may seem to have that only trembles, in points a second: a slow panel's few samples do not
  /// average it away.
  private func tremblingSpeed(at t: Double) -> Double {
    guard let last = samples.last, let interval, interval >= Self.slowInterval else { return 0 }
    return stretch(endingAt: last, silence: silence).count < Self.parabolaCount ? Self.trembling / interval : 0
  }

  /// How long nothing may be heard before the finger is taken to rest, in seconds: 2.5 intervals of the panel between
  /// the two bounds.
  public var silence: Double {
    guard let interval else { return Self.shortestSilence }
    return min(max(2.5 * interval, Self.shortestSilence), Self.longestSilence)
  }

  /// Seconds from one report of the panel to the next: the median of the newest intervals; nil before the second sample.
  var interval: Double? {
    let count = min(samples.count - 1, Self.intervalCount)
    guard count > 0 else { return nil }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { sorted in
      for number in 0..<count {
        let index = samples.count - 1 - number
        let interval = samples[index].t - samples[index - 1].t
        var place = number
        while place > 0, sorted[place - 1] > interval {
          sorted.initializeElement(at: place, to: sorted[place - 1])
          place -= 1
        }
        sorted.initializeElement(at: place, to: interval)
      }
      return sorted[count / 2]
    }
  }

  /// The newest samples that lie in the window without a silence between them.
  private func stretch(endingAt last: PositionSample, silence: Double) -> ArraySlice<PositionSample> {
    var start = samples.count - 1
    while start > 0, last.t - samples[start - 1].t <= Self.window, samples[start].t - samples[start - 1].t <= silence {
      start -= 1
    }
    return samples[start...]
  }
}
