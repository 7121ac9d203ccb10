/// The one way in: everything that can happen to a page. Times are given beside it, in seconds of a monotonic clock.
public enum SceneEvent: Sendable {
  /// The surface has this size in device pixels, at this many pixels a point.
  case viewport(width: Int, height: Int, scale: PixelScale)
  /// A page was composed: a new forecast, a new hour, a new age, a failure.
  case page(PageContent, PageWords)
  case settings(SceneSettings)
  /// The tape stands at a position, in hours from its first, and rests there until it is touched.
  case position(Double)
  /// A contact or the pressed pointer; positions in device pixels.
  case pointer(PointerPhase, finger: Int, x: Double, y: Double)
  case key(Key)
  /// Notches; positive dx to the right, positive dy away from the hand. `x`, `y` is where the pointer stands, in pixels.
  case wheel(dx: Double, dy: Double, x: Double, y: Double)
  /// The whole page is to stand so far from its place, once nothing moves on it; touches follow it.
  case drift(PixelOffset)
  /// A knob was turned by so many detents, positive clockwise: later. It has no place on the page.
  case turn(Int)
  /// Somebody who reads the page without seeing it asks something of an element.
  case accessibility(AccessibilityRequest)
  /// The proof page is looked at, in the place of all else; nil brings the page back.
  case proof(ProofContent?)

  /// The life of a contact.
  public enum PointerPhase: String, Hashable, Sendable {
    case down
    case move
    case up
    case cancel
  }

  /// The keys a page answers to.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case left
    case right
    case up
    case down
    case pageUp = "pageup"
    case pageDown = "pagedown"
    case home
    case end
    case enter
    case escape
    case tab
    case backtab
    case space
    case retry = "r"
    case plus
    case minus
    /// Keys of whoever speaks; the page itself has no use for them. Says it again, or begins to speak.
    case speak
    /// Speaks no more.
    case hush
    case louder
    case quieter
  }
}

/// What the reader has chosen about a page's looks and feel.
public struct SceneSettings: Hashable, Sendable {
  /// Which ink the page is printed in.
  public enum Edition: String, Hashable, Sendable, CaseIterable {
    case day
    case night
    /// For hours in which the screen should be dark and cannot: little light, and none from the paper.
    case dim
    /// Black and white alone, for electronic paper and other panels without shades.
    case oneBit = "one-bit"
  }

  /// How far inks stand off their paper.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    case standard
    /// At least 7 : 1 for all type, nothing thinner than two pixels.
    case high
  }

  /// How large what is touched has to be.
  public enum Targets: String, Hashable, Sendable, CaseIterable {
    case standard
    /// At least 44 points, with a tap in the place of every drag.
    case large
  }

  public var edition: Edition
  public var contrast: Contrast
  /// 1.0…2.0.
  public var textScale: Double
  public var motion: MotionPreference
  /// Millimetres; nil where not known.
  public var panelWidth: Double?
  /// Seconds without touch until the tape glides home; nil for never.
  public var homeAfter: Double?
  public var targets: Targets
  /// One switch works the page: seconds, 1…4, after which the ring walks on by itself; nil for no such walk.
  public var scan: Double?

  public init(
    edition: Edition = .day, contrast: Contrast = .standard, textScale: Double = 1,
    motion: MotionPreference = .standard, panelWidth: Double? = nil, homeAfter: Double? = 120,
    targets: Targets = .standard, scan: Double? = nil
  ) {
    self.edition = edition
    self.contrast = contrast
    self.textScale = min(2, max(1, textScale))
    self.motion = motion
    self.panelWidth = panelWidth
    self.homeAfter = homeAfter
    self.targets = targets
    self.scan = scan.map { min(4, max(1, $0)) }
  }
}
