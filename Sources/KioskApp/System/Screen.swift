/// What pages are shown on: an output that is let go of and opened again as displays and consoles come and go.
final class Screen {
  /// Why nothing is shown for a while.
  enum Curtain: Sendable {
    /// No display is connected.
    case unplugged
    /// Another virtual terminal is shown.
    case otherConsole
  }

  /// Nil while there is none.
  private(set) var output: (any DisplayOutput)?
  private(set) var curtains: Set<Curtain> = []

  private var choice: OutputChoice
  private let console: () -> Console?
  private lazy var taken = console()
  private let log: (String) -> Void

  /// Outputs in the order they are tried; `console` opens the virtual terminal for those that need one.
  init(_ candidates: [OutputCandidate], console: @escaping () -> Console?, log: @escaping (String) -> Void) {
    choice = OutputChoice(candidates, log: log)
    self.console = console
    self.log = log
  }

  /// What the log and `--output` call the output; nil while there is none.
  var name: String? { output == nil ? nil : choice.name }
  /// Whether a frame would be seen.
  var isShown: Bool { output != nil && curtains.isEmpty }
  /// Whether the page has the console for itself, or will have.
  var isConsole: Bool { panel != nil || curtains.contains(.unplugged) }
  /// The window that SDL shows the output in; nil on a panel.
  var window: Window? { (output as? any WindowedOutput)?.window }
  /// The output where it is a panel without a window system.
  var panel: (any PanelOutput)? { output as? any PanelOutput }

  /// Opens the first output that can show pages; without any display, waits for one instead of failing.
  func open() throws(OutputError) {
    output = nil
    do throws(OutputError) {
      output = try choice.open { [self] in takeConsole() }
      if panel != nil { takeConsole() }
      curtains.remove(.unplugged)
    } catch {
      guard error.isUnplugged else { throw error }
      if curtains.insert(.unplugged).inserted { log("waiting for a display: \(error.cause)") }
    }
  }

  /// Lets go of everything, at the end.
  func close() {
    output = nil
    taken?.restore()
  }

  /// SDL undoes some of it while it starts, so it is asked for again.
  private func takeConsole() {
    guard let console = taken else { return }
    if let fault = console.take(), !hasComplained {
      hasComplained = true
      log("console: \(fault)")
    }
  }

  private var hasComplained = false

  // MARK: - Coming and going

  /// A display was plugged in or out. Whether there is another output now, or none.
  func displaysChanged() throws(OutputError) -> Bool {
    guard !curtains.contains(.otherConsole) else { return false }
    if output == nil || choice.isGone() {
      if output != nil { log("the display has gone") }
      try open()
      return true
    }
    try output?.expose()
    return false
  }

  /// The output has failed: the next one takes over.
  func giveUp(_ error: OutputError) throws(OutputError) {
    output = nil
    choice.giveUp(error)
    try open()
  }

  /// A key combination asks for another virtual terminal, which the kernel has not seen: the keyboard is ours.
  func show(console number: Int) { taken?.show(number) }

  /// Another virtual terminal is asked for: nothing is drawn until this one is shown again.
  func leave() {
    curtains.insert(.otherConsole)
    panel?.suspend()
    taken?.leave()
  }

  /// This virtual terminal is shown again. Whether there is another output now.
  func enter() throws(OutputError) -> Bool {
    taken?.enter()
    guard curtains.remove(.otherConsole) != nil else { return false }
    // A display may have come or gone meanwhile.
    if choice.isGone() {
      try open()
      return true
    }
    try panel?.resume()
    return false
  }
}
