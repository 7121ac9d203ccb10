import CLinux
import ForecastScene

/// Keys of one device, with the modifiers that are down on it.
struct KeyDecoder {
  /// What a key asks for.
  enum Meaning: Equatable {
    case key(SceneEvent.Key)
    /// Ctrl, Alt and a function key: to another console.
    case console(Int)
  }

  /// Keys of a knob's own.
  private let isKnob: Bool
  private var control = false
  private var alt = false
  private var meta = false
  private var shift = false

  init(isKnob: Bool) { self.isKnob = isKnob }

  /// A value of the kernel: 0 is up, 1 down, 2 repeated.
  mutating func take(_ code: Int32, _ value: Int32) -> Meaning? {
    if take(modifier: code, isDown: value != 0) || value == 0 { return nil }
    if control, alt, let console = KeyCodes.console(code) { return value == 1 ? .console(console) : nil }
    guard !control, !alt, !meta, let key = key(code) else { return nil }
    return value == 1 || KeyCodes.repeats(key) ? .key(key) : nil
  }

  private func key(_ code: Int32) -> SceneEvent.Key? {
    if isKnob, KeyCodes.knobButtons.contains(code) { return .enter }
    let key = KeyCodes.key(code)
    return shift && key == .tab ? .backtab : key
  }

  /// Modifiers of either side count alike; that both may be down is nobody's habit.
  private mutating func take(modifier code: Int32, isDown: Bool) -> Bool {
    switch code {
    case KEY_LEFTCTRL, KEY_RIGHTCTRL: control = isDown
    case KEY_LEFTALT, KEY_RIGHTALT: alt = isDown
    case KEY_LEFTMETA, KEY_RIGHTMETA: meta = isDown
    case KEY_LEFTSHIFT, KEY_RIGHTSHIFT: shift = isDown
    default: return false
    }
    return true
  }

  /// Asks the device which modifiers are down, after reports were lost. What was typed meanwhile is lost.
  mutating func catchUp(_ port: any InputDevicePort) {
    control = port.isDown(KEY_LEFTCTRL) || port.isDown(KEY_RIGHTCTRL)
    alt = port.isDown(KEY_LEFTALT) || port.isDown(KEY_RIGHTALT)
    meta = port.isDown(KEY_LEFTMETA) || port.isDown(KEY_RIGHTMETA)
    shift = port.isDown(KEY_LEFTSHIFT) || port.isDown(KEY_RIGHTSHIFT)
  }
}
