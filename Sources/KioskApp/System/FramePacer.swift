/// When frames are begun while something moves, and the time each is made for: that of the refresh at which it will be seen.
///
/// Refreshes form a grid. A frame is begun at one of them and made for the next, so its time is a whole number of
/// intervals after the frame's before, however late the loop woke: the tape does not judder, and after a frame that took
/// too long it stands where it belongs. The first frame of a motion is made for now, and the way from there to a refresh
/// ahead is taken in small parts, or a motion would begin with a jump.
struct FramePacer {
  private(set) var refresh: RefreshInterval
  private var governor = FrameGovernor()
  /// The refresh at which the last frame was begun; nil while nothing moves.
  private var slot: Double?
  /// How much of an interval frames are made ahead.
  private var lead = 0.0
  private var beginning = 0.0
  private var made = 0.0
  /// Seconds that the last frame took, without what was waited for.
  private(set) var cost = 0.0
  private var wait = RefreshWait()

  /// A loop that wakes this share of a refresh early counts as on time: clocks are rounded.
  private static let tolerance = 0.05
  /// In so many frames the lead grows to an interval.
  private static let leadFrames = 8.0
  /// The grid follows a refresh that was seen by this share of the way, so that one seen wrongly does not shake it.
  private static let pull = 0.25

  /// Paces to a display of so many hertz; one that does not tell (0) is taken for 60.
  init(refreshRate: Double) { refresh = RefreshInterval(rate: refreshRate) }

  /// Seconds from one frame to the next: a refresh, or two where frames can't be had in time for each.
  var interval: Double { refresh.seconds * Double(governor.refreshesAFrame) }

  /// From one refresh of the grid to the next.
  private var step: Double { refresh.seconds * (1 - wait.haste) }

  /// Begins a frame at time `t`: the time it is made for, which never runs backwards.
  mutating func begin(at t: Double) -> Double {
    beginning = t
    if let last = slot {
      let passed = ((t - last) / step + Self.tolerance).rounded(.down)
      slot = last + max(0, passed) * step
      lead = min(1, lead + 1 / Self.leadFrames)
    } else {
      (slot, lead) = (t, 0)
    }
    made = max(made, (slot ?? t) + lead * interval)
    return made
  }

  /// The frame is drawn and handed over at time `t`, with what that told of the display's refreshes. Whether the governor has
  /// just gone down to half the rate.
  mutating func end(at t: Double, _ sighting: RefreshSighting = RefreshSighting()) -> Bool {
    let waited = wait.take(sighting.showing, refresh: refresh.seconds)
    // Showing waits because the grid runs ahead of the display: it comes back to where nothing is waited for.
    if let slot { self.slot = slot + waited * Self.pull }
    if let time = sighting.time { seen(at: time) }
    cost = t - beginning - waited
    return governor.take(cost: cost, refresh: refresh.seconds)
  }

  /// A frame was seen at time `t`, or the display was refreshed then: the grid is laid on the display's refreshes.
  mutating func seen(at t: Double) {
    refresh.take(t, refreshes: governor.refreshesAFrame)
    guard let slot else { return }
    let turns = (t - slot) / refresh.seconds
    self.slot = slot + (turns - turns.rounded()) * refresh.seconds * Self.pull
  }

  /// When the next frame is to be begun.
  func next(after t: Double) -> Double {
    let slot = slot ?? t
    let interval = step * Double(governor.refreshesAFrame)
    let passed = ((t - slot) / interval + Self.tolerance).rounded(.down)
    return slot + (max(0, passed) + 1) * interval
  }

  /// Nothing moves any more.
  mutating func rest() {
    slot = nil
    refresh.rest()
  }
}
