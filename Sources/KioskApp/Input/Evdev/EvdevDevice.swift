import CLinux
import ForecastScene

/// One input device that is read: its reports become the page's events.
final class EvdevDevice {
  /// Fingers of one device are numbered within these many.
  static let fingers = 64

  let port: any InputDevicePort
  let traits: DeviceTraits
  let roles: DeviceTraits.Roles
  let number: Int
  /// Nothing comes from it any more.
  var isGone = false
  private var touch: TouchDecoder?
  private let calibration: TouchCalibration
  private var mouse: PointerDecoder?
  private var wheel: WheelDecoder?
  private var knob: KnobDecoder?
  private var keys: KeyDecoder?
  /// Reports were lost: nothing counts until the device has been asked how things stand.
  private var isBehind = false

  /// Takes up a device as the `number`th.
  init(_ port: any InputDevicePort, _ traits: DeviceTraits, roles: DeviceTraits.Roles, number: Int, desk: InputDesk) {
    self.port = port
    self.traits = traits
    self.roles = roles
    self.number = number
    let decoder = TouchDecoder(traits)
    calibration = Self.calibration(traits, decoder.axes, desk)
    if roles.contains(.touch) { touch = decoder }
    if roles.contains(.mouse) { mouse = PointerDecoder(traits) }
    if roles.contains(.wheel) { wheel = WheelDecoder(traits) }
    if roles.contains(.knob) { knob = KnobDecoder(traits) }
    if roles.contains(.keys) || roles.contains(.knob) { keys = KeyDecoder(isKnob: roles.contains(.knob)) }
  }

  /// The settings' matrix goes before that of udev, which is there for everybody.
  private static func calibration(
    _ traits: DeviceTraits, _ axes: (x: Int32, y: Int32), _ desk: InputDesk
  ) -> TouchCalibration {
    let unknown = AxisRange(minimum: 0, maximum: 4_095)
    let udev = traits.properties["LIBINPUT_CALIBRATION_MATRIX"].flatMap { TouchMatrix($0) }
    let matrix = desk.matrix ?? udev ?? .identity
    return TouchCalibration(
      x: traits.axes[axes.x] ?? unknown, y: traits.axes[axes.y] ?? unknown,
      matrix: matrix.then(TouchMatrix(desk.digitiserTurn)))
  }

  /// Whether a finger is one of this device's.
  func owns(_ finger: Int) -> Bool { finger >= 0 && finger / Self.fingers == number }

  // MARK: - Events

  func take(_ events: UnsafeBufferPointer<input_event>, into desk: inout InputDesk) {
    for event in events { take(event, &desk) }
  }

  private func take(_ event: input_event, _ desk: inout InputDesk) {
    let (type, code) = (Int32(event.type), Int32(event.code))
    if type == EV_SYN, code == SYN_DROPPED { isBehind = true }
    guard !isBehind else { return }
    let t = event.seconds
    if roles.contains(.presence) { desk.presence = t }
    switch type {
    case EV_SYN where code == SYN_MT_REPORT: touch?.endContact()
    case EV_SYN where code == SYN_REPORT: report(&desk, at: t)
    case EV_ABS:
      touch?.take(absolute: code, event.value)
      mouse?.take(absolute: code, event.value)
    case EV_REL:
      mouse?.take(relative: code, event.value)
      wheel?.take(code, event.value)
      knob?.take(code, event.value)
    case EV_KEY: take(key: code, event.value, &desk, at: t)
    default: break
    }
  }

  private func take(key code: Int32, _ value: Int32, _ desk: inout InputDesk, at t: Double) {
    touch?.take(key: code, isDown: value != 0)
    mouse?.take(key: code, isDown: value != 0)
    switch keys?.take(code, value) {
    case .key(let key): desk.book.tell(.key(key), at: t)
    case .console(let console): desk.console = console
    case nil: break
    }
  }

  private func report(_ desk: inout InputDesk, at t: Double) {
    reportTouch(&desk, at: t)
    if mouse != nil {
      let before = desk.pointer
      mouse?.report(to: &desk.pointer, on: desk.surface, at: t)
      desk.take(before, isPressed: mouse?.isPressed ?? false, at: t)
    }
    if let turned = wheel?.report() {
      let p = desk.pointer.point
      desk.book.tell(.wheel(dx: turned.dx, dy: turned.dy, x: p.x, y: p.y), at: t)
    }
    if let detents = knob?.report() { desk.book.tell(.turn(detents), at: t) }
  }

  private func reportTouch(_ desk: inout InputDesk, at t: Double) {
    guard touch != nil else { return }
    touch?.report()
    guard let touch else { return }
    var calibration = self.calibration
    if !desk.isCalibrated { calibration.matrix = .identity }
    for change in touch.changes {
      desk.book.take(
        change.phase, finger: number * Self.fingers + change.slot,
        at: calibration.pagePoint(change.contact, on: desk.surface),
        isPalm: calibration.isPalm(change.contact, on: desk.surface), t)
    }
  }

  // MARK: - What was missed

  /// Everything that was queued has been read: after lost reports the device is asked how things stand.
  func catchUp(into desk: inout InputDesk, at t: Double) {
    guard isBehind else { return }
    isBehind = false
    touch?.catchUp(port)
    mouse?.catchUp(port)
    keys?.catchUp(port)
    report(&desk, at: t)
  }

  /// Learns how things stand without a word of it: what touched before anybody listened is no touch.
  func begin() {
    isBehind = false
    touch?.catchUp(port)
    touch?.report()
    keys?.catchUp(port)
  }
}

extension input_event {
  /// Seconds of the clock that the device was told to use.
  var seconds: Double { withUnsafePointer(to: self) { AlmanacEventSeconds($0) } }
}
