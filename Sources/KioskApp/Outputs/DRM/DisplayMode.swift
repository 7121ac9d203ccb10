import CDRM

/// One mode of a display: its size, its rate, and the timings that the kernel wants back to set it.
struct DisplayMode: Equatable, Sendable {
  /// What the kernel calls it, such as "1920x1080".
  var name: String
  /// Pixels.
  var width: Int
  var height: Int
  /// Hertz; 0 where it is not told.
  var refreshRate: Double
  /// Whether the display itself would rather have this one.
  var isPreferred: Bool
  var timings: Timings

  /// The numbers behind a mode, in the kernel's own units: kilohertz, pixels and lines.
  struct Timings: Equatable, Sendable {
    var clock: UInt32 = 0
    var horizontal = Axis()
    var vertical = Axis()
    var skew: UInt16 = 0
    var scan: UInt16 = 0
    var flags: UInt32 = 0
    var type: UInt32 = 0
  }

  /// Where the synchronising pulse lies along one axis, and the whole length of it.
  struct Axis: Equatable, Sendable {
    var syncStart: UInt16 = 0
    var syncEnd: UInt16 = 0
    var total: UInt16 = 0
  }
}

extension DisplayMode {
  /// A mode as libdrm tells it.
  init(_ info: drmModeModeInfo) {
    self.init(
      name: withUnsafeBytes(of: info.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) },
      width: Int(info.hdisplay), height: Int(info.vdisplay), refreshRate: Self.rate(of: info),
      isPreferred: info.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0,
      timings: Timings(
        clock: info.clock,
        horizontal: Axis(syncStart: info.hsync_start, syncEnd: info.hsync_end, total: info.htotal),
        vertical: Axis(syncStart: info.vsync_start, syncEnd: info.vsync_end, total: info.vtotal),
        skew: info.hskew, scan: info.vscan, flags: info.flags, type: info.type))
  }

  /// The mode as libdrm takes it.
  var info: drmModeModeInfo {
    var info = drmModeModeInfo()
    info.clock = timings.clock
    (info.hdisplay, info.vdisplay) = (UInt16(clamping: width), UInt16(clamping: height))
    let (across, down) = (timings.horizontal, timings.vertical)
    (info.hsync_start, info.hsync_end, info.htotal) = (across.syncStart, across.syncEnd, across.total)
    (info.vsync_start, info.vsync_end, info.vtotal) = (down.syncStart, down.syncEnd, down.total)
    (info.hskew, info.vscan) = (timings.skew, timings.scan)
    info.vrefresh = UInt32(refreshRate.rounded())
    (info.flags, info.type) = (timings.flags, timings.type)
    withUnsafeMutableBytes(of: &info.name) { bytes in
      // The last byte stays zero.
      for (index, byte) in name.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
    return info
  }

  /// The rate from the timings, finer than the whole hertz that the kernel rounds to.
  private static func rate(of info: drmModeModeInfo) -> Double {
    let pixels = Double(info.htotal) * Double(info.vtotal)
    guard pixels > 0, info.clock > 0 else { return Double(info.vrefresh) }
    let flags = info.flags
    var rate = Double(info.clock) * 1_000 / pixels
    if flags & UInt32(DRM_MODE_FLAG_INTERLACE) != 0 { rate *= 2 }
    if flags & UInt32(DRM_MODE_FLAG_DBLSCAN) != 0 { rate /= 2 }
    if info.vscan > 1 { rate /= Double(info.vscan) }
    return rate
  }
}
