import ForecastScene

/// One line of a replay script.
struct ReplayEvent: Equatable, Sendable {
  /// What happens.
  enum Kind: Equatable, Sendable {
    case pointer(SceneEvent.PointerPhase, finger: Int, x: Double, y: Double)
    case key(SceneEvent.Key)
    /// Notches; where the pointer stands, if the script says so.
    case wheel(dx: Double, dy: Double, at: Spot?)
    /// Detents of a knob.
    case turn(Int)
    /// What a screen reader asks.
    case accessibility(AccessibilityRequest)
    /// A forecast comes in, from a file of recorded answers.
    case forecast(file: String)
    /// The wall clock is set.
    case clock(Instant)
    case resize(PageSettings.Size)
    case end
  }

  /// A place on the page in device pixels.
  struct Spot: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  /// Seconds from the start.
  var t: Double
  var kind: Kind
}
