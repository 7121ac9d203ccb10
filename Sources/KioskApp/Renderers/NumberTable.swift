/// Values kept under numbers, in one open-addressed table: what is asked for in every frame must be found quickly, and finding
/// takes no memory. The numbers come from this program, so that the library's slower hash, made against attack, is not needed.
struct NumberTable<Value> {
  private var keys: [UInt64]
  private var values: [Value?]
  private(set) var count = 0

  /// No key of ours; it stands for an empty place.
  private static var empty: UInt64 { .max }
  private static var smallest: Int { 64 }

  init() {
    keys = Array(repeating: Self.empty, count: Self.smallest)
    values = Array(repeating: nil, count: Self.smallest)
  }

  /// The value of a key below `UInt64.max`, or nil. Assigning nil empties the value and keeps the key's place.
  subscript(key: UInt64) -> Value? {
    get { values[place(of: key)] }
    set {
      let place = place(of: key)
      values[place] = newValue
      guard keys[place] == Self.empty else { return }
      keys[place] = key
      count += 1
      if count * 4 > keys.count * 3 { grow() }
    }
  }

  /// Forgets all values and keeps their room.
  mutating func removeAll() {
    for place in keys.indices where keys[place] != Self.empty {
      keys[place] = Self.empty
      values[place] = nil
    }
    count = 0
  }

  /// Where a key stands, or the empty place where it would.
  private func place(of key: UInt64) -> Int {
    precondition(key != Self.empty, "The greatest number is no key.")
    // Fibonacci hashing: the high bits of a product with 2⁶⁴ / φ spread neighbouring numbers.
    let shift = UInt64(keys.count.leadingZeroBitCount + 1)
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while keys[place] != key, keys[place] != Self.empty { place = (place + 1) & (keys.count - 1) }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: Self.empty, count: oldKeys.count * 2)
    values = Array(repeating: nil, count: oldKeys.count * 2)
    for (key, value) in zip(oldKeys, oldValues) where key != Self.empty {
      let place = place(of: key)
      keys[place] = key
      values[place] = value
    }
  }
}
