import ForecastScene

/// Pages drawn by the processor into a framebuffer device.
///
/// A frame is drawn into a sheet of the processor's own; what changed of it is copied, in the panel's format, into the mapped
/// memory, or into a copy of that, whose rows are then written to the device.
final class FramebufferOutput: PanelOutput {
  let refreshRate: Double
  private(set) var isDark = false
  private let device: any FramebufferDevice
  private let shape: FramebufferShape
  private let sheet: PanelSheet
  private let target: FramebufferTarget
  private var waiting: FramebufferWaiting
  private var ledger: DamageLedger
  private var isSuspended = false

  /// Looks at the picture of a device; nothing is drawn yet. `way` is for those who know their panel's driver better.
  init(_ device: any FramebufferDevice, look: PanelLook, way: FramebufferWay? = nil) throws(OutputError) {
    do throws(PanelError) {
      shape = try device.shape()
      target = try FramebufferTarget(device, shape, way ?? FramebufferWay(driver: shape.driver))
    } catch {
      throw .panel(error)
    }
    self.device = device
    refreshRate = shape.refreshRate
    waiting = FramebufferWaiting(device)
    let panel = (width: shape.width, height: shape.height)
    sheet = PanelSheet(copier: PanelCopier(turn: look.turn, format: shape.format, panel: panel), look: look)
    ledger = DamageLedger(buffers: 1, bounds: sheet.bounds)
  }

  // MARK: - Pages

  var summary: String {
    "\(shape.width)x\(shape.height) on \(device.path) (\(shape.driver)), \(target.way.rawValue), \(shape.format)"
  }
  var pixelSize: (width: Int, height: Int) { sheet.copier.page }
  var scale: PixelScale { .one }
  var turn: QuarterTurn { sheet.copier.turn }

  func present(_ list: DisplayList, damage: Damage) throws(OutputError) {
    guard !damage.isEmpty else { return }
    ledger.add(sheet.draw(list, damage: damage))
    try show()
  }

  func expose() throws(OutputError) {
    ledger.add(Damage(sheet.bounds))
    try show()
  }

  /// The memory is the device's own; there is nothing else that could be lost.
  func renew() {}

  func snapshot() -> Bitmap? { sheet.snapshot() }

  private func show() throws(OutputError) {
    guard !isDark, !isSuspended, ledger.owes(0) else { return }
    guard try isUnchanged() else {
      throw .panel(.lost(path: device.path, reason: "its picture has another size or form now"))
    }
    do throws(KernelError) {
      let written = sheet.copy(ledger.settle(0), to: target.memory)
      try target.pass(written, to: device)
    } catch {
      throw .panel(PanelError(error, path: device.path, what: "pixels"))
    }
  }

  private func isUnchanged() throws(OutputError) -> Bool {
    do throws(KernelError) {
      return try device.isUnchanged()
    } catch {
      throw .panel(PanelError(error, path: device.path, what: "to say what it shows"))
    }
  }

  // MARK: - Reports

  var file: Int32? { nil }
  var deadline: Double? { nil }
  func attend(at t: Double) -> Double? { nil }

  func waitForRefresh() -> Bool { !isDark && !isSuspended && waiting.wait() }

  // MARK: - Light and consoles

  func setDark(_ isDark: Bool) throws(PanelError) {
    guard isDark != self.isDark else { return }
    do throws(KernelError) {
      try device.setDark(isDark)
    } catch {
      throw .cannotGoDark(path: device.path, reason: error.reason)
    }
    self.isDark = isDark
    guard !isDark else { return }
    do throws(OutputError) {
      try expose()
    } catch {
      if case .panel(let error) = error { throw error }
    }
  }

  /// What is written meanwhile would be seen on the other console.
  func suspend() { isSuspended = true }

  func resume() throws(OutputError) {
    isSuspended = false
    try expose()
  }
}
