import CSDL2
import ForecastScene

/// The one texture of the page: white at the strength of the masks that lie in it, and a patch of plain white.
///
/// ARGB8888 is the only format that SDL's GLES 2 renderer has natively in 2.26 and 2.32 alike; others are converted.
final class AtlasTexture {
  /// Blank pixels round each mask, so that interpolation between texels finds nothing of its neighbours.
  static let gutter = 1
  private static let patch = 4

  let texture: OpaquePointer
  // Outlives its textures.
  private let context: GraphicsContext
  let side: Int
  /// The middle of the patch of white.
  let white: SDL_FPoint
  private var packer: ShelfPacker
  private var scratch: [UInt32] = []

  init(_ context: GraphicsContext, side: Int) throws(AtlasError) {
    guard
      let texture = SDL_CreateTexture(
        context.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), Int32(side),
        Int32(side))
    else { throw .refused(Window.reason) }
    self.texture = texture
    self.context = context
    self.side = side
    packer = ShelfPacker(side: side)
    let middle = Float(Self.patch) / 2 / Float(side)
    white = SDL_FPoint(x: middle, y: middle)
    try prepare()
  }

  deinit { SDL_DestroyTexture(texture) }

  private func prepare() throws(AtlasError) {
    let premultiplied = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
      SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
    guard SDL_SetTextureBlendMode(texture, premultiplied) == 0,
      SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear) == 0
    else { throw .refused(Window.reason) }
    scratch = Array(repeating: .max, count: Self.patch * Self.patch)
    guard packer.place(width: Self.patch, height: Self.patch) != nil else { throw .full }
    try upload(x: 0, y: 0, width: Self.patch, height: Self.patch)
  }

  /// Puts coverage into the texture.
  func add(_ view: CoverageView) throws(AtlasError) -> AtlasSlot {
    guard !view.bounds.isEmpty else { return AtlasSlot(bounds: .empty, x: 0, y: 0) }
    let width = view.bounds.width + 2 * Self.gutter
    let height = view.bounds.height + 2 * Self.gutter
    guard let place = packer.place(width: width, height: height) else { throw .full }
    spread(view, width, height)
    try upload(x: place.x, y: place.y, width: width, height: height)
    return AtlasSlot(bounds: view.bounds, x: place.x + Self.gutter, y: place.y + Self.gutter)
  }

  /// Premultiplied white: all four channels are the coverage.
  private func spread(_ view: CoverageView, _ width: Int, _ height: Int) {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: repeatElement(0, count: width * height))
    for row in 0..<view.bounds.height {
      let source = view.bytes + row * view.stride
      let start = (row + Self.gutter) * width + Self.gutter
      for column in 0..<view.bounds.width { scratch[start + column] = UInt32(source[column]) &* 0x0101_0101 }
    }
  }

  private func upload(x: Int, y: Int, width: Int, height: Int) throws(AtlasError) {
    var rect = SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
    let status = scratch.withUnsafeBytes { SDL_UpdateTexture(texture, &rect, $0.baseAddress, Int32(width * 4)) }
    guard status == 0 else { throw .refused(Window.reason) }
  }
}

/// Where a mask lies in the texture.
struct AtlasSlot {
  /// Relative to the pixel of its origin.
  let bounds: PixelRect
  /// Texels.
  let x: Int
  let y: Int
}
