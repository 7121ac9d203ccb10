import ForecastScene

/// A list of events with their times: everything that ever happens to a stage.
public struct GestureScript: Sendable {
  /// An event and the second of the monotonic clock at which it comes.
  public struct Step: Sendable {
    public var t: Double
    public var event: SceneEvent

    public init(t: Double, event: SceneEvent) {
      self.t = t
      self.event = event
    }
  }

  /// Ascending by time.
  public private(set) var steps: [Step] = []
  /// Up to when it is looked at; never before the last step.
  public private(set) var end = 0.0

  public init() {}

  /// Adds an event at a time that is not before the last one.
  public mutating func add(_ event: SceneEvent, at t: Double) {
    precondition(t >= end, "A script goes forward in time.")
    steps.append(Step(t: t, event: event))
    end = t
  }

  /// Lets time pass after the last event.
  public mutating func wait(until t: Double) { end = max(end, t) }
}

extension GestureScript {
  /// The times of the frames that `play` makes.
  func times(_ samples: [Double]) -> [Double] { samples.filter { $0 < end }.sorted() + [end] }

  /// Whether something happens after one time and no later than another.
  func hasEvent(after start: Double, until end: Double) -> Bool { steps.contains { $0.t > start && $0.t <= end } }

  /// What a stage shows at some times while the script is played: its frames, the last one at the end.
  ///
  /// Events at a sample's time come before the sample.
  public func play(on stage: Stage, samples: [Double] = []) -> [Frame] {
    var rest = steps[...]
    return times(samples).map { t in
      while let step = rest.first, step.t <= t {
        stage.handle(step.event, at: step.t)
        rest.removeFirst()
      }
      return stage.frame(at: t)
    }
  }
}
