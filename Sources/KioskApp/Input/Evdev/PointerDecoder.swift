import CLinux
import ForecastScene

/// A mouse's single values until their report is complete.
struct PointerDecoder {
  private var dx: Int32 = 0
  private var dy: Int32 = 0
  /// Ranges of a mouse that tells places, as virtual machines have.
  private let ranges: (x: AxisRange, y: AxisRange)?
  private var place: (x: Int32, y: Int32)
  private var hasMoved = false
  private(set) var isPressed = false

  init(_ traits: DeviceTraits) {
    if !traits.relative.contains(REL_X), let x = traits.axes[ABS_X], let y = traits.axes[ABS_Y] {
      ranges = (x, y)
      place = (x.minimum, y.minimum)
    } else {
      ranges = nil
      place = (0, 0)
    }
  }

  mutating func take(relative code: Int32, _ value: Int32) {
    if code == REL_X { dx &+= value }
    if code == REL_Y { dy &+= value }
    if code == REL_X || code == REL_Y { hasMoved = true }
  }

  mutating func take(absolute code: Int32, _ value: Int32) {
    guard ranges != nil else { return }
    if code == ABS_X { place.x = value }
    if code == ABS_Y { place.y = value }
    if code == ABS_X || code == ABS_Y { hasMoved = true }
  }

  mutating func take(key code: Int32, isDown: Bool) {
    if code == BTN_LEFT { isPressed = isDown }
  }

  /// Asks the device how things stand, after reports were lost.
  mutating func catchUp(_ port: any InputDevicePort) {
    (dx, dy) = (0, 0)
    isPressed = port.isDown(BTN_LEFT)
    guard ranges != nil else { return }
    place = (port.value(ofAxis: ABS_X) ?? place.x, port.value(ofAxis: ABS_Y) ?? place.y)
    hasMoved = true
  }

  /// A report is complete: moves the pointer.
  mutating func report(to pointer: inout MousePointer, on surface: PanelSurface, at t: Double) {
    defer { (dx, dy, hasMoved) = (0, 0, false) }
    guard hasMoved else { return }
    if let ranges {
      let fraction = Point(x: ranges.x.fraction(place.x), y: ranges.y.fraction(place.y))
      pointer.place(surface.pagePoint(atFraction: fraction), on: surface, at: t)
    } else {
      pointer.move(by: Point(x: Double(dx), y: Double(dy)), on: surface, at: t)
    }
  }
}
