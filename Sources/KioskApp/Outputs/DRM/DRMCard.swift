import CDRM
import ForecastScene
import Glibc

/// A graphics card of the kernel's, open for one display.
final class DRMCard: DRMDevice {
  let path: String
  let file: Int32
  private(set) var countsRefreshes = false
  private let target: DRMTarget
  /// What was shown before.
  private var saved: drmModeCrtcPtr?
  private var power: UInt32?
  /// Where each buffer's memory is mapped.
  private var mappings: [UInt32: UnsafeMutableRawBufferPointer] = [:]
  /// Whether the card would rather have sixteen bits.
  private let prefersReduced: Bool

  /// Opens the card of a target.
  init(_ target: DRMTarget) throws(PanelError) {
    (self.target, path) = (target, target.cardPath)
    file = open(target.cardPath, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .cannotOpen(path: target.cardPath, reason: KernelError.last.reason) }
    guard Self.capability(UInt64(DRM_CAP_DUMB_BUFFER), file) == 1 else {
      close(file)
      throw .unusable(path: target.cardPath, saw: "a card without memory that the processor can write (dumb buffers)")
    }
    prefersReduced = Self.capability(UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH), file) == 16
    saved = drmModeGetCrtc(file, target.crtc)
    power = Self.property("DPMS", of: target.connector, file)
  }

  deinit {
    if let saved { drmModeFreeCrtc(saved) }
    for mapping in mappings.values { munmap(mapping.baseAddress, mapping.count) }
    close(file)
  }

  private static func capability(_ number: UInt64, _ file: Int32) -> UInt64? {
    var value: UInt64 = 0
    return drmGetCap(file, number, &value) == 0 ? value : nil
  }

  private static func property(_ name: String, of connector: UInt32, _ file: Int32) -> UInt32? {
    guard let list = drmModeObjectGetProperties(file, connector, DRM_MODE_OBJECT_CONNECTOR) else { return nil }
    defer { drmModeFreeObjectProperties(list) }
    for index in 0..<Int(list.pointee.count_props) {
      guard let property = drmModeGetProperty(file, list.pointee.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let found = withUnsafeBytes(of: property.pointee.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if found == name { return property.pointee.prop_id }
    }
    return nil
  }

  static func check(_ result: Int32) throws(KernelError) {
    // libdrm returns the negative number of some errors, and leaves that of others behind.
    guard result != 0 else { return }
    throw result < -1 ? KernelError(-result) : KernelError.last
  }

  // MARK: - Buffers

  func makeBuffer(width: Int, height: Int) throws(PanelError) -> DRMBuffer {
    let formats: [PixelFormat] = prefersReduced ? [.rgb565, .xrgb8888] : [.xrgb8888, .rgb565]
    do throws(KernelError) {
      return try makeBuffer(width, height, formats[0])
    } catch {
      do throws(KernelError) {
        return try makeBuffer(width, height, formats[1])
      } catch {
        throw PanelError(error, path: path, what: "memory for \(width)x\(height) pixels")
      }
    }
  }

  private func makeBuffer(_ width: Int, _ height: Int, _ format: PixelFormat) throws(KernelError) -> DRMBuffer {
    let dumb = try DumbMemory(width, height, format, file)
    do throws(KernelError) {
      let mapping = try dumb.map(file)
      guard let first = mapping.baseAddress else { throw KernelError(ENOMEM) }
      mappings[dumb.handle] = mapping
      let picture = try addPicture(width, height, format, dumb)
      return DRMBuffer(
        picture: picture, handle: dumb.handle, format: format,
        memory: PanelMemory(first: first, lineLength: Int(dumb.pitch)))
    } catch {
      giveBack(dumb.handle)
      throw error
    }
  }

  private func addPicture(
    _ width: Int, _ height: Int, _ format: PixelFormat, _ dumb: DumbMemory
  ) throws(KernelError) -> UInt32 {
    var picture: UInt32 = 0
    let planes = { (first: UInt32) -> [UInt32] in [first, 0, 0, 0] }
    try Self.check(
      drmModeAddFB2(
        file, UInt32(width), UInt32(height), format.code, planes(dumb.handle), planes(dumb.pitch), planes(0), &picture,
        0))
    return picture
  }

  func dispose(of buffer: DRMBuffer) {
    drmModeRmFB(file, buffer.picture)
    giveBack(buffer.handle)
  }

  private func giveBack(_ handle: UInt32) {
    if let mapping = mappings.removeValue(forKey: handle) { munmap(mapping.baseAddress, mapping.count) }
    drmModeDestroyDumbBuffer(file, handle)
  }

  // MARK: - Showing

  func show(_ buffer: DRMBuffer) throws(KernelError) {
    var connector = target.connector
    var mode = target.mode.info
    try Self.check(drmModeSetCrtc(file, target.crtc, buffer.picture, 0, 0, &connector, 1, &mode))
    var (count, time): (UInt64, UInt64) = (0, 0)
    // Refused by drivers that have no refreshes to count, and by all while nothing is shown.
    countsRefreshes = drmCrtcGetSequence(file, target.crtc, &count, &time) == 0
  }

  func flip(to buffer: DRMBuffer) throws(KernelError) {
    try Self.check(drmModePageFlip(file, target.crtc, buffer.picture, UInt32(DRM_MODE_PAGE_FLIP_EVENT), nil))
  }

  func markWritten(_ damage: Damage, of buffer: DRMBuffer) throws(KernelError) {
    let result = withUnsafeTemporaryAllocation(of: drmModeClip.self, capacity: Damage.limit) { clips in
      var count: UInt32 = 0
      for rect in damage.rects {
        clips.initializeElement(
          at: Int(count),
          to: drmModeClip(
            x1: UInt16(rect.minX), y1: UInt16(rect.minY), x2: UInt16(rect.maxX), y2: UInt16(rect.maxY)))
        count += 1
      }
      return drmModeDirtyFB(file, buffer.picture, clips.baseAddress, count)
    }
    try Self.check(result)
  }

  func takeFlips() throws(KernelError) -> DRMFlips { try DRMReports.read(file) }

  // MARK: - Light and masters

  func setDark(_ isDark: Bool) throws(KernelError) {
    guard let power else { throw KernelError(EOPNOTSUPP) }
    let value = isDark ? DRM_MODE_DPMS_OFF : DRM_MODE_DPMS_ON
    try Self.check(drmModeConnectorSetProperty(file, target.connector, power, UInt64(value)))
  }

  func release() { drmDropMaster(file) }

  func acquire() throws(KernelError) { try Self.check(drmSetMaster(file)) }

  func restore() {
    guard let saved, saved.pointee.mode_valid != 0, saved.pointee.buffer_id != 0 else { return }
    var connector = target.connector
    var mode = saved.pointee.mode
    drmModeSetCrtc(
      file, saved.pointee.crtc_id, saved.pointee.buffer_id, saved.pointee.x, saved.pointee.y, &connector, 1, &mode)
  }
}

extension PixelFormat {
  /// The kernel's name of a format that buffers are made in: four letters.
  fileprivate var code: UInt32 {
    let name: StaticString = self == .rgb565 ? "RG16" : "XR24"
    return UnsafeRawPointer(name.utf8Start).loadUnaligned(as: UInt32.self).littleEndian
  }
}
