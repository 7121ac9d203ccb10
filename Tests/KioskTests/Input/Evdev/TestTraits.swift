import CLinux

@testable import KioskApp

extension DeviceTraits {
  /// A device that has these codes.
  static func device(
    _ name: String, keys: [Int32] = [], relative: [Int32] = [], axes: [Int32: AxisRange] = [:],
    properties: [String: String] = [:], node: String = "/dev/input/event7"
  ) -> DeviceTraits {
    var traits = DeviceTraits()
    traits.name = name
    traits.node = node
    traits.keys = CodeSet(keys)
    traits.relative = CodeSet(relative)
    traits.absolute = CodeSet(Array(axes.keys))
    traits.axes = axes
    traits.properties = properties
    return traits
  }

  /// A panel of five slots, one step a pixel unless said otherwise.
  static func slotted(
    _ width: Int32 = 800, _ height: Int32 = 480, resolution: Int32 = 0, properties: [String: String] = [:]
  ) -> DeviceTraits {
    device(
      "Slots", keys: [BTN_TOUCH],
      axes: [
        ABS_MT_SLOT: AxisRange(minimum: 0, maximum: 4), ABS_MT_TRACKING_ID: AxisRange(minimum: 0, maximum: 65_535),
        ABS_MT_POSITION_X: AxisRange(minimum: 0, maximum: width - 1, resolution: resolution),
        ABS_MT_POSITION_Y: AxisRange(minimum: 0, maximum: height - 1, resolution: resolution),
        ABS_MT_TOUCH_MAJOR: AxisRange(minimum: 0, maximum: width - 1),
      ], properties: properties)
  }

  /// A panel that lists its fingers.
  static let listing = device(
    "Lists", keys: [BTN_TOUCH],
    axes: [
      ABS_MT_POSITION_X: AxisRange(minimum: 0, maximum: 799), ABS_MT_POSITION_Y: AxisRange(minimum: 0, maximum: 479),
    ])

  /// A resistive panel with the twelve bits of its converter.
  static let resistive = device(
    "Resistive", keys: [BTN_TOUCH],
    axes: [
      ABS_X: AxisRange(minimum: 0, maximum: 4_095), ABS_Y: AxisRange(minimum: 0, maximum: 4_095),
      ABS_PRESSURE: AxisRange(minimum: 0, maximum: 256),
    ])

  static let mouse = device("Mouse", keys: [BTN_LEFT, BTN_RIGHT], relative: [REL_X, REL_Y, REL_WHEEL])

  /// What virtual machines have for a mouse.
  static let tablet = device(
    "Tablet", keys: [BTN_LEFT], relative: [REL_WHEEL],
    axes: [ABS_X: AxisRange(minimum: 0, maximum: 32_767), ABS_Y: AxisRange(minimum: 0, maximum: 32_767)])

  static let keyboard = device(
    "Keyboard", keys: [KEY_ESC, KEY_A, KEY_R, KEY_SPACE, KEY_LEFT, KEY_RIGHT, KEY_TAB, KEY_F2, KEY_LEFTCTRL])

  static let encoder = device("rotary@11", relative: [REL_X])
}

/// A console with one device, and what has come of it so far.
final class TestConsole {
  let device = ScriptedDevice()
  let finder: ScriptedFinder
  let input: ConsoleInput

  init(
    _ traits: DeviceTraits, surface: PanelSurface = PanelSurface(width: 800, height: 480),
    settings: InputSettings = InputSettings()
  ) {
    finder = ScriptedFinder([(device, traits)])
    input = ConsoleInput(surface: surface, settings: settings, finder: finder) { _ in }
  }

  /// What has come, in words.
  var told: [String] { input.read().map { Self.words($0) } }

  static func words(_ timed: TimedEvent) -> String {
    switch timed.event {
    case .pointer(let phase, let finger, let x, let y): "\(phase) \(finger) \(tenths(x)) \(tenths(y))"
    case .wheel(let dx, let dy, let x, let y): "wheel \(dx) \(dy) at \(x) \(y)"
    case .key(let key): "key \(key.rawValue)"
    case .turn(let detents): "turn \(detents)"
    default: "other"
    }
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
