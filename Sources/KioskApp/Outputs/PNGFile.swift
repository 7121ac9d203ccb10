import CPNG
import Glibc

/// Pictures as PNG: opaque RGB of 8 bits, without a date or anything else that differs from run to run.
enum PNGFile {
  /// Writes a picture. The file appears whole or not at all, by way of a temporary file next to it.
  static func write(_ pixels: PixelBuffer, to path: String) throws(PNGError) {
    let data = try encode(pixels)
    guard isReplaceable(path) else { return try write(data, into: path) }
    let part = "\(path).part-\(getpid())"
    do throws(PNGError) {
      try write(data, into: part)
      guard rename(part, path) == 0 else { throw .cannotWrite(path: path, reason: reason()) }
    } catch {
      unlink(part)
      guard case .cannotWrite(_, let reason) = error else { throw error }
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// The bytes of a PNG file.
  static func encode(_ pixels: PixelBuffer) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    defer { png_image_free(&image) }
    let rgb = channels(of: pixels)
    // No PNG is longer than its pixels by more than a filter byte a row, a little deflate framing and the headers.
    var data = [UInt8](repeating: 0, count: rgb.count + rgb.count / 500 + pixels.height + 65_536)
    var count = png_alloc_size_t(data.count)
    let isDone = png_image_write_to_memory(&image, &data, &count, 0, rgb, png_int_32(pixels.width * 3), nil)
    guard isDone != 0 else { throw .cannotEncode(reason: message(of: image)) }
    data.removeLast(data.count - Int(count))
    return data
  }

  private static func channels(of pixels: PixelBuffer) -> [UInt8] {
    let count = pixels.width * pixels.height * 3
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      guard var out = bytes.baseAddress else { return }
      for y in 0..<pixels.height {
        let row = pixels.pixel(x: 0, y: y)
        for x in 0..<pixels.width {
          let argb = row[x]
          out[0] = UInt8(truncatingIfNeeded: argb &>> 16)
          out[1] = UInt8(truncatingIfNeeded: argb &>> 8)
          out[2] = UInt8(truncatingIfNeeded: argb)
          out += 3
        }
      }
      filled = count
    }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Devices and pipes are written into, not replaced.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func write(_ data: [UInt8], into path: String) throws(PNGError) {
    guard let file = fopen(path, "wb") else { throw .cannotWrite(path: path, reason: reason()) }
    let written = fwrite(data, 1, data.count, file)
    // The last bytes may find the disk full only when the file is closed.
    guard fclose(file) == 0, written == data.count else { throw .cannotWrite(path: path, reason: reason()) }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Why a picture is not there.
enum PNGError: Error, Equatable {
  case cannotEncode(reason: String)
  case cannotWrite(path: String, reason: String)

  /// One line for the log or the terminal.
  var message: String {
    switch self {
    case .cannotEncode(let reason): "The picture cannot be made into a PNG: \(reason)."
    case .cannotWrite(let path, let reason): "The picture cannot be written to \(path): \(reason)."
    }
  }
}
