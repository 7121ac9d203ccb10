import ForecastScene
import Glibc

@testable import KioskApp

/// A graphics card made of memory that shows what it is told to and fails as it is told to.
final class FakeCard: DRMDevice {
  let path = "/dev/dri/card9"
  let file: Int32 = 99
  var countsRefreshes = true
  let format: PixelFormat
  /// What the next calls answer instead of doing their work.
  var faults: [String: KernelError] = [:]
  /// How many buffers there is memory for.
  var room = 8

  private(set) var shown: UInt32?
  private(set) var waiting: UInt32?
  private(set) var calls: [String] = []
  private(set) var marks: [Damage] = []
  private(set) var isDark = false
  private(set) var buffers: [UInt32: FakeBuffer] = [:]
  private var next: UInt32 = 1
  private var reports = DRMFlips()

  init(format: PixelFormat = .xrgb8888) { self.format = format }

  /// The memory that is seen, whose rows have some bytes more than their pixels take.
  final class FakeBuffer {
    let memory: TestMemory
    let lineLength: Int
    let size: (width: Int, height: Int)
    let format: PixelFormat

    init(_ width: Int, _ height: Int, _ format: PixelFormat) {
      (size, self.format) = ((width, height), format)
      lineLength = width * format.bytesPerPixel + 12
      memory = TestMemory(byteCount: lineLength * height)
    }

    /// The pixels' bytes, without what lies between rows.
    var picture: [UInt8] {
      let bytes = memory.bytes
      return (0..<size.height).flatMap { bytes[$0 * lineLength..<$0 * lineLength + size.width * format.bytesPerPixel] }
    }

    /// The rows of which a byte has been written since it was spoilt.
    var writtenRows: [Int] {
      (0..<size.height).filter { !memory.isUntouched($0 * lineLength..<($0 + 1) * lineLength) }
    }
  }

  var screen: FakeBuffer? { shown.flatMap { buffers[$0] } }
  func count(of call: String) -> Int { calls.filter { $0 == call }.count }

  /// The next refresh: a flip that is under way happens.
  func refresh(at time: Double? = nil) {
    guard let waiting else { return }
    (shown, self.waiting) = (waiting, nil)
    reports.count += 1
    reports.time = time
  }

  private func call(_ name: String) throws(KernelError) {
    calls.append(name)
    if let fault = faults[name] { throw fault }
  }

  func makeBuffer(width: Int, height: Int) throws(PanelError) -> DRMBuffer {
    guard buffers.count < room else { throw .refused(path: path, what: "memory", reason: "none left") }
    let buffer = FakeBuffer(width, height, format)
    defer { next += 1 }
    buffers[next] = buffer
    return DRMBuffer(
      picture: next, handle: next, format: format,
      memory: PanelMemory(first: buffer.memory.base, lineLength: buffer.lineLength))
  }

  func show(_ buffer: DRMBuffer) throws(KernelError) {
    try call("show")
    shown = buffer.picture
  }

  func flip(to buffer: DRMBuffer) throws(KernelError) {
    try call("flip")
    guard waiting == nil else { throw KernelError(EBUSY) }
    waiting = buffer.picture
  }

  func markWritten(_ damage: Damage, of buffer: DRMBuffer) throws(KernelError) {
    try call("mark")
    marks.append(damage)
  }

  func takeFlips() throws(KernelError) -> DRMFlips {
    try call("read")
    defer { reports = DRMFlips() }
    return reports
  }

  func setDark(_ isDark: Bool) throws(KernelError) {
    try call("dark")
    self.isDark = isDark
  }

  func release() { calls.append("release") }
  func acquire() throws(KernelError) { try call("acquire") }
  func restore() { calls.append("restore") }
  func dispose(of buffer: DRMBuffer) {
    calls.append("dispose")
    buffers[buffer.picture] = nil
  }
}

extension DRMTarget {
  /// A display of this size on the card made of memory.
  static func fake(_ width: Int, _ height: Int) -> DRMTarget {
    let mode = DisplayMode(
      name: "\(width)x\(height)", width: width, height: height, refreshRate: 60, isPreferred: true, timings: .init())
    return DRMTarget(cardPath: "/dev/dri/card9", connector: 1, crtc: 2, mode: mode, connectorName: "DSI-1")
  }
}
