import ForecastScene

/// The light of the display: when it is dark, how bright it is, where the page stands on it, and what wakes it.
///
/// The loop asks before each frame and sleeps no longer than it is told; times are the stage's.
final class ScreenLight {
  /// What holds until the next time.
  struct Order: Equatable {
    var sight: ScreenLamp.Sight
    /// Where the page stands.
    var drift: PixelOffset
    /// It has just gone dark: whoever still touches the screen lets go of the page.
    var callsOffTouches: Bool
    /// When there is something to do by itself; nil for not before something happens.
    var next: Double?
  }

  private var policy: LightPolicy
  private var lamp: ScreenLamp
  private var gesture = WakingGesture()
  private var isLit = true
  /// When the page began to wander; nil where it stands.
  private let driftStart: Double?

  init(_ policy: LightPolicy, _ lamp: ScreenLamp, drifts: Bool, at t: Double) {
    self.policy = policy
    self.lamp = lamp
    driftStart = drifts ? t : nil
  }

  /// The panel is another one, or there is none for the moment.
  func use(_ panel: (any PanelPower)?) { lamp.use(panel) }

  /// Does what is due. `now` is nil while the clock has not been set.
  func turn(at t: Double, _ now: Instant?, in zone: ZoneRules, isNight: Bool) -> Order {
    let look = policy.look(at: t, now, in: zone)
    let callsOff = isLit && !look.isLit
    isLit = look.isLit
    let (sight, next) = lamp.turn(isLit: isLit, isNight: isNight, at: t)
    // Nobody sees it wander in the dark, so nothing wakes for it.
    let step = sight == .nothing ? nil : driftStart.map { $0 + PageDrift.nextStep(after: t - $0) }
    return Order(
      sight: sight, drift: driftStart.map { PageDrift.offset(after: t - $0) } ?? .zero, callsOffTouches: callsOff,
      next: Self.sooner(look.next, Self.sooner(next, step)))
  }

  private static func sooner(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
  }

  /// Whether an event is for the page; each that somebody causes keeps the light on, and the one that lights it is for that alone.
  func admits(_ event: SceneEvent, at t: Double) -> Bool {
    switch event {
    case .pointer, .key, .wheel, .turn, .accessibility: policy.touched(at: t)
    default: break
    }
    return gesture.passes(event, isDark: !isLit, at: t)
  }

  /// A key that the page has no use for, or a pointer that moves: it lights the screen all the same.
  func stirred(at t: Double) { policy.touched(at: t) }

  /// Somebody has come or gone.
  func presence(_ isHere: Bool, at t: Double) { policy.presence(isHere, at: t) }

  /// Lights the screen for whoever has it next.
  func restore() { lamp.restore() }
}
