import ForecastScene

/// Feeds a script to a stage, sample by sample.
struct ReplayPlayer {
  private let performance: Performance
  private var events: ArraySlice<ReplayEvent>
  private let scale: PixelScale
  private var retries = 0
  private var ticks = 0
  private var announced: [String] = []

  init(_ performance: Performance, script: ReplayScript, scale: Double) {
    self.performance = performance
    events = script.events[...]
    self.scale = PixelScale(pixelsPerPoint: scale)
  }

  /// Applies everything up to `t`, in the order of time, and makes the frame of `t`. Times have to ascend.
  mutating func sample(at t: Double) -> ReplaySample {
    while let event = events.first, event.t <= t {
      performance.turnPages(until: event.t)
      apply(event)
      // At the event's own time: what a retry brings must not depend on when samples are taken.
      obey(performance.stage.takeCommands(), at: event.t)
      events.removeFirst()
    }
    performance.turnPages(until: t)
    let frame = performance.stage.frame(at: t)
    obey(frame.commands, at: t)
    defer {
      ticks = 0
      announced = []
    }
    return ReplaySample(
      t: t, frame: frame, words: performance.stage.page?.words ?? PageWords(), ticks: ticks, retries: retries,
      announced: announced,
      wake: frame.wake.sooner(of: performance.nextTurn))
  }

  /// Carries out what the page asks for, and counts it.
  private mutating func obey(_ commands: SceneCommands, at t: Double) {
    for command in commands {
      switch command {
      case .tick(let count): ticks += count
      case .proof: break
      case .announce(let announcement): announced.append(announcement.text)
      case .retry:
        retries += 1
        // As on a display: the page says that it waits, then what came of it.
        performance.update(at: t) { pressroom, _ in pressroom.awaitAnswer() }
        performance.update(at: t) { $0.load(at: $1) }
      }
    }
  }

  private func apply(_ event: ReplayEvent) {
    let stage = performance.stage
    let t = event.t
    switch event.kind {
    case .pointer(let phase, let finger, let x, let y):
      stage.handle(.pointer(phase, finger: finger, x: x, y: y), at: t)
    case .key(let key): stage.handle(.key(key), at: t)
    case .wheel(let dx, let dy, let spot):
      let spot = spot ?? middleOfTape
      stage.handle(.wheel(dx: dx, dy: dy, x: spot.x, y: spot.y), at: t)
    case .turn(let detents): stage.handle(.turn(detents), at: t)
    case .accessibility(let request): stage.handle(.accessibility(request), at: t)
    case .forecast(let file): performance.update(at: t) { $0.read([file], at: $1) }
    case .clock(let now): performance.set(WallClock(showing: now, at: t), at: t)
    case .resize(let size): performance.resize(to: size, scale: scale, at: t)
    case .end: break
    }
  }

  /// Where a wheel turns when the script does not say.
  private var middleOfTape: ReplayEvent.Spot {
    guard let tape = performance.stage.regions.tape else { return ReplayEvent.Spot(x: 0, y: 0) }
    return ReplayEvent.Spot(x: Double(tape.minX + tape.maxX) / 2, y: Double(tape.minY + tape.maxY) / 2)
  }
}

extension Wake {
  /// The same, but not later than a time at which something else is due.
  func sooner(of time: Double?) -> Wake {
    switch (self, time) {
    case (.nextFrame, _), (_, nil): self
    case (.event, let time?): .at(time)
    case (.at(let own), let time?): .at(min(own, time))
    }
  }
}
