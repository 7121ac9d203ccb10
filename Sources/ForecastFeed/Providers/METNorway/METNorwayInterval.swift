import ForecastScene

/// A stretch of the series that its steps tell in one: an hour, or six in the tail. Intervals do not overlap.
struct METNorwayInterval {
  let start: Instant
  /// Seconds.
  let length: Double
  let period: METNorwayResponse.Period

  var end: Instant { start.advanced(by: length) }
  var middle: Instant { start.advanced(by: length / 2) }

  /// The intervals of an answer, ascending.
  static func all(of steps: [METNorwayResponse.Step]) -> [METNorwayInterval] {
    var intervals: [METNorwayInterval] = []
    for step in steps {
      if let last = intervals.last, last.end > step.time { continue }
      if let hour = step.nextHour {
        intervals.append(METNorwayInterval(start: step.time, length: 3_600, period: hour))
      } else if let six = step.nextSixHours {
        intervals.append(METNorwayInterval(start: step.time, length: 6 * 3_600, period: six))
      }
    }
    return intervals
  }

  /// Which share of it lies between two instants, 0…1.
  func share(from begin: Instant, to end: Instant) -> Double {
    max(0, min(end, self.end).seconds(since: max(begin, start))) / length
  }
}
