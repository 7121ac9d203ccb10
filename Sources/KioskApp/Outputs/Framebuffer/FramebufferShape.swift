import CLinux

/// The picture of a framebuffer device: where in its memory which pixel lies, and in which form.
struct FramebufferShape: Equatable, Sendable {
  /// What the driver calls itself, such as "virtio_gpudrmfb".
  let driver: String
  /// Pixels.
  let width: Int
  let height: Int
  let format: PixelFormat
  /// Bytes from one row to the next.
  let lineLength: Int
  /// The byte of the first pixel that is seen.
  let start: Int
  /// Bytes of all of it, from the beginning of the memory to the end of the last row that is seen.
  let byteCount: Int
  /// Hertz; 0 where the driver does not tell.
  let refreshRate: Double

  /// A picture of its own, without room around it.
  init(width: Int, height: Int, format: PixelFormat) {
    (self.width, self.height, self.format) = (width, height, format)
    lineLength = width * format.bytesPerPixel
    byteCount = lineLength * height
    (driver, start, refreshRate) = ("memory", 0, 0)
  }

  /// Reads what the kernel tells of a device. What pages cannot be drawn into is refused, with what was seen.
  init(_ fixed: fb_fix_screeninfo, _ variable: fb_var_screeninfo, path: String) throws(PanelError) {
    func refuse(_ saw: String) -> PanelError { .unusable(path: path, saw: saw) }
    (width, height) = (Int(variable.xres), Int(variable.yres))
    // A driver whose numbers are larger is not believed; products of them stay far from overflowing.
    let sizes = 1...32_768
    guard sizes.contains(width), sizes.contains(height) else { throw refuse("a picture of \(width)x\(height) pixels") }
    if let oddity = Self.oddity(fixed, variable) { throw refuse(oddity) }
    guard let format = PixelFormat(variable) else { throw refuse(Self.words(for: variable)) }
    self.format = format
    lineLength = Int(fixed.line_length)
    let (left, top) = (Int(variable.xoffset), Int(variable.yoffset))
    guard lineLength >= (left + width) * format.bytesPerPixel else {
      throw refuse("rows of \(lineLength) bytes, too short for \(width) pixels from column \(left) on (\(format))")
    }
    start = top * lineLength + left * format.bytesPerPixel
    byteCount = (top + height) * lineLength
    guard Int(fixed.smem_len) >= byteCount else {
      throw refuse("\(fixed.smem_len) bytes of memory, too few for \(height) rows of \(lineLength) from row \(top) on")
    }
    driver = withUnsafeBytes(of: fixed.id) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    refreshRate = Self.rate(of: variable)
  }

  /// What of a picture is not one word a pixel in the usual order.
  private static func oddity(_ fixed: fb_fix_screeninfo, _ variable: fb_var_screeninfo) -> String? {
    if fixed.type != UInt32(FB_TYPE_PACKED_PIXELS) {
      return "memory that is not one pixel after the other (type \(fixed.type))"
    }
    guard [UInt32(FB_VISUAL_TRUECOLOR), UInt32(FB_VISUAL_DIRECTCOLOR)].contains(fixed.visual) else {
      return "\(variable.bits_per_pixel) bits a pixel that are not red, green and blue (visual \(fixed.visual))"
    }
    if variable.grayscale != 0 { return "greys or a format of its own (\(variable.grayscale))" }
    return variable.nonstd == 0 ? nil : "a format that is not standard (\(variable.nonstd))"
  }

  private static func words(for v: fb_var_screeninfo) -> String {
    let channels = [("red", v.red), ("green", v.green), ("blue", v.blue)].map { "\($0) \($1.length) at \($1.offset)" }
    return "\(v.bits_per_pixel) bits a pixel (\(channels.joined(separator: ", ")))"
  }

  private static func rate(of v: fb_var_screeninfo) -> Double {
    let across = Double(v.xres) + Double(v.left_margin) + Double(v.right_margin) + Double(v.hsync_len)
    let down = Double(v.yres) + Double(v.upper_margin) + Double(v.lower_margin) + Double(v.vsync_len)
    return v.pixclock > 0 ? 1e12 / (Double(v.pixclock) * across * down) : 0
  }
}

extension PixelFormat {
  /// The format by the places of the channels, whatever the driver calls it; nil where it is none of those that are drawn.
  fileprivate init?(_ v: fb_var_screeninfo) {
    guard v.red.msb_right == 0, v.green.msb_right == 0, v.blue.msb_right == 0 else { return nil }
    let offsets = [v.red.offset, v.green.offset, v.blue.offset]
    let lengths = [v.red.length, v.green.length, v.blue.length]
    switch (v.bits_per_pixel, lengths) {
    case (16, [5, 6, 5]) where offsets == [11, 5, 0]: self = .rgb565
    case (16, [5, 6, 5]) where offsets == [0, 5, 11]: self = .bgr565
    case (24, [8, 8, 8]) where Self.areBytes(offsets, of: 24): self = .packed(ChannelShifts(offsets))
    case (32, [8, 8, 8]) where Self.areBytes(offsets, of: 32): self = .wide(ChannelShifts(offsets))
    default: return nil
    }
  }

  private static func areBytes(_ offsets: [UInt32], of bits: UInt32) -> Bool {
    Set(offsets).count == 3 && offsets.allSatisfy { $0 % 8 == 0 && $0 < bits }
  }
}

extension ChannelShifts {
  fileprivate init(_ offsets: [UInt32]) { self.init(red: offsets[0], green: offsets[1], blue: offsets[2]) }
}
