import ForecastScene

/// Whether the page is to be seen: by the hours in which it should be dark, by who is there, and by who has touched it.
///
/// Times are the stage's seconds, hours those of the place.
struct LightPolicy {
  /// What holds at a time.
  struct Look: Equatable {
    var isLit: Bool
    /// When that may next change by itself, in the stage's seconds; nil for not before something happens.
    var next: Double?
  }

  /// Hours in which the screen may be dark; nil is always where presence is watched, otherwise never.
  private var darkHours: HoursWatch?
  /// Whether something tells that someone is here.
  private let watchesPresence: Bool
  /// Seconds for which a touch, or somebody who has gone, keeps the page lit.
  private let patience: Double

  private var isSomeoneHere = false
  private var litUntil = -Double.infinity

  /// Makes a policy that nobody has touched yet. Without hours and without presence the page is always lit.
  init(darkHours: DailyHours? = nil, watchesPresence: Bool = false, patience: Double = 120) {
    self.darkHours = darkHours.map(HoursWatch.init)
    self.watchesPresence = watchesPresence
    self.patience = patience
  }

  /// Somebody touched the screen or pressed a key.
  mutating func touched(at t: Double) { litUntil = max(litUntil, t + patience) }

  /// Somebody has come or gone.
  mutating func presence(_ isHere: Bool, at t: Double) {
    guard isHere != isSomeoneHere else { return }
    isSomeoneHere = isHere
    if !isHere { touched(at: t) }
  }

  /// What holds at a time, which is an instant of the place; nil is a clock that has not been set, by which no hour is dark.
  mutating func look(at t: Double, _ now: Instant?, in zone: ZoneRules) -> Look {
    let hours = now.flatMap { now in darkHours?.look(at: now, in: zone) }
    let edge = hours?.edge.flatMap { edge in now.map { t + edge.seconds(since: $0) } }
    let mayBeDark = darkHours == nil ? watchesPresence : hours?.isInside ?? false
    guard mayBeDark, !isSomeoneHere else { return Look(isLit: true, next: edge) }
    guard t < litUntil else { return Look(isLit: false, next: edge) }
    return Look(isLit: true, next: min(litUntil, edge ?? litUntil))
  }
}
