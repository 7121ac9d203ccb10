import CSDL2
import ForecastScene

/// Draws display lists through a GPU: one run of triangles on one texture, so a page is one draw call.
///
/// Everything is drawn in every frame that has damage, since the picture in the back buffer is not kept; what costs the
/// processor is what changed. Compared with the software renderer, which is the reference.
final class GeometryRenderer {
  private let context: GraphicsContext
  private let atlas: MaskAtlas
  private let meshes = ChunkMeshes()
  private let clipper = MeshClip()
  private let page = Mesh(capacity: 16_384)
  private var paper = Color(rgb: 0)
  /// How pages stand on the panel.
  private let turn: QuarterTurn
  /// Draw calls of the last frame.
  private(set) var drawCalls = 0

  init(_ context: GraphicsContext, turn: QuarterTurn = .none, fonts: FontLibrary) throws(OutputError) {
    self.context = context
    self.turn = turn
    do throws(AtlasError) {
      atlas = try MaskAtlas(context, fonts: fonts, largestSide: min(2_048, context.largestTexture))
    } catch {
      throw OutputError(error)
    }
  }

  /// Bytes of the texture.
  var textureBytes: Int { atlas.byteCount }
  /// Triangles of the last frame.
  var triangleCount: Int { page.count / 3 }

  /// Queues a whole page.
  func draw(_ list: DisplayList) throws(OutputError) {
    do throws(AtlasError) {
      try gather(list)
    } catch {
      throw OutputError(error)
    }
    meshes.endFrame()
    page.turn(turn, page: (list.width, list.height))
    paper = list.paper
    try redraw()
  }

  /// Queues the last page again.
  func redraw() throws(OutputError) {
    drawCalls = 0
    let renderer = context.renderer
    guard SDL_SetRenderDrawColor(renderer, UInt8(paper.red), UInt8(paper.green), UInt8(paper.blue), 255) == 0,
      SDL_RenderClear(renderer) == 0
    else { throw .refused(reason: Window.reason) }
    guard page.count > 0 else { return }
    let vertices = UnsafeMutableRawPointer(page.vertices)
    let size = Int32(MemoryLayout<SDL_Vertex>.stride)
    let colors = vertices + 8
    let texels = vertices + 12
    let status = SDL_RenderGeometryRaw(
      renderer, atlas.texture.texture, vertices.assumingMemoryBound(to: Float.self), size,
      colors.assumingMemoryBound(to: SDL_Color.self), size, texels.assumingMemoryBound(to: Float.self), size,
      Int32(page.count), nil, 0, 0)
    guard status == 0 else { throw .refused(reason: Window.reason) }
    drawCalls = 1
  }

  /// The device has lost its textures: all masks are made again with the next page.
  func renew() throws(OutputError) {
    do throws(AtlasError) {
      try atlas.beginAgain(grows: false)
    } catch {
      throw OutputError(error)
    }
    meshes.forget()
    page.clear()
  }

  /// Puts the page's triangles together; where the atlas is full, from the beginning with a new one.
  private func gather(_ list: DisplayList) throws(AtlasError) {
    var isEmptied = false
    while true {
      do throws(AtlasError) {
        return try place(list)
      } catch {
        guard error == .full, !isEmptied else { throw error }
        // Once emptied at its largest, it holds this page or none.
        isEmptied = atlas.isLargest
        meshes.forget()
        try atlas.beginAgain(grows: true)
      }
    }
  }

  private func place(_ list: DisplayList) throws(AtlasError) {
    page.clear()
    for placed in list.chunks where placed.opacity > 0 && !placed.clip.isEmpty {
      guard !placed.bounds.isEmpty else { continue }
      let chunk = try meshes.mesh(for: placed, from: atlas)
      guard let extent = chunk.extent else { continue }
      let start = page.count
      let held = chunk.fit.fraction
      let x = Float(placed.offset.x.raw - held.x) / 64
      let y = Float(placed.offset.y.raw - held.y) / 64
      clipper.append(chunk.mesh, extent: extent, x: x, y: y, clip: placed.clip, to: page)
      page.fade(from: start, opacity: placed.opacity)
    }
  }
}

extension OutputError {
  init(_ error: AtlasError) {
    switch error {
    case .full: self = .refused(reason: "the page's masks do not fit into a texture")
    case .refused(let reason): self = .refused(reason: reason)
    }
  }
}
