import ForecastScene

/// A script of events, read whole and checked before anything is played.
struct ReplayScript: Equatable, Sendable {
  /// Ascending by time, without the end.
  private(set) var events: [ReplayEvent] = []
  /// When the last sample is taken: at the end event, otherwise at the last event.
  private(set) var end = 0.0

  /// What is wrong with a line.
  struct Fault: Error, Equatable {
    /// From 1.
    let line: Int
    let reason: String
  }

  /// Reads JSON lines; empty lines are passed over.
  init(_ text: String) throws(Fault) {
    var isOver = false
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let number = index + 1
      guard !isOver else { throw Fault(line: number, reason: "nothing may come after the end") }
      let event = try Self.event(String(line), number)
      guard event.t >= end else { throw Fault(line: number, reason: "t runs backwards; sort the lines by t") }
      end = event.t
      if event.kind == .end { isOver = true } else { events.append(event) }
    }
  }

  private static func event(_ line: String, _ number: Int) throws(Fault) -> ReplayEvent {
    do throws(ReplayLine.Refusal) {
      return try ReplayLine(json: line).event()
    } catch {
      throw Fault(line: number, reason: error.reason)
    }
  }

  /// The times at which frames are made: 0, S, 2S … and the end. Made as they are asked for: there may be any number.
  func samples(every step: Double) -> some Collection<Double> {
    let end = end
    let before = end > Self.instant ? Int(((end - Self.instant) / step).rounded(.up)) : 0
    // The time of a sample is a product, never a sum: sums drift.
    return (0...before).lazy.map { $0 < before ? Double($0) * step : end }
  }

  /// Samples closer than this, in seconds, are one: a multiple of the step may miss the end by a rounding.
  private static let instant = 1e-9
}
