import CLinux

/// Puts a touch panel's single values together to contacts: by slots (the kernel's protocol B), by lists (protocol A), or of
/// panels that know one finger only.
///
/// A contact lifts where it was last reported: what a resistive panel says of a finger that leaves is noise.
struct TouchDecoder {
  enum Wire: Equatable, Sendable {
    case slots(Int)
    case lists
    case single
  }

  /// More fingers than any panel tells apart.
  static let mostContacts = 16

  let wire: Wire
  /// As the wire has them now, and as they were last reported.
  private var now: [TouchContact]
  private var told: [TouchContact]
  /// The slot that values are for; beyond the last one they are for nobody.
  private var slot = 0
  private var list: ContactList
  /// What the last report has changed. The memory is had once.
  private(set) var changes: [TouchChange] = []

  init(wire: Wire) {
    self.wire = wire
    let count: Int
    switch wire {
    case .slots(let slots): count = min(Self.mostContacts, max(1, slots))
    case .lists: count = Self.mostContacts
    case .single: count = 1
    }
    now = [TouchContact](repeating: TouchContact(), count: count)
    told = now
    list = ContactList(capacity: count)
    changes.reserveCapacity(2 * count)
  }

  /// The wire that a device speaks.
  init(_ traits: DeviceTraits) {
    if let slots = traits.axes[ABS_MT_SLOT], traits.absolute.contains(ABS_MT_POSITION_X) {
      self.init(wire: .slots(Int(slots.maximum) + 1))
    } else {
      self.init(wire: traits.absolute.contains(ABS_MT_POSITION_X) ? .lists : .single)
    }
  }

  /// The axes that tell where a finger is.
  var axes: (x: Int32, y: Int32) { wire == .single ? (ABS_X, ABS_Y) : (ABS_MT_POSITION_X, ABS_MT_POSITION_Y) }

  // MARK: - Values come in

  mutating func take(absolute code: Int32, _ value: Int32) {
    switch wire {
    case .slots: takeSlot(code, value)
    case .lists: list.take(code, value)
    case .single:
      if code == ABS_X { now[0].x = value }
      if code == ABS_Y { now[0].y = value }
    }
  }

  /// A button of the panel; touching is one on panels that know one finger only.
  mutating func take(key code: Int32, isDown: Bool) {
    guard wire == .single, code == BTN_TOUCH || code == BTN_LEFT else { return }
    now[0].tracking = isDown ? 0 : -1
  }

  /// One finger of a list is complete.
  mutating func endContact() { list.endContact() }

  private mutating func takeSlot(_ code: Int32, _ value: Int32) {
    if code == ABS_MT_SLOT {
      slot = Int(value)
    } else if now.indices.contains(slot) {
      now[slot].set(code, value)
    }
  }

  // MARK: - Reports

  /// A report is complete: `changes` tells what it has changed.
  mutating func report() {
    changes.removeAll(keepingCapacity: true)
    if wire == .lists { list.match(&now) }
    for index in now.indices { compare(index) }
  }

  private mutating func compare(_ index: Int) {
    let (before, after) = (told[index], now[index])
    if before.isDown, before.tracking != after.tracking {
      changes.append(TouchChange(phase: .up, slot: index, contact: before))
    }
    if after.isDown, before.tracking != after.tracking {
      changes.append(TouchChange(phase: .down, slot: index, contact: after))
    } else if after.isDown, after != before {
      changes.append(TouchChange(phase: .move, slot: index, contact: after))
    }
    told[index] = after
  }

  // MARK: - What was missed

  /// Asks the device how things stand, after reports were lost; the next report tells what has changed.
  mutating func catchUp(_ port: any InputDevicePort) {
    switch wire {
    case .slots: catchUpSlots(port)
    case .lists:
      // The next list is whole; only that nobody touches any more may never be said again.
      list = ContactList(capacity: now.count)
      if !port.isDown(BTN_TOUCH) { list.endReport() }
    case .single:
      take(key: BTN_TOUCH, isDown: port.isDown(BTN_TOUCH))
      now[0].x = port.value(ofAxis: ABS_X) ?? now[0].x
      now[0].y = port.value(ofAxis: ABS_Y) ?? now[0].y
    }
  }

  private mutating func catchUpSlots(_ port: any InputDevicePort) {
    for code in [ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TOUCH_MAJOR, ABS_MT_TOOL_TYPE] {
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: now.count) { values in
        values.initialize(repeating: 0)
        let count = port.slots(of: code, into: values)
        for index in 0..<min(count, now.count) { now[index].set(code, values[index]) }
      }
    }
    slot = Int(port.value(ofAxis: ABS_MT_SLOT) ?? Int32(slot))
  }
}

extension TouchContact {
  /// Takes in a value of one of the codes that multi-touch panels use.
  mutating func set(_ code: Int32, _ value: Int32) {
    switch code {
    case ABS_MT_TRACKING_ID: tracking = value
    case ABS_MT_POSITION_X: x = value
    case ABS_MT_POSITION_Y: y = value
    case ABS_MT_TOUCH_MAJOR: size = value
    case ABS_MT_TOOL_TYPE: isPalm = value == MT_TOOL_PALM
    default: break
    }
  }
}
