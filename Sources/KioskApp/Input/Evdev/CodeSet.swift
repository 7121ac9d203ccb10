/// The codes of one type of event that a device has, as the kernel's row of bits.
struct CodeSet: Equatable, Sendable {
  /// As many bytes as the keys need, which are the most.
  static let bytes = 96
  var bits = [UInt8](repeating: 0, count: CodeSet.bytes)

  init() {}

  /// A set of these codes.
  init(_ codes: [Int32]) { codes.forEach { insert($0) } }

  func contains(_ code: Int32) -> Bool {
    let byte = Int(code) / 8
    return bits.indices.contains(byte) && bits[byte] & (1 << UInt8(Int(code) % 8)) != 0
  }

  func contains(anyOf codes: some Sequence<Int32>) -> Bool { codes.contains { contains($0) } }

  mutating func insert(_ code: Int32) { bits[Int(code) / 8] |= 1 << UInt8(Int(code) % 8) }
}
