import ForecastScene
import Glibc

/// The outputs of the bare console on devices made of memory.
final class BenchPanelOutput: BenchOutput {
  /// Which device.
  enum Kind: String, CaseIterable {
    /// Two buffers of 32 bits that take turns.
    case dumb
    /// Rows of 32 bits that are written.
    case fb32
    /// Rows of 16 bits that are written.
    case fb16
  }

  private let output: any PanelOutput
  private let card: BenchCard?
  private var time = 0.0

  /// Makes a panel that a page of this size fills.
  init(_ kind: Kind, _ size: PageSettings.Size, _ look: PanelLook) throws(OutputError) {
    let panel = look.turn.size(of: (size.width, size.height))
    switch kind {
    case .dumb:
      let card = BenchCard()
      let mode = DisplayMode(
        name: "memory", width: panel.width, height: panel.height, refreshRate: 60, isPreferred: true, timings: .init())
      let target = DRMTarget(cardPath: card.path, connector: 0, crtc: 0, mode: mode, connectorName: "memory")
      self.card = card
      output = try DumbOutput(card, target: target, look: look)
    case .fb32, .fb16:
      card = nil
      let format = kind == .fb16 ? PixelFormat.rgb565 : .xrgb8888
      output = try FramebufferOutput(BenchFramebuffer(panel, format), look: look, way: .written)
    }
  }

  /// The whole way of a frame: drawing, copying, the flip and its report.
  func present(_ list: DisplayList, damage: Damage) {
    time += 1 / 60.0
    do throws(OutputError) {
      try output.present(list, damage: damage)
      card?.refresh(at: time)
      if card != nil { _ = try output.attend(at: time) }
    } catch {
      preconditionFailure("Memory does not refuse to be a panel: \(error.message)")
    }
  }

  func finish() {}
}

/// A graphics card made of memory.
private final class BenchCard: DRMDevice {
  let path = "memory"
  let file: Int32 = -1
  let countsRefreshes = true
  private var isFlipping = false
  private var flips = DRMFlips()
  private var buffers: [Bitmap] = []

  func makeBuffer(width: Int, height: Int) -> DRMBuffer {
    let bitmap = Bitmap(width: width, height: height)
    buffers.append(bitmap)
    return DRMBuffer(
      picture: 0, handle: 0, format: .xrgb8888,
      memory: PanelMemory(first: UnsafeMutableRawPointer(bitmap.pixels.base), lineLength: width * 4))
  }

  func flip(to buffer: DRMBuffer) { isFlipping = true }
  func takeFlips() -> DRMFlips {
    defer { flips = DRMFlips() }
    return flips
  }

  /// The next refresh.
  func refresh(at time: Double) {
    if isFlipping { flips = DRMFlips(count: 1, time: time) }
    isFlipping = false
  }

  func show(_ buffer: DRMBuffer) {}
  func markWritten(_ damage: Damage, of buffer: DRMBuffer) {}
  func setDark(_ isDark: Bool) {}
  func release() {}
  func acquire() {}
  func dispose(of buffer: DRMBuffer) {}
  func restore() {}
}

/// A framebuffer made of memory; what is written to it is copied once more, as the kernel does.
private final class BenchFramebuffer: FramebufferDevice {
  let path = "memory"
  private let told: FramebufferShape
  private let memory: Bitmap

  init(_ size: (width: Int, height: Int), _ format: PixelFormat) {
    told = FramebufferShape(width: size.width, height: size.height, format: format)
    memory = Bitmap(width: size.width, height: size.height)
  }

  func shape() -> FramebufferShape { told }
  func isUnchanged() -> Bool { true }
  func map(byteCount: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(memory.pixels.base) }
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard let source = bytes.baseAddress else { return }
    memcpy(UnsafeMutableRawPointer(memory.pixels.base) + offset, source, bytes.count)
  }
  func waitForRefresh() {}
  func setDark(_ isDark: Bool) {}
}
