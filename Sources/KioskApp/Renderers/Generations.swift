/// What was made lately, kept in two generations within a bound.
///
/// When the young generation has grown to half the bound it becomes the old one and the old one goes; what is asked for
/// again meanwhile moves over to the young.
struct Generations<Value> {
  private var young = NumberTable<(value: Value, bytes: Int)>()
  private var old = NumberTable<(value: Value, bytes: Int)>()
  private var youngBytes = 0
  private var oldBytes = 0
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Bytes kept, as far as their makers told.
  var byteCount: Int { youngBytes + oldBytes }

  /// The value of a key, or nil.
  mutating func value(for key: UInt64) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old[key] else { return nil }
    keep(known.value, bytes: known.bytes, for: key)
    return known.value
  }

  /// Keeps a value of so many bytes; one that was kept under the key before gives way.
  mutating func keep(_ value: Value, bytes: Int, for key: UInt64) {
    let before = young[key]?.bytes ?? 0
    if youngBytes - before + bytes > byteLimit / 2, young.count > 0 {
      age()
      youngBytes = bytes
    } else {
      youngBytes += bytes - before
    }
    young[key] = (value, bytes)
  }

  private mutating func age() {
    swap(&young, &old)
    oldBytes = youngBytes
    young.removeAll()
  }
}
