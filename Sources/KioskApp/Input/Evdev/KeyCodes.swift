import CLinux
import ForecastScene

/// Which of the kernel's keys a page answers to. Places of keys, not letters: no layout is loaded on a console.
enum KeyCodes {
  /// The page's key; nil for any other.
  static func key(_ code: Int32) -> SceneEvent.Key? { table[code] }

  /// Every key that has a meaning: a device with none of them is not opened for its keys.
  static let known = Array(table.keys)

  /// Keys that go on while they are held.
  static func repeats(_ key: SceneEvent.Key) -> Bool {
    switch key {
    case .left, .right, .up, .down, .pageUp, .pageDown: true
    default: false
    }
  }

  /// A console's function keys, from the first on: Ctrl, Alt and one of these goes to another console.
  static func console(_ code: Int32) -> Int? {
    switch code {
    case KEY_F1...KEY_F10: Int(code - KEY_F1) + 1
    case KEY_F11, KEY_F12: Int(code - KEY_F11) + 11
    default: nil
    }
  }

  /// What a knob's own button may be called: all mean Enter.
  static let knobButtons: Set<Int32> = [
    BTN_0, BTN_1, BTN_LEFT, BTN_MIDDLE, BTN_A, BTN_SELECT, KEY_ENTER, KEY_MUTE, KEY_PLAYPAUSE, KEY_SPACE,
  ]

  private static let table: [Int32: SceneEvent.Key] = [
    KEY_LEFT: .left, KEY_RIGHT: .right, KEY_UP: .up, KEY_DOWN: .down, KEY_PAGEUP: .pageUp, KEY_PAGEDOWN: .pageDown,
    KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter, KEY_KPENTER: .enter, KEY_ESC: .escape, KEY_TAB: .tab,
    KEY_SPACE: .space, KEY_R: .retry, KEY_EQUAL: .plus, KEY_KPPLUS: .plus, KEY_MINUS: .minus, KEY_KPMINUS: .minus,
    // Remote controls and panels with buttons.
    KEY_OK: .enter, KEY_SELECT: .enter, KEY_BACK: .escape, KEY_EXIT: .escape, KEY_HOMEPAGE: .home, KEY_REFRESH: .retry,
    KEY_CHANNELUP: .pageUp, KEY_CHANNELDOWN: .pageDown, KEY_ZOOMIN: .plus, KEY_ZOOMOUT: .minus, KEY_NEXT: .right,
    KEY_PREVIOUS: .left,
    // Whoever speaks.
    KEY_S: .speak, KEY_F1: .speak, KEY_HELP: .speak, KEY_M: .hush, KEY_MUTE: .hush, KEY_VOLUMEUP: .louder,
    KEY_VOLUMEDOWN: .quieter,
  ]
}
