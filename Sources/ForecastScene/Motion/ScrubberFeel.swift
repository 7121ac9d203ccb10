/// Every constant of how the scrubber feels, with its unit and where it comes from.
public struct ScrubberFeel: Hashable, Sendable {
  /// How far a finger may stray before the tape follows, in points. 8, as in Flutter's early constants; 1.5 mm
  /// where the panel's size is known, which the caller converts.
  public var slop = 8.0
  /// The spring that draws the tape to an hour. Response 0.35 s, critically damped; the damping ratio is 1 or more, since
  /// the tape must not swing.
  public var snap = Spring.snap
  /// How far a release runs on, in points per point a second, that is seconds. 0.4995 s: UIKit's normal deceleration of
  /// 0.998 a millisecond, −1 / (1000 · ln 0.998).
  public var projection = 0.4995
  /// The release speed from which a glide is a fling, in points a second; below it the velocity counts as zero. 50: the
  /// least fling speed of Android and Flutter.
  public var flingSpeed = 50.0
  /// The greatest release speed, in points a second. 8000: the maximum of Android and Flutter.
  public var maximumSpeed = 8000.0
  /// The longest braking glide, in seconds; a slower one is drawn by the spring instead. 1.4, a fifth above the
  /// 0.4995 s · 2.358 that an unrounded release takes.
  public var longestGlide = 1.4
  /// The distance beyond either end that the rubber band approaches, in hours. 9: about what the tape shows at once, as
  /// UIKit takes the extent of its view.
  public var overscrollLimit = 9.0
  /// The silence after which a touchpad's drag is over, in seconds. 0.15: three reports of a slow one (25 Hz) and some
  /// room.
  public var touchpadSilence = 0.15
  /// When a spring counts as arrived: a quarter point, 10 points a second. Half a pixel on a screen of scale 2.
  public var settling = SettleThreshold(distance: 0.25, speed: 10)

  /// Makes the feel of the page; change what differs.
  public init() {}
}
