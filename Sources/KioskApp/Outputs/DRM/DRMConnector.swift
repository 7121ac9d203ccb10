/// A connector of a graphics card, as the kernel tells it.
struct DRMConnector: Equatable, Sendable {
  enum Link: Equatable, Sendable {
    case connected
    case disconnected
    /// The card can't find out, as with composite video.
    case unknown
  }

  var id: UInt32
  /// Such as "HDMI-A-1".
  var name: String
  var link: Link
  /// In the kernel's order, the best first.
  var modes: [DisplayMode]
  /// Parts of the card that can feed it, the one that does so now first.
  var crtcs: [UInt32]
  /// How a page has to be turned to stand upright on the panel as it is mounted.
  var orientation = QuarterTurn.none

  /// Whether a page can be shown on it.
  var isUsable: Bool { link != .disconnected && !modes.isEmpty && !crtcs.isEmpty }

  /// The mode that was asked for, or the one the display prefers; nil where it has no such mode.
  func mode(_ wish: ModeWish?) -> DisplayMode? {
    guard let wish else { return modes.first { $0.isPreferred } ?? modes.first }
    let fitting = modes.filter { $0.width == wish.width && $0.height == wish.height }
    guard let refresh = wish.refresh else { return fitting.max { $0.refreshRate < $1.refreshRate } }
    let nearest = fitting.min { abs($0.refreshRate - refresh) < abs($1.refreshRate - refresh) }
    return nearest.flatMap { abs($0.refreshRate - refresh) <= 1 ? $0 : nil }
  }
}

/// A graphics card with connectors.
struct GraphicsCard: Equatable, Sendable {
  /// Such as "/dev/dri/card0".
  var path: String
  var connectors: [DRMConnector]
}
