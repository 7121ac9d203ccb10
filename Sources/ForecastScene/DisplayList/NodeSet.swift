/// A few parts of the page: a bit for each, so that a frame can name them without memory of its own.
///
/// As a sequence it runs in the order in which parts are laid on the paper.
public struct NodeSet: SetAlgebra, Sequence, Hashable, Sendable {
  private var bits: UInt32 = 0

  public init() {}

  private init(bits: UInt32) { self.bits = bits }

  private static func bit(_ node: NodeID) -> UInt32 { 1 << UInt32(node.rawValue) }

  public var isEmpty: Bool { bits == 0 }
  public func contains(_ node: NodeID) -> Bool { bits & Self.bit(node) != 0 }

  @discardableResult
  public mutating func insert(_ node: NodeID) -> (inserted: Bool, memberAfterInsert: NodeID) {
    defer { bits |= Self.bit(node) }
    return (!contains(node), node)
  }

  @discardableResult
  public mutating func remove(_ node: NodeID) -> NodeID? {
    defer { bits &= ~Self.bit(node) }
    return contains(node) ? node : nil
  }

  @discardableResult
  public mutating func update(with node: NodeID) -> NodeID? { insert(node).inserted ? nil : node }

  public mutating func formUnion(_ other: NodeSet) { bits |= other.bits }
  public mutating func formIntersection(_ other: NodeSet) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: NodeSet) { bits ^= other.bits }
  public func union(_ other: NodeSet) -> NodeSet { NodeSet(bits: bits | other.bits) }
  public func intersection(_ other: NodeSet) -> NodeSet { NodeSet(bits: bits & other.bits) }
  public func symmetricDifference(_ other: NodeSet) -> NodeSet { NodeSet(bits: bits ^ other.bits) }

  public func makeIterator() -> Iterator { Iterator(rest: bits) }

  /// Takes the lowest bit, again and again.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate var rest: UInt32

    public mutating func next() -> NodeID? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return NodeID(rawValue: UInt8(rest.trailingZeroBitCount))
    }
  }
}
