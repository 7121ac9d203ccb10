/// Keeps the last chunk of each node that is painted from one kind of input, as long as the input stays equal.
struct ChunkCache<N: Node> {
  private var entries: [(input: N.Input, chunk: Chunk)] = []

  /// The chunk of `slot`: the kept one where its input is the same, else a new one.
  mutating func chunk(_ input: N.Input, slot: Int = 0, on sheet: Sheet) -> Chunk {
    if entries.indices.contains(slot), entries[slot].input == input { return entries[slot].chunk }
    let chunk = N.paint(input, on: sheet)
    while entries.count <= slot { entries.append((input, chunk)) }
    entries[slot] = (input, chunk)
    return chunk
  }
}
