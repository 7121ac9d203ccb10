/// A place in a run of bytes that only moves forward and never past the end.
struct ByteCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes not yet taken.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// The next `count` bytes.
  mutating func take(_ count: Int) throws(TZif.Damage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw TZif.Damage(reason: "it ends early") }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// The next signed big-endian integer of four or eight bytes.
  mutating func integer(of size: Int) throws(TZif.Damage) -> Int64 {
    let value = try take(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }
}
