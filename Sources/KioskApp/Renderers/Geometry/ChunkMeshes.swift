import ForecastScene

/// The triangles of every chunk on the page, made when a chunk is new, or moves to where its old ones are not right.
final class ChunkMeshes {
  /// More chunks than a page has, twice.
  private static let limit = 512

  private var meshes: [ObjectIdentifier: ChunkMesh] = [:]
  private var frame = 0

  /// The triangles of a placed chunk, and how far they have to be moved.
  func mesh(for placed: PlacedChunk, from atlas: MaskAtlas) throws(AtlasError) -> ChunkMesh {
    let fraction = placed.offset.fraction
    if let known = meshes[ObjectIdentifier(placed.chunk)] {
      known.lastUse = frame
      if let fit = known.change(for: fraction) { try make(known, fit, atlas) }
      return known
    }
    let new = ChunkMesh(placed.chunk)
    new.lastUse = frame
    try make(new, .standing(fraction), atlas)
    // A chunk is held with its triangles, so its identity is not taken over by another.
    meshes[ObjectIdentifier(placed.chunk)] = new
    return new
  }

  private func make(_ known: ChunkMesh, _ fit: ChunkFit, _ atlas: MaskAtlas) throws(AtlasError) {
    known.mesh.clear()
    let mesher = ChunkMesher(atlas: atlas, fit: fit, mesh: known.mesh)
    for item in known.chunk.items { try mesher.add(item) }
    known.settle(fit)
  }

  /// Tells that a page is made; lets go of what has left it.
  func endFrame() {
    frame += 1
    if meshes.count > Self.limit { meshes = meshes.filter { frame - $0.value.lastUse <= 2 } }
  }

  /// The atlas begins again: all triangles point to where their masks were.
  func forget() { meshes.removeAll(keepingCapacity: true) }
}
