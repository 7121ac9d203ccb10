import ForecastScene

/// A user in front of a stage without a screen: acts on the page, looks at it, and is the only one who moves time on.
///
/// Everything done is kept as a script, so that it can be played again on another stage.
public final class StageHarness {
  public let stage: Stage
  public let measurer = FixedMeasurer()
  /// What has happened so far.
  public private(set) var script = GestureScript()
  /// Every frame made so far; at least one.
  public private(set) var frames: [Frame] = []
  /// Seconds of the monotonic clock.
  public private(set) var t: Double
  /// Frames a second made while time passes.
  public var rate: Double

  /// A page on a screen of so many device pixels.
  public init(
    _ page: CannedPage = .kilkenny(), width: Int = 720, height: Int = 1280, scale: Double = 1,
    settings: SceneSettings = SceneSettings(), rate: Double = 60, at t: Double = 100
  ) {
    stage = Stage(measuring: measurer)
    self.t = t
    self.rate = rate
    send(.settings(settings))
    send(.viewport(width: width, height: height, scale: PixelScale(pixelsPerPoint: scale)))
    send(page.event)
    look()
  }

  // MARK: Time

  /// Something happens now.
  public func send(_ event: SceneEvent) {
    script.add(event, at: t)
    stage.handle(event, at: t)
  }

  /// A frame now.
  @discardableResult
  public func look() -> Frame {
    script.wait(until: t)
    let frame = stage.frame(at: t)
    frames.append(frame)
    return frame
  }

  /// Time passes, a frame at every refresh; the frames made.
  @discardableResult
  public func wait(_ seconds: Double) -> [Frame] {
    let start = t
    let count = Int((seconds * rate).rounded(.down))
    var made: [Frame] = []
    for number in 1...max(1, count) where count > 0 {
      t = start + Double(number) / rate
      made.append(look())
    }
    skip(to: start + seconds)
    return made
  }

  /// Time passes without a frame.
  public func skip(_ seconds: Double) { skip(to: t + seconds) }

  private func skip(to time: Double) {
    t = max(t, time)
    script.wait(until: t)
  }

  /// Frames until nothing moves by itself any more, ten seconds at most.
  @discardableResult
  public func settle() -> [Frame] {
    var made: [Frame] = [look()]
    while made[made.count - 1].wake == .nextFrame, made.count < Int(10 * rate) { made += wait(1 / rate) }
    return made
  }
}
