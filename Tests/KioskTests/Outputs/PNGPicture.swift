import CPNG

@testable import KioskApp

/// A PNG file read back, to compare pixels.
struct PNGPicture: Equatable {
  let width: Int
  let height: Int
  /// 0xFFRRGGBB, row by row.
  let pixels: [UInt32]

  /// Reads the bytes of a PNG file, or gives nil.
  init?(_ data: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, data, data.count) != 0 else { return nil }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    width = Int(image.width)
    height = Int(image.height)
    var rgb = [UInt8](repeating: 0, count: width * height * 3)
    guard png_image_finish_read(&image, nil, &rgb, 0, nil) != 0 else { return nil }
    pixels = (0..<width * height).map { (i: Int) -> UInt32 in
      let red = UInt32(rgb[i * 3])
      let green = UInt32(rgb[i * 3 + 1])
      let blue = UInt32(rgb[i * 3 + 2])
      return 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }
}
