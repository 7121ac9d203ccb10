/// When the next frame is wanted.
public enum Wake: Hashable, Sendable {
  /// Something moves: at the next refresh of the screen.
  case nextFrame
  /// Nothing moves until this time of the monotonic clock.
  case at(Double)
  /// Nothing moves until something happens.
  case event
}

/// One moment of the page, whole: what to draw, where it changed, what to do, when to come back.
public struct Frame: Sendable {
  public var list: DisplayList
  /// The pixels that differ from the frame before; the first frame's is the whole page.
  public var damage: Damage
  /// The nodes whose marks differ.
  public var damagedNodes: NodeSet
  public var commands: SceneCommands
  public var wake: Wake
  public var readout: Readout
  /// Equal to that of another frame of the same stage where both have the same accessibility tree.
  public var accessibility: AccessibilityKey
}

/// The numbers behind a frame, for tests, `replay` and `describe`.
public struct Readout: Hashable, Sendable {
  /// Where the ring of the ten days stands.
  public struct Ring: Hashable, Sendable {
    /// Row of the table.
    public var day: Int
    /// 0…1 on the shared scale.
    public var at: Double
  }

  public var phase: ScrubberPhase
  /// Hours from the first of the tape, continuous.
  public var position: Double
  /// Hours a second, positive to later.
  public var velocity: Double
  /// The hour under the indicator.
  public var selection: Int
  /// Which dial is drawn, and how far its body has travelled, 0…1; nil without a dial.
  public var dial: Int?
  public var bodyFraction: Double?
  public var ring: Ring?
  /// Points the page is scrolled down by.
  public var scroll: Double
  /// The element that has the focus, and whether a ring is drawn around it.
  public var focus: AccessibilityTree.ElementID?
  public var isFocusShown: Bool
  /// How often rectangles were arranged so far.
  public var layouts: Int
}

/// Where the parts of the unscrolled page lie, in device pixels.
public struct Regions: Hashable, Sendable {
  public var tape: PixelRect?
  /// Device pixels an hour.
  public var hourWidth: Double?
  /// The mark at now.
  public var now: PixelRect?
  public var arc: PixelRect?
  public var hero: PixelRect?
  public var days: [PixelRect] = []
  public var cells: [PixelRect] = []
  public var retry: PixelRect?

  public init() {}
}
