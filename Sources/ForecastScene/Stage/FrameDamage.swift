/// Finds what differs between two frames' lists.
enum FrameDamage {
  /// The damage and the nodes that differ. Without a list before, or with another size or paper, it is the whole page.
  static func compare(_ old: DisplayList?, _ new: DisplayList) -> (Damage, NodeSet) {
    guard let old, old.width == new.width, old.height == new.height, old.paper == new.paper,
      old.isOneBit == new.isOneBit
    else {
      let whole = PixelRect(minX: 0, minY: 0, maxX: new.width, maxY: new.height)
      return (Damage(whole), new.chunks.reduce(into: NodeSet()) { $0.insert($1.node) })
    }
    var comparison = Comparison()
    comparison.run(old.chunks, new.chunks)
    return (comparison.damage, comparison.nodes)
  }

  /// Walks two lists whose nodes stand in the same order, each node's chunks together.
  private struct Comparison {
    var damage = Damage()
    var nodes = NodeSet()

    mutating func run(_ old: [PlacedChunk], _ new: [PlacedChunk]) {
      var i = 0
      var j = 0
      while i < old.count || j < new.count {
        if i < old.count, j < new.count, old[i].node == new[j].node {
          if old[i] != new[j] {
            add(old[i])
            add(new[j])
          }
          i += 1
          j += 1
        } else if j >= new.count || (i < old.count && old[i].node.rawValue < new[j].node.rawValue) {
          add(old[i])
          i += 1
        } else {
          add(new[j])
          j += 1
        }
      }
    }

    private mutating func add(_ chunk: PlacedChunk) {
      guard !chunk.bounds.isEmpty else { return }
      damage.add(chunk.bounds)
      nodes.insert(chunk.node)
    }
  }
}
