import ForecastScene

/// Pages drawn by the processor and shown by a graphics card straight from memory (the kernel's "dumb buffers").
///
/// A frame is drawn into a sheet of the processor's own; from there what a buffer lacks is copied, and the card flips to it at
/// the next refresh. While a flip is under way nothing is copied: its report brings up what was drawn meanwhile. So nothing
/// ever waits, and a frame that comes too soon costs nothing but its drawing.
final class DumbOutput: PanelOutput {
  /// How the page gets onto the display.
  enum Way: String {
    /// By turns into buffers, each shown from a refresh on.
    case flips = "page flips"
    /// Into the one buffer that is shown; the card is told where.
    case marks = "one buffer, written rectangles told"
    /// Into the one buffer that is shown.
    case direct = "one buffer"
  }

  /// Seconds within which a flip has to be reported.
  static let patience = 1.0

  let refreshRate: Double
  private(set) var way: Way
  private(set) var isDark = false
  private let device: any DRMDevice
  private let target: DRMTarget
  private let clock: () -> Double
  private let sheet: PanelSheet
  private var buffers: [DRMBuffer]
  private var ledger: DamageLedger
  /// The buffer that is shown, or will be with the next refresh.
  private var front = 0
  /// When the flip that is under way was asked for.
  private var flipping: Double?
  private var hasFlipped = false
  private var isSuspended = false

  /// Sets the mode and shows black. `buffers` is how many take turns; two are enough, since nothing waits for them.
  init(
    _ device: any DRMDevice, target: DRMTarget, look: PanelLook, buffers count: Int = 2,
    clock: @escaping () -> Double = { MonotonicClock.now }
  ) throws(OutputError) {
    let panel = (width: target.mode.width, height: target.mode.height)
    guard panel.width > 0, panel.height > 0 else {
      throw .panel(.unusable(path: device.path, saw: "a mode of \(panel.width)x\(panel.height) pixels"))
    }
    do throws(PanelError) {
      (way, buffers) = try Self.begin(device, panel, count)
    } catch {
      throw .panel(error)
    }
    (self.device, self.target, self.clock) = (device, target, clock)
    refreshRate = target.mode.refreshRate
    sheet = PanelSheet(copier: PanelCopier(turn: look.turn, format: buffers[0].format, panel: panel), look: look)
    ledger = DamageLedger(buffers: buffers.count, bounds: sheet.bounds)
  }

  deinit {
    device.restore()
    for buffer in buffers { device.dispose(of: buffer) }
  }

  private static func begin(
    _ device: any DRMDevice, _ panel: (width: Int, height: Int), _ count: Int
  ) throws(PanelError) -> (Way, [DRMBuffer]) {
    var buffers = [try device.makeBuffer(width: panel.width, height: panel.height)]
    do throws(KernelError) {
      try device.show(buffers[0])
    } catch {
      device.dispose(of: buffers[0])
      throw PanelError(error, path: device.path, what: "the mode \(panel.width)x\(panel.height)")
    }
    if !device.countsRefreshes, takesMarks(device, buffers[0]) { return (.marks, buffers) }
    // Where there is no memory for a second one, the page is written where it is shown.
    while buffers.count < count, let next = try? device.makeBuffer(width: panel.width, height: panel.height) {
      buffers.append(next)
    }
    return (buffers.count > 1 ? .flips : wayWithoutFlips(device, buffers[0]), buffers)
  }

  private static func wayWithoutFlips(_ device: any DRMDevice, _ buffer: DRMBuffer) -> Way {
    takesMarks(device, buffer) ? .marks : .direct
  }

  private static func takesMarks(_ device: any DRMDevice, _ buffer: DRMBuffer) -> Bool {
    (try? device.markWritten(Damage(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)), of: buffer)) != nil
  }

  // MARK: - Pages

  var summary: String {
    "\(target.mode.width)x\(target.mode.height) on \(target.connectorName) of \(device.path), \(way.rawValue), "
      + "\(sheet.copier.format)"
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

  /// The buffers are in the machine's memory; nothing can lose them.
  func renew() {}

  func snapshot() -> Bitmap? { sheet.snapshot() }

  /// Brings up what has been drawn, unless nobody would see it or a flip is under way.
  private func show() throws(OutputError) {
    guard !isDark, !isSuspended, ledger.owes(front) else { return }
    if try isFlipping() { return }
    switch way {
    case .flips: try flip()
    case .marks:
      let written = copy(to: front)
      try attempt("the marking of what was written") { () throws(KernelError) in
        try device.markWritten(written, of: buffers[front])
      }
    case .direct: _ = copy(to: front)
    }
  }

  /// A flip that is late may have been reported to a loop that was held up and has not read it yet.
  private func isFlipping() throws(OutputError) -> Bool {
    guard let deadline else { return false }
    if clock() < deadline { return true }
    guard try takeFlips().count > 0 else { throw lateness }
    return false
  }

  private func flip() throws(OutputError) {
    let next = (front + 1) % buffers.count
    _ = copy(to: next)
    do throws(KernelError) {
      try device.flip(to: buffers[next])
      (front, hasFlipped) = (next, true)
    } catch {
      // Behind one that was asked for before the display was off or another console was shown: its report brings up this one.
      guard error.isBusy else { return try recover(error) }
    }
    flipping = clock()
  }

  /// Some drivers cannot flip: the page is written where it is shown.
  private func recover(_ error: KernelError) throws(OutputError) {
    guard error.isUnsupported, !hasFlipped else { throw failure(error, "a page flip") }
    while buffers.count > 1 { device.dispose(of: buffers.removeLast()) }
    way = Self.wayWithoutFlips(device, buffers[0])
    try show()
  }

  private func copy(to buffer: Int) -> Damage {
    sheet.copy(ledger.settle(buffer), to: buffers[buffer].memory)
  }

  // MARK: - Reports

  var file: Int32? { way == .flips ? device.file : nil }
  var deadline: Double? { flipping.map { $0 + Self.patience } }

  func attend(at t: Double) throws(OutputError) -> Double? {
    let flips = try takeFlips()
    if flips.count > 0 {
      // What was drawn while the flip was under way is still owed to what is shown now.
      try show()
    } else if let deadline, t >= deadline {
      throw lateness
    }
    return device.countsRefreshes ? flips.time : nil
  }

  private func takeFlips() throws(OutputError) -> DRMFlips {
    do throws(KernelError) {
      let flips = try device.takeFlips()
      if flips.count > 0 { flipping = nil }
      return flips
    } catch {
      throw failure(error, "to be read")
    }
  }

  /// Flips are reported; there is nothing to be waited for besides.
  func waitForRefresh() -> Bool { false }

  private var lateness: OutputError {
    .panel(.lost(path: device.path, reason: "a page flip was not reported within \(Int(Self.patience)) s"))
  }

  // MARK: - Light

  func setDark(_ isDark: Bool) throws(PanelError) {
    guard isDark != self.isDark else { return }
    do throws(KernelError) {
      try device.setDark(isDark)
    } catch {
      throw .cannotGoDark(path: device.path, reason: error.reason)
    }
    self.isDark = isDark
    // A display that was off may not have reported its last flip, and never will.
    flipping = nil
    if !isDark { try bringUp() }
  }

  private func bringUp() throws(PanelError) {
    do throws(OutputError) {
      try show()
    } catch {
      guard case .panel(let error) = error else { return }
      throw error
    }
  }

  // MARK: - Consoles

  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    flipping = nil
    device.release()
  }

  func resume() throws(OutputError) {
    try attempt("its master") { () throws(KernelError) in try device.acquire() }
    isSuspended = false
    _ = try takeFlips()
    flipping = nil
    _ = copy(to: front)
    try attempt("the mode") { () throws(KernelError) in try device.show(buffers[front]) }
  }

  private func attempt(_ what: String, _ work: () throws(KernelError) -> Void) throws(OutputError) {
    do throws(KernelError) {
      try work()
    } catch {
      throw failure(error, what)
    }
  }

  private func failure(_ error: KernelError, _ what: String) -> OutputError {
    .panel(PanelError(error, path: device.path, what: what))
  }
}
