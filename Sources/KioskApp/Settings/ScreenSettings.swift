/// Which screen shows the page, and how.
struct ScreenSettings: Equatable, Sendable {
  var output = OutputWish.auto
  /// Nil is what the display prefers.
  var mode: ModeWish?
  /// The kernel's name of a connector, such as HDMI-A-1; nil is the first with a display.
  var connector: String?
  var rotation = RotationWish.auto
}

/// What pages are shown through.
enum OutputWish: Equatable, Sendable {
  /// The first that can, in the order of the cases.
  case auto
  /// A window of a window system.
  case window
  /// The whole display by kernel mode setting, drawn by a graphics processor.
  case kms
  /// The whole display by kernel mode setting, drawn by the processor.
  case dumb
  /// A framebuffer device, such as /dev/fb0; nil is the first.
  case framebuffer(Int?)
}

/// A display mode that was asked for.
struct ModeWish: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Hertz; nil is the highest.
  var refresh: Double?
}

/// How the page stands on its panel.
enum RotationWish: Equatable, Sendable {
  /// As the panel says it is mounted.
  case auto
  case fixed(QuarterTurn)

  /// The turn of a page on a panel that says how it is mounted.
  func turn(mounted: QuarterTurn) -> QuarterTurn {
    switch self {
    case .auto: mounted
    case .fixed(let turn): turn
    }
  }
}
