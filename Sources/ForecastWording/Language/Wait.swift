import ForecastScene

/// A time to wait as it is told in words: whole minutes up to an hour, then whole hours, both rounded up.
enum Wait: Hashable {
  case minutes(Int)
  case hours(Int)

  /// The wait for an instant; nil when it has come.
  init?(from now: Instant, to then: Instant) {
    let seconds = then.seconds(since: now)
    guard seconds > 0, seconds < 1e9 else { return nil }
    let minutes = Int((seconds / 60).rounded(.up))
    self = minutes < 60 ? .minutes(minutes) : .hours(Int((seconds / 3_600).rounded(.up)))
  }

  /// The first instant after `now` at which the wait for `then` is told differently; nil when it has come.
  static func nextChange(after now: Instant, waitingFor then: Instant) -> Instant? {
    guard let wait = Wait(from: now, to: then) else { return nil }
    switch wait {
    case .minutes(let number): return then.advanced(by: Double(number - 1) * -60)
    // The last hour is told until 59 minutes are left.
    case .hours(1): return then.advanced(by: -59 * 60)
    case .hours(let number): return then.advanced(by: Double(number - 1) * -3_600)
    }
  }
}
