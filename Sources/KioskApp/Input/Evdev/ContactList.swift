import CLinux

/// A report of a panel that lists its fingers anew each time (the kernel's protocol A), and whose fingers they are.
struct ContactList {
  private var contacts: [TouchContact] = []
  private var next = TouchContact()
  private var hasPlace = false
  /// Whether a list has come, or the word that there is nobody.
  private var isComplete = false
  private var number: Int32 = 0
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    contacts.reserveCapacity(capacity)
  }

  mutating func take(_ code: Int32, _ value: Int32) {
    if code == ABS_MT_POSITION_X || code == ABS_MT_POSITION_Y { hasPlace = true }
    next.set(code, value)
  }

  /// One finger is complete; a list without any says that nobody touches.
  mutating func endContact() {
    isComplete = true
    if hasPlace, contacts.count < capacity { contacts.append(next) }
    next = TouchContact()
    hasPlace = false
  }

  /// Nobody touches.
  mutating func endReport() {
    contacts.removeAll(keepingCapacity: true)
    isComplete = true
  }

  /// Gives each finger of the list the slot it had: by its number, where the panel numbers them, otherwise the nearest first.
  mutating func match(_ slots: inout [TouchContact]) {
    guard isComplete else { return }
    isComplete = false
    var free = UInt32.max
    if contacts.allSatisfy(\.isDown) { matchNumbers(&slots, &free) } else { matchPlaces(&slots, &free) }
    for index in slots.indices where free & (1 << UInt32(index)) != 0 { slots[index].tracking = -1 }
    for contact in contacts { begin(contact, &slots) }
    contacts.removeAll(keepingCapacity: true)
  }

  private mutating func matchNumbers(_ slots: inout [TouchContact], _ free: inout UInt32) {
    for index in slots.indices where slots[index].isDown {
      guard let place = contacts.firstIndex(where: { $0.tracking == slots[index].tracking }) else { continue }
      slots[index] = contacts.remove(at: place)
      free &= ~(1 << UInt32(index))
    }
  }

  private mutating func matchPlaces(_ slots: inout [TouchContact], _ free: inout UInt32) {
    while let (slot, place) = nearestPair(slots, free) {
      let tracking = slots[slot].tracking
      slots[slot] = contacts.remove(at: place)
      slots[slot].tracking = tracking
      free &= ~(1 << UInt32(slot))
    }
  }

  private func nearestPair(_ slots: [TouchContact], _ free: UInt32) -> (slot: Int, place: Int)? {
    var best: (slot: Int, place: Int)?
    var least = Double.infinity
    for slot in slots.indices where slots[slot].isDown && free & (1 << UInt32(slot)) != 0 {
      for place in contacts.indices {
        let (dx, dy) = (
          Double(slots[slot].x) - Double(contacts[place].x), Double(slots[slot].y) - Double(contacts[place].y)
        )
        guard dx * dx + dy * dy < least else { continue }
        least = dx * dx + dy * dy
        best = (slot, place)
      }
    }
    return best
  }

  /// A finger that was not there before takes the first slot without one.
  private mutating func begin(_ contact: TouchContact, _ slots: inout [TouchContact]) {
    guard let index = slots.firstIndex(where: { !$0.isDown }) else { return }
    number = number == .max ? 0 : number + 1
    slots[index] = contact
    if !contact.isDown { slots[index].tracking = number }
  }
}
