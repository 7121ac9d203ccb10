/// Finds where a body's clearance above the horizon changes its sign.
///
/// Looks every ten minutes, at instants that do not depend on the span asked for, and between three looks where the body turns round
/// near the horizon: a night of two minutes at the edge of the polar day is found like any other.
struct HorizonSearch {
  private typealias Look = (instant: Instant, clearance: Double)

  private static let step = 600.0
  /// Seconds to which an event is found.
  private static let precision = 0.05

  private let clearance: (Instant) -> Double

  /// Makes a search in a continuous function of time: degrees above the horizon, negative below.
  init(_ clearance: @escaping (Instant) -> Double) { self.clearance = clearance }

  /// The crossings from `start` up to but not including `end`, ascending.
  func events(from start: Instant, to end: Instant) -> [SkyEvent] {
    guard start < end else { return [] }
    // Two steps more on either side: a turn needs three looks.
    let first = (start.secondsSince1970 / HorizonSearch.step).rounded(.down) - 2
    let last = (end.secondsSince1970 / HorizonSearch.step).rounded(.up) + 2
    var found: [SkyEvent] = []
    var (a, b) = (look(at: first), look(at: first + 1))
    for number in stride(from: first + 2, through: last, by: 1) {
      let c = look(at: number)
      found += crossings(a, b, c)
      (a, b) = (b, c)
    }
    return found.filter { $0.instant >= start && $0.instant < end }
  }

  private func look(at number: Double) -> Look { look(at: Instant(secondsSince1970: number * HorizonSearch.step)) }

  private func look(at instant: Instant) -> Look { (instant, clearance(instant)) }

  /// The crossings between `a` and `b`, and a pair of them around a turn at `b` that no look has shown.
  private func crossings(_ a: Look, _ b: Look, _ c: Look) -> [SkyEvent] {
    if isUp(a) != isUp(b) { return [crossing(a, b)] }
    guard isUp(b) == isUp(c), let turn = turn(a, b, c), isUp(turn) != isUp(b) else { return [] }
    return [crossing(a, turn), crossing(turn, c)]
  }

  private func isUp(_ look: Look) -> Bool { look.clearance >= 0 }

  /// The look at the vertex of the parabola through three looks, when `b` is the nearest to the horizon.
  private func turn(_ a: Look, _ b: Look, _ c: Look) -> Look? {
    let (before, after) = (b.clearance - a.clearance, c.clearance - b.clearance)
    let towardsHorizon = isUp(b) ? before <= 0 && after > 0 : before >= 0 && after < 0
    guard towardsHorizon else { return nil }
    return look(at: b.instant.advanced(by: HorizonSearch.step / 2 * (before + after) / (before - after)))
  }

  /// The crossing between two looks of unlike sign, by false position with the Illinois rule.
  private func crossing(_ a: Look, _ b: Look) -> SkyEvent {
    var (a, b) = (a, b)
    let kind = isUp(b) ? SkyEvent.Kind.rise : .set
    var middle = a.instant
    for _ in 0..<60 {
      let last = middle
      middle = a.instant.advanced(by: b.instant.seconds(since: a.instant) * a.clearance / (a.clearance - b.clearance))
      if abs(middle.seconds(since: last)) < HorizonSearch.precision { break }
      let next = look(at: middle)
      if isUp(next) == isUp(b) {
        b = next
        a.clearance /= 2
      } else {
        (a, b) = (b, next)
      }
    }
    return SkyEvent(kind: kind, instant: middle)
  }
}
