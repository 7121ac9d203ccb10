import CDRM
import Glibc

/// Asks the kernel for the graphics cards and their connectors.
enum DRMScan {
  /// Where the cards are.
  static let directory = "/dev/dri"

  /// Every card that has connectors and can be opened, in the order of their numbers.
  static func cards() -> [GraphicsCard] { cardPaths().compactMap(card) }

  /// Paths of all cards, whoever may open them.
  static func cardPaths() -> [String] {
    DeviceFiles.names(in: directory, prefix: "card")
      .sorted { ($0.count, $0) < ($1.count, $1) }
      .map { "\(directory)/\($0)" }
  }

  /// A card as it is now; nil where it can't be opened or feeds no display.
  static func card(_ path: String) -> GraphicsCard? {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    // Whoever opens a card first is its master, until it is closed: the output is to be that.
    defer { close(file) }
    guard let resources = drmModeGetResources(file) else { return nil }
    defer { drmModeFreeResources(resources) }
    let ids = UnsafeBufferPointer(start: resources.pointee.connectors, count: Int(resources.pointee.count_connectors))
    let connectors = ids.compactMap { connector($0, file, resources.pointee) }
    return connectors.isEmpty ? nil : GraphicsCard(path: path, connectors: connectors)
  }

  private static func connector(_ id: UInt32, _ file: Int32, _ resources: drmModeRes) -> DRMConnector? {
    guard let found = drmModeGetConnector(file, id) else { return nil }
    defer { drmModeFreeConnector(found) }
    let raw = found.pointee
    // Writeback goes into memory.
    guard raw.connector_type != UInt32(DRM_MODE_CONNECTOR_WRITEBACK) else { return nil }
    let modes = UnsafeBufferPointer(start: raw.modes, count: Int(raw.count_modes)).map { DisplayMode($0) }
    return DRMConnector(
      id: id, name: name(raw), link: link(raw.connection), modes: modes, crtcs: crtcs(of: raw, file, resources),
      orientation: orientation(of: raw, file))
  }

  private static func name(_ connector: drmModeConnector) -> String {
    let type = drmModeGetConnectorTypeName(connector.connector_type).map { String(cString: $0) } ?? "Unknown"
    return "\(type)-\(connector.connector_type_id)"
  }

  private static func link(_ connection: drmModeConnection) -> DRMConnector.Link {
    switch connection {
    case DRM_MODE_CONNECTED: .connected
    case DRM_MODE_DISCONNECTED: .disconnected
    default: .unknown
    }
  }

  private static func crtcs(of connector: drmModeConnector, _ file: Int32, _ resources: drmModeRes) -> [UInt32] {
    let all = UnsafeBufferPointer(start: resources.crtcs, count: Int(resources.count_crtcs))
    let encoders = UnsafeBufferPointer(start: connector.encoders, count: Int(connector.count_encoders))
    var possible: [UInt32] = []
    var current: [UInt32] = []
    for id in encoders {
      guard let encoder = drmModeGetEncoder(file, id) else { continue }
      defer { drmModeFreeEncoder(encoder) }
      if id == connector.encoder_id, encoder.pointee.crtc_id != 0 { current.append(encoder.pointee.crtc_id) }
      for (index, crtc) in all.enumerated() where encoder.pointee.possible_crtcs & (1 << UInt32(index)) != 0 {
        possible.append(crtc)
      }
    }
    return current + possible.filter { !current.contains($0) }
  }

  private static func orientation(of connector: drmModeConnector, _ file: Int32) -> QuarterTurn {
    for index in 0..<Int(connector.count_props) {
      guard let property = drmModeGetProperty(file, connector.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let name = withUnsafeBytes(of: property.pointee.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "panel orientation" { return QuarterTurn(panelOrientation: connector.prop_values[index]) }
    }
    return .none
  }
}

extension QuarterTurn {
  /// How a page is turned to stand upright on a panel whose property "panel orientation" has this value: the side of the
  /// panel that is up is where the page's top belongs.
  init(panelOrientation value: UInt64) {
    switch value {
    case 1: self = .half
    case 2: self = .counterclockwise
    case 3: self = .clockwise
    default: self = .none
    }
  }
}
