import CDRM
import Glibc

/// What SDL has no word for on a display it shows on: its refreshes, its light, and letting another program have the card.
final class KMSCrtc {
  private let file: Int32
  private let target: DRMTarget
  /// What fed the display when the card was let go.
  private var kept: (crtc: UInt32, buffer: UInt32, mode: drmModeModeInfo)?
  /// SDL's choice of what feeds the display; nil before it shows.
  private var crtc: UInt32?
  private var tellsRefreshes = true

  init(file: Int32, target: DRMTarget) {
    self.file = file
    self.target = target
  }

  /// The machine's time of the last refresh; nil where the card does not count them.
  var lastRefresh: Double? {
    guard tellsRefreshes, let crtc = current else { return nil }
    var sequence: UInt64 = 0
    var nanoseconds: UInt64 = 0
    guard drmCrtcGetSequence(file, crtc, &sequence, &nanoseconds) == 0, nanoseconds > 0 else {
      tellsRefreshes = false
      return nil
    }
    return Double(nanoseconds) / 1e9
  }

  func waitForRefresh() -> Bool {
    guard let crtc = current, let pipe = pipe(of: crtc) else { return false }
    var vblank = drmVBlank()
    let pipeBits = pipe << UInt32(DRM_VBLANK_HIGH_CRTC_SHIFT)
    vblank.request.type = drmVBlankSeqType(DRM_VBLANK_RELATIVE.rawValue | pipeBits)
    vblank.request.sequence = 1
    return drmWaitVBlank(file, &vblank) == 0
  }

  /// Lets another program have the card.
  func letGo() {
    if let crtc = current, let state = drmModeGetCrtc(file, crtc) {
      kept = (crtc, state.pointee.buffer_id, state.pointee.mode)
      drmModeFreeCrtc(state)
    }
    drmDropMaster(file)
  }

  /// Takes the card back and shows what was shown.
  func takeBack() throws(OutputError) {
    guard drmSetMaster(file) == 0 else { throw .panel(.notMaster(path: target.cardPath)) }
    guard var kept, kept.buffer != 0 else { return }
    var connector = target.connector
    guard drmModeSetCrtc(file, kept.crtc, kept.buffer, 0, 0, &connector, 1, &kept.mode) == 0 else {
      throw .failed(reason: "the mode cannot be set again: \(String(cString: strerror(errno)))")
    }
  }

  /// Switches the display off or on (DPMS).
  func setDark(_ isDark: Bool) throws(PanelError) {
    let value = UInt64(isDark ? DRM_MODE_DPMS_OFF : DRM_MODE_DPMS_ON)
    guard let property = property("DPMS"),
      drmModeConnectorSetProperty(file, target.connector, property, value) == 0
    else { throw .cannotGoDark(path: target.cardPath, reason: String(cString: strerror(errno))) }
  }

  private var current: UInt32? {
    if crtc == nil { crtc = find() }
    return crtc
  }

  private func find() -> UInt32? {
    guard let connector = drmModeGetConnectorCurrent(file, target.connector) else { return nil }
    defer { drmModeFreeConnector(connector) }
    guard let encoder = drmModeGetEncoder(file, connector.pointee.encoder_id) else { return nil }
    defer { drmModeFreeEncoder(encoder) }
    return encoder.pointee.crtc_id == 0 ? nil : encoder.pointee.crtc_id
  }

  /// The crtc's place among those of the card.
  private func pipe(of crtc: UInt32) -> UInt32? {
    guard let resources = drmModeGetResources(file) else { return nil }
    defer { drmModeFreeResources(resources) }
    let all = UnsafeBufferPointer(start: resources.pointee.crtcs, count: Int(resources.pointee.count_crtcs))
    return all.firstIndex(of: crtc).map(UInt32.init)
  }

  private func property(_ wanted: String) -> UInt32? {
    guard let connector = drmModeGetConnectorCurrent(file, target.connector) else { return nil }
    defer { drmModeFreeConnector(connector) }
    for index in 0..<Int(connector.pointee.count_props) {
      guard let property = drmModeGetProperty(file, connector.pointee.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let name = withUnsafeBytes(of: property.pointee.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == wanted { return property.pointee.prop_id }
    }
    return nil
  }
}
