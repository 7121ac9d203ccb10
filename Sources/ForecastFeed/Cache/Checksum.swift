/// A checksum that tells a file that was cut short or changed from a whole one; no guard against malice.
enum Checksum {
  /// FNV-1a of 64 bits (Fowler, Noll, Vo).
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
