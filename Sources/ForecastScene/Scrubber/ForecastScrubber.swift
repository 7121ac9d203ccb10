/// The control under the indicator: a tape of hours that is dragged, flung and snaps to whole hours.
///
/// It owns drag, fling and snap and nothing else; it is a control, not a readout. Hours count from 0, the first of the
/// tape. Positions are in hours, fingers in points, times in seconds on a monotonic clock that the caller reads; events
/// come in the order of their times. A finger going left pulls later hours in, one hour for every `hourWidth` points.
///
/// What happens by itself (an hour crossed in a fling, the end of a glide) happens at `nextTransition(after:)`, whatever
/// the frame rate.
public struct ForecastScrubber: Hashable, Sendable {
  /// Points from one hour to the next; above zero.
  public internal(set) var hourWidth: Double
  /// The constants of feel; they hold from the next touch or glide on.
  public internal(set) var feel: ScrubberFeel
  /// How much movement the viewer wants; holds from the next glide on.
  public var preference: MotionPreference

  var snapPoints: SnapPoints
  var state: ScrubberState

  /// Makes a scrubber at rest.
  ///
  /// `position` may lie between hours; beyond the ends it is clamped. `hourCount` is at least 1, `hourWidth` above zero,
  /// and the feel's snap spring is not underdamped.
  public init(
    hourCount: Int, hourWidth: Double, position: Double = 0, feel: ScrubberFeel = ScrubberFeel(),
    preference: MotionPreference = .standard
  ) {
    precondition(hourWidth > 0 && hourWidth.isFinite, "An hour of the tape needs a width above zero.")
    precondition(feel.snap.dampingRatio >= 1, "The tape's spring must not swing.")
    precondition(!position.isNaN, "The tape needs a position.")
    snapPoints = SnapPoints(count: hourCount)
    self.hourWidth = hourWidth
    self.feel = feel
    self.preference = preference
    state = .idle(position: snapPoints.clamped(position))
  }
}

// MARK: - What it shows

extension ForecastScrubber {
  /// How many hours the tape has; at least 1.
  public var hourCount: Int { snapPoints.count }

  /// The hour under the indicator at time `t`, continuous, in hours; beyond the ends while overscrolled.
  public func position(at t: Double) -> Double {
    switch state.advanced(to: t) {
    case .idle(let position): position
    case .pressed(let press): press.position
    case .dragging(let drag): overscroll.position(forPull: drag.shownPull(at: t, hourWidth: hourWidth))
    case .scrolling(let drag): overscroll.position(forPull: drag.pull)
    case .flinging(let motion), .settling(let motion): motion.value(at: t)
    }
  }

  /// How fast the position changes at time `t`, in hours a second, positive to later hours.
  ///
  /// While a finger drags it is the estimate a release would start from.
  public func velocity(at t: Double) -> Double {
    switch state.advanced(to: t) {
    case .idle, .pressed, .scrolling: return 0
    case .dragging(let drag):
      let speed = drag.tracker.releaseVelocity(at: t, flingSpeed: 0, maximumSpeed: feel.maximumSpeed)
      return tapeVelocity(speed, of: drag, at: t)
    case .flinging(let motion), .settling(let motion): return motion.velocity(at: t)
    }
  }

  /// The selected hour at time `t`: the nearest to the position, 0 to the last.
  public func selection(at t: Double) -> Int { snapPoints.nearest(to: position(at: t)) }

  /// What it is doing at time `t`.
  public func phase(at t: Double) -> ScrubberPhase { state.advanced(to: t).phase }

  /// The hour it rests at or is on its way to; under a finger, the nearest.
  public func target(at t: Double) -> Int {
    switch state.advanced(to: t) {
    case .flinging(let motion), .settling(let motion): snapPoints.nearest(to: motion.target)
    case .scrolling(let drag): snapPoints.nearest(to: drag.afterwards.target)
    case .idle, .pressed, .dragging: selection(at: t)
    }
  }

  /// Whether the position changes by itself at time `t`, so that frames are worth making.
  public func isMoving(at t: Double) -> Bool {
    switch state.advanced(to: t) {
    case .flinging, .settling: true
    case .dragging(let drag): drag.lead.isMoving(at: t)
    case .idle, .pressed, .scrolling: false
    }
  }

  /// Whether a release at time `t` would be a tap: a finger came down on a tape at rest and has stayed within the slop.
  public func isTap(at t: Double) -> Bool {
    guard case .pressed(let press) = state.advanced(to: t) else { return false }
    return press.slop > 0
  }

  /// The hour drawn `offset` points right of the indicator at time `t`, clamped to the tape: the target of a tap.
  public func hour(atOffset offset: Double, at t: Double) -> Int {
    snapPoints.nearest(to: position(at: t) + offset / hourWidth)
  }

  /// The next time after `t` at which something happens by itself: the selection changes, a touchpad's drag is over, a
  /// glide comes to rest. Nil when nothing will.
  ///
  /// The times depend on the events alone, to the bit, never on when or how often they are asked for; a stage goes from
  /// one to the next and counts every hour crossed, at any frame rate. (Under a finger hours are crossed with its events,
  /// and between them where the tape is shown ahead of a slow panel.)
  public func nextTransition(after t: Double) -> Double? {
    switch state.advanced(to: t) {
    case .idle, .pressed: nil
    case .dragging(let drag): nextTransition(of: drag, after: t)
    case .scrolling(let drag): drag.end
    case .flinging(let motion), .settling(let motion): Crossings.next(of: motion, snapPoints, after: t)
    }
  }

  private func nextTransition(of drag: FingerDrag, after t: Double) -> Double? {
    guard drag.lead.isMoving(at: t) else { return nil }
    for index in 0..<TouchLead.stretches {
      let (from, until) = drag.lead.stretch(index)
      let next = Crossings.first(after: t, from: from, until: until) { time in
        snapPoints.nearest(to: overscroll.position(forPull: drag.shownPull(at: time, hourWidth: hourWidth)))
      }
      if let next { return next }
    }
    return nil
  }
}

// MARK: - Finger

extension ForecastScrubber {
  /// A finger comes down at `x` points: a moving tape stops under it where it is.
  ///
  /// On a tape at rest the finger has the slop before the tape follows. A tape caught while it runs (at the fling speed
  /// or more) is already the finger's, and follows at once without slop.
  public mutating func press(x: Double, at t: Double) {
    guard x.isFinite else { return }
    let isCaught = abs(velocity(at: t)) * hourWidth >= feel.flingSpeed
    let slop = isCaught ? 0 : feel.slop
    state = .pressed(Press(position: position(at: t), x: x, slop: slop, tracker: VelocityTracker(x: x, at: t)))
  }

  /// The finger moves to `x` points. Beyond the slop the tape follows it one to one, less the slop, so nothing jumps.
  public mutating func move(x: Double, at t: Double) {
    guard x.isFinite else { return }
    switch state {
    case .pressed(var press):
      state.letGo()
      press.tracker.add(x: x, at: t)
      state = drag(from: press, to: x).map(ScrubberState.dragging) ?? .pressed(press)
    case .dragging(var drag):
      state.letGo()
      drag.follow(x, at: t)
      state = .dragging(drag)
    case .idle, .scrolling, .flinging, .settling:
      break
    }
  }

  /// The finger leaves. The hour is chosen now from where the tape would stop by itself, and one curve goes there.
  ///
  /// Hour and velocity come from the finger; the curve leaves from where the tape is shown.
  public mutating func release(at t: Double) {
    guard case .dragging(let drag) = state else { return cancel(at: t) }
    let fingerVelocity = drag.tracker.releaseVelocity(
      at: t, flingSpeed: feel.flingSpeed, maximumSpeed: feel.maximumSpeed)
    let velocity = tapeVelocity(fingerVelocity, of: drag, at: t)
    let position = position(at: t)
    guard !overscroll.isBeyond(position) else {
      let back = approach.draw(from: position, velocity: velocity, to: snapPoints.nearest(to: position), at: t)
      return begin(back, isFling: fingerVelocity != 0)
    }
    let held = overscroll.position(forPull: drag.pull(hourWidth: hourWidth))
    let target = snapPoints.nearest(to: held + velocity * feel.projection)
    begin(approach.fling(from: position, velocity: velocity, to: target, at: t), isFling: fingerVelocity != 0)
  }

  /// The finger is lost to somebody else: the tape goes to the nearest hour.
  public mutating func cancel(at t: Double) {
    switch state {
    case .pressed, .dragging:
      begin(approach.draw(from: position(at: t), velocity: 0, to: selection(at: t), at: t), isFling: false)
    case .idle, .scrolling, .flinging, .settling:
      break
    }
  }

  private func drag(from press: Press, to x: Double) -> FingerDrag? {
    let distance = x - press.x
    guard abs(distance) > press.slop else { return nil }
    let anchor = press.x + (distance < 0 ? -press.slop : press.slop)
    let pull = overscroll.pull(forPosition: press.position)
    return FingerDrag(origin: pull, anchor: anchor, x: x, tracker: press.tracker)
  }

  /// The tape's velocity in hours a second under a finger's in points a second.
  private func tapeVelocity(_ velocity: Double, of drag: FingerDrag, at t: Double) -> Double {
    -velocity / hourWidth * overscroll.rate(atPull: drag.shownPull(at: t, hourWidth: hourWidth))
  }
}

// MARK: - Keys, wheel and taps

extension ForecastScrubber {
  /// Goes to an hour, clamped to the tape, keeping the velocity it has. Under a finger nothing happens: the finger has it.
  public mutating func glide(to hour: Int, at t: Double) {
    guard !isHeld else { return }
    let position = position(at: t)
    let velocity = velocity(at: t)
    begin(approach.draw(from: position, velocity: velocity, to: snapPoints.clamped(hour), at: t), isFling: false)
  }

  /// Goes `hours` further than where it is going, clamped to the tape, so quick presses of a key add up.
  public mutating func adjust(by hours: Int, at t: Double) {
    let (hour, overflow) = target(at: t).addingReportingOverflow(hours)
    glide(to: overflow ? (hours < 0 ? 0 : hourCount - 1) : hour, at: t)
  }

  /// A touchpad pulls the tape by `points`, positive to later hours; after a silence it settles on the nearest hour.
  public mutating func scroll(byPoints points: Double, at t: Double) {
    guard !isHeld, points.isFinite else { return }
    let pull = overscroll.pull(forPosition: position(at: t)) + points / hourWidth
    state = scrolling(pull: pull, end: t + feel.touchpadSilence)
  }

  func scrolling(pull: Double, end: Double) -> ScrubberState {
    let position = overscroll.position(forPull: pull)
    let hour = snapPoints.nearest(to: position)
    let afterwards = approach.draw(from: position, velocity: 0, to: hour, at: end)
    return .scrolling(TouchpadDrag(pull: pull, end: end, afterwards: afterwards))
  }
}

// MARK: - Inner parts

extension ForecastScrubber {
  var overscroll: Overscroll {
    Overscroll(snapPoints: snapPoints, band: RubberBand(limit: feel.overscrollLimit))
  }

  var approach: Approach { Approach(feel: feel, hourWidth: hourWidth, preference: preference) }

  /// Whether a finger has the tape.
  private var isHeld: Bool {
    switch state {
    case .pressed, .dragging: true
    case .idle, .scrolling, .flinging, .settling: false
    }
  }

  private mutating func begin(_ motion: Motion, isFling: Bool) {
    if case .rest(let position) = motion {
      state = .idle(position: position)
    } else {
      state = isFling ? .flinging(motion) : .settling(motion)
    }
  }
}

// MARK: - Example

/// A scrubber over hourly temperatures, put together from the public parts: copy it as a starting point.
public struct ForecastScrubberExample: Sendable {
  /// One hour of the list: what its tick says and its temperature in whole degrees, nil where there is none.
  public typealias Hour = (label: String, temperature: Int?)

  /// The control.
  public var scrubber: ForecastScrubber
  private let hours: [Hour]

  /// Makes the example for at least one hour, with ticks 64 points apart.
  public init(hours: [Hour]) {
    self.hours = hours
    scrubber = ForecastScrubber(hourCount: hours.count, hourWidth: 64)
  }

  /// What stands under the indicator at time `t` seconds, such as "15:00 24°"; a missing temperature is a dash.
  public func caption(at t: Double) -> String {
    let hour = hours[scrubber.selection(at: t)]
    guard let temperature = hour.temperature else { return "\(hour.label) –" }
    return "\(hour.label) \(temperature < 0 ? "−" : "")\(temperature.magnitude)°"
  }

  /// The ticks in sight at time `t`: every label and its distance right of the indicator, in points.
  public func ticks(at t: Double, width: Double) -> [(label: String, x: Double)] {
    let position = scrubber.position(at: t)
    return hours.enumerated()
      .map { (label: $1.label, x: (Double($0) - position) * scrubber.hourWidth) }
      .filter { abs($0.x) <= width / 2 }
  }
}
