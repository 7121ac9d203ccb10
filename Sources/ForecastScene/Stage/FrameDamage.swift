/// Finds what differs between two frames' lists.
enum FrameDamage {
  /// The damage and the nodes that differ. Without a list before, or with another size or paper, it is the whole page.
  static func compare(_ old: DisplayList?, _ new: DisplayList) -> (Damage, [NodeID]) {
    guard let old, old.width == new.width, old.height == new.height, old.paper == new.paper else {
      let whole = PixelRect(minX: 0, minY: 0, maxX: new.width, maxY: new.height)
      return (Damage(whole), Array(Set(new.chunks.map(\.node))).sorted())
    }
    var comparison = Comparison()
    comparison.run(old.chunks, new.chunks)
    return (comparison.damage, comparison.nodes)
  }

  /// Walks two lists whose nodes stand in the same order, each node's chunks together.
  private struct Comparison {
    var damage = Damage()
    var nodes: [NodeID] = []

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
        } else if j >= new.count || (i < old.count && old[i].node.order < new[j].node.order) {
          add(old[i])
          i += 1
        } else {
          add(new[j])
          j += 1
        }
      }
      nodes.sort()
    }

    private mutating func add(_ chunk: PlacedChunk) {
      guard !chunk.bounds.isEmpty else { return }
      damage.add(chunk.bounds)
      if !nodes.contains(chunk.node) { nodes.append(chunk.node) }
    }
  }
}

extension NodeID {
  /// The order in which nodes are laid on the paper.
  var order: Int { Self.orders[self] ?? 0 }

  private static let orders = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
