import ForecastScene

/// One line of a replay's answer.
struct ReplaySample {
  let t: Double
  let frame: Frame
  /// The words of the page in force.
  let words: PageWords
  /// Hours crossed since the last sample.
  let ticks: Int
  /// Retries asked for so far.
  let retries: Int
  /// What was said since the last sample.
  let announced: [String]
  let wake: Wake

  var json: JSON {
    let readout = frame.readout
    let nodes = Set(frame.damagedNodes.map(\.part)).sorted()
    return [
      "t": .number(t), "phase": .string(readout.phase.rawValue), "position": .number(readout.position),
      "velocity": .number(readout.velocity), "selection": .integer(readout.selection), "shown": .string(shown),
      "bodyFraction": .number(readout.bodyFraction), "ring": ring, "scroll": .number(readout.scroll),
      "damagePixels": .integer(frame.damage.area), "damaged": .array(nodes.map(JSON.string)),
      "focus": .string(readout.focus?.name), "focusShown": .bool(readout.isFocusShown), "spoken": .string(spoken),
      "announced": .array(announced.map(JSON.string)), "layouts": .integer(readout.layouts), "ticks": .integer(ticks),
      "retries": .integer(retries), "wake": wakeTold,
    ]
  }

  private var shown: String? {
    let hour = frame.readout.selection
    return words.hours.indices.contains(hour) ? words.hours[hour].temperature?.printed : nil
  }

  /// The hour that a reader is told.
  private var spoken: String? {
    guard words.notice.title.isEmpty else { return nil }
    let hour = frame.accessibility.hour
    return words.hours.indices.contains(hour) ? words.hours[hour].spoken : nil
  }

  private var ring: JSON {
    frame.readout.ring.map { ["day": .integer($0.day), "at": .number($0.at)] } ?? nil
  }

  private var wakeTold: JSON {
    switch wake {
    case .nextFrame: ["kind": "next-frame", "t": nil]
    case .at(let time): ["kind": "at", "t": .number(time)]
    case .event: ["kind": "event", "t": nil]
    }
  }
}
