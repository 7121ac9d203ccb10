/// The page on a screen that is not there: events go in with their times, frames come out.
///
/// Reads no clock: `t` is always given, in seconds of a monotonic clock, and never runs backwards.
public final class Stage {
  /// An empty stage; it shows bare paper until it has a viewport and a page.
  public init(measuring: any TextMeasuring) {}

  /// Changes state. Cost: small; nothing is arranged or painted before the next frame.
  public func handle(_ event: SceneEvent, at t: Double) {}

  /// The page at a time.
  public func frame(at t: Double) -> Frame { fatalError("not built yet") }

  /// Where the parts of the unscrolled page lie. Arranges if need be.
  public var regions: Regions { Regions() }
}
