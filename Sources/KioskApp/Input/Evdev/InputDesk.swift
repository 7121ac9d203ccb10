import ForecastScene

/// Where what all devices say comes together: the panel, the contacts, the mouse, and what has come of them.
struct InputDesk {
  /// The mouse among the fingers.
  static let mouse = -1

  var surface: PanelSurface {
    didSet { if surface != oldValue { pointer = MousePointer(on: surface) } }
  }
  /// Laid over what the device itself says of its mounting; nil leaves that alone.
  var matrix: TouchMatrix?
  /// How the digitiser is mounted on its panel.
  var digitiserTurn = QuarterTurn.none
  /// Whether matrix and turn of the digitiser count; not while they are looked for.
  var isCalibrated = true
  var book = ContactBook()
  var pointer: MousePointer
  /// The console that was asked for.
  var console: Int?
  /// When somebody was last noticed by a sensor.
  var presence: Double?

  init(surface: PanelSurface) {
    self.surface = surface
    pointer = MousePointer(on: surface)
  }

  /// The mouse's button goes down or up, or the mouse moves with it down.
  mutating func take(_ before: MousePointer, isPressed: Bool, at t: Double) {
    let p = pointer.point
    if before.isDown, before.point != p {
      book.tell(.pointer(.move, finger: Self.mouse, x: p.x, y: p.y), at: t)
    }
    guard before.isDown != isPressed else { return }
    pointer.press(isPressed)
    book.tell(.pointer(isPressed ? .down : .up, finger: Self.mouse, x: p.x, y: p.y), at: t)
  }

  /// Calls off the mouse's button.
  mutating func cancelMouse(at t: Double) {
    guard pointer.isDown else { return }
    pointer.press(false)
    book.tell(.pointer(.cancel, finger: Self.mouse, x: pointer.point.x, y: pointer.point.y), at: t)
  }
}
