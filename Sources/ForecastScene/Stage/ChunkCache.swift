/// Keeps the last chunks of each node that is painted from one kind of input, as long as the input stays equal.
///
/// What comes again has a slot of its own: a digit, a segment of the arc, an hour that is crossed to and fro.
struct ChunkCache<N: Node> {
  private var entries: [(input: N.Input, chunk: Chunk)?] = []

  /// The chunk of `slot`, 0…: the kept one where its input is the same, else a new one.
  mutating func chunk(_ input: N.Input, slot: Int = 0, on sheet: Sheet) -> Chunk {
    if slot < entries.count, let kept = entries[slot], kept.input == input { return kept.chunk }
    let chunk = N.paint(input, on: sheet)
    while entries.count <= slot { entries.append(nil) }
    entries[slot] = (input, chunk)
    return chunk
  }
}
