import CLinux

/// What is known of an input device when it is opened: its name, what it can report, what udev says of it.
struct DeviceTraits: Equatable, Sendable {
  var name = ""
  /// The device's file, such as /dev/input/event3.
  var node = ""
  var keys = CodeSet()
  var relative = CodeSet()
  var absolute = CodeSet()
  /// The ranges of the axes it has, by code.
  var axes: [Int32: AxisRange] = [:]
  /// udev's words, such as ID_INPUT_TOUCHSCREEN: 1; empty without udev.
  var properties: [String: String] = [:]

  /// Whether udev has given the device a class or a property.
  func isMarked(_ property: String) -> Bool { properties[property].map { $0 != "0" && !$0.isEmpty } ?? false }
}

extension DeviceTraits {
  /// What a device is to the page; one may be several things.
  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let touch = Roles(rawValue: 1)
    static let mouse = Roles(rawValue: 2)
    static let keys = Roles(rawValue: 4)
    static let wheel = Roles(rawValue: 8)
    static let knob = Roles(rawValue: 16)
    /// Whatever it reports, somebody is here.
    static let presence = Roles(rawValue: 32)

    /// For a line of the log.
    var names: [String] {
      let all: [(Roles, String)] = [
        (.touch, "touch"), (.mouse, "mouse"), (.keys, "keys"), (.wheel, "wheel"), (.knob, "knob"),
        (.presence, "presence"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// What the device is to the page: by udev's class where there is one, otherwise by what it can report.
  ///
  /// Power and lid buttons are left alone: whoever opens one takes it from the system. Touchpads are left alone too: they are
  /// not where the page is.
  func roles(knob: String? = nil) -> Roles {
    if isMarked("LIBINPUT_IGNORE_DEVICE") || isMarked("ID_INPUT_TOUCHPAD") { return [] }
    if isMarked("ALMANAC_PRESENCE") { return .presence }
    if isKnob(named: knob) { return .knob }
    var roles: Roles = []
    if isTouchPanel { roles.insert(.touch) }
    if !roles.contains(.touch), isPointer { roles.insert(.mouse) }
    if relative.contains(anyOf: [REL_WHEEL, REL_HWHEEL]) { roles.insert(.wheel) }
    if keys.contains(anyOf: KeyCodes.known) { roles.insert(.keys) }
    return roles
  }

  private var isTouchPanel: Bool {
    let hasPlace = absolute.contains(ABS_MT_POSITION_X) || absolute.contains(ABS_X)
    guard hasPlace else { return false }
    if isMarked("ID_INPUT_TOUCHSCREEN") { return true }
    // A tablet is a pen beside the screen; a joystick has axes too.
    if isMarked("ID_INPUT_TABLET") || isMarked("ID_INPUT_JOYSTICK") || isMarked("ID_INPUT_MOUSE") { return false }
    return keys.contains(BTN_TOUCH) && !keys.contains(BTN_TOOL_PEN) && !keys.contains(BTN_TOOL_FINGER)
      || absolute.contains(ABS_MT_POSITION_X) && !keys.contains(BTN_TOOL_FINGER)
  }

  private var isPointer: Bool {
    if isMarked("ID_INPUT_JOYSTICK") || isMarked("ID_INPUT_ACCELEROMETER") { return false }
    guard keys.contains(BTN_LEFT) else { return false }
    return relative.contains(REL_X) && relative.contains(REL_Y) || absolute.contains(ABS_X) && absolute.contains(ABS_Y)
  }

  /// A rotary encoder: named by the settings or by a rule of udev, or a device that can only turn.
  private func isKnob(named knob: String?) -> Bool {
    if isMarked("ALMANAC_KNOB") { return true }
    if let knob, !knob.isEmpty, name == knob || node == knob { return true }
    if relative.contains(REL_DIAL) { return true }
    guard !keys.contains(BTN_LEFT), relative.contains(anyOf: [REL_X, REL_WHEEL]) else { return false }
    let isFlat = relative.contains(REL_X) && relative.contains(REL_Y)
    return !isFlat && !keys.contains(anyOf: [KEY_SPACE, KEY_A])
  }

  /// Whether clockwise is earlier: an encoder with its two wires changed.
  var isReversedKnob: Bool { properties["ALMANAC_KNOB"] == "reversed" }
}
