/// What showing a frame told of the display's refreshes.
struct RefreshSighting: Equatable, Sendable {
  /// Seconds from handing the frame over until the system had taken it: work, and maybe waiting for a refresh; 0 where showing
  /// never waits.
  var showing = 0.0
  /// The machine's time of a refresh, as the kernel tells it; nil where it does not.
  var time: Double?
}
