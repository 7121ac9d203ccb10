import ForecastScene

/// The laws every row of frames keeps; a test feeds it scripts and expects no sentence back.
public enum FrameLaws {
  /// The laws a script breaks when it is looked at at some times, held against a stage that is asked once at its end.
  public static func broken(by script: GestureScript, samples: [Double]) -> [String] {
    let often = script.play(on: Stage(measuring: FixedMeasurer()), samples: samples)
    let once = script.play(on: Stage(measuring: FixedMeasurer()))
    guard let seen = often.last, let fresh = once.last else { return [] }
    var broken = damageLaws(often) + wakeLaws(often, script, times: script.times(samples))
    if seen.list != fresh.list {
      broken.append("The last list is stale: \(Golden.difference(fresh.list.dump, seen.list.dump) ?? "order")")
    }
    if seen.readout != fresh.readout { broken.append("\(seen.readout) is not \(fresh.readout).") }
    if seen.accessibility != fresh.accessibility {
      broken.append("The tree's key is \(seen.accessibility), not \(fresh.accessibility).")
    }
    if seen.wake != fresh.wake { broken.append("It wakes \(seen.wake), not \(fresh.wake).") }
    let (counted, due) = (Commands(often), Commands(once))
    if counted != due { broken.append("\(counted) is not \(due).") }
    return broken
  }

  /// What frames of one stage, in their order, say against each other.
  public static func damageLaws(_ frames: [Frame]) -> [String] {
    zip(frames.dropFirst(), frames).flatMap { next, before in damageLaws(from: before.list, to: next) }
  }

  /// Before the time at which a frame wants to be woken, and without an event, nothing changes.
  static func wakeLaws(_ frames: [Frame], _ script: GestureScript, times: [Double]) -> [String] {
    frames.indices.dropLast().compactMap { index in
      let (now, next) = (times[index], times[index + 1])
      let isAsleep =
        switch frames[index].wake {
        case .nextFrame: false
        case .at(let t): next < t
        case .event: true
        }
      guard isAsleep, !script.hasEvent(after: now, until: next) else { return nil }
      let later = frames[index + 1]
      // A finger that holds still loses its speed in silence.
      var expected = frames[index].readout
      expected.velocity = later.readout.velocity
      let isStill =
        later.damage.isEmpty && later.commands.isEmpty && later.readout == expected
        && later.accessibility == frames[index].accessibility
      return isStill ? nil : "It sleeps from \(now), yet at \(next) something has changed."
    }
  }

  /// Whatever differs between two lists lies inside the damage and belongs to a node that is named.
  static func damageLaws(from old: DisplayList, to frame: Frame) -> [String] {
    let new = frame.list
    if (old.width, old.height, old.paper.argb) != (new.width, new.height, new.paper.argb) {
      let whole = PixelRect(minX: 0, minY: 0, maxX: new.width, maxY: new.height)
      return frame.damage.covers(whole) ? [] : ["Another sheet, and the damage is not the whole of it."]
    }
    let rest = new.chunks.difference(from: old.chunks)
    return rest.compactMap { change in
      switch change {
      case .insert(_, let placed, _), .remove(_, let placed, _):
        if !frame.damage.covers(placed.bounds) {
          return "\(placed.node) differs at \(placed.bounds) outside the damage."
        }
        let isNamed = placed.bounds.isEmpty || frame.damagedNodes.contains(placed.node)
        return isNamed ? nil : "\(placed.node) differs and is not named."
      }
    }
  }

  /// What frames asked of the world, counted up.
  public struct Commands: Equatable {
    public var ticks = 0
    public var retries = 0
    public var announced: [AccessibilityTree.Announcement] = []
    public var proofs = 0

    public init(_ frames: [Frame]) {
      for command in frames.flatMap(\.commands) {
        switch command {
        case .retry: retries += 1
        case .tick(let count): ticks += count
        case .announce(let announcement): announced.append(announcement)
        case .proof: proofs += 1
        }
      }
    }
  }
}

extension Damage {
  /// Whether every pixel of a rectangle lies inside.
  public func covers(_ rect: PixelRect) -> Bool {
    rect.isEmpty || rects.reduce(0) { $0 + $1.intersection(rect).area } == rect.area
  }
}
