/// Looks whether a page could be shown and touched on a bare console, before anything of it is taken.
struct Preflight {
  let machine: any ConsoleMachine

  /// What is needed whatever shows the page: never a picture that does not answer.
  func checkInput() throws(OutputError) {
    guard machine.hasDeviceManager else { throw refusal(.noDeviceManager) }
    let devices = machine.inputDevices
    guard let first = devices.first, !devices.contains(where: machine.mayOpen) else { return }
    throw refusal(.deaf(group: machine.group(of: first), user: machine.user))
  }

  /// A device that shows.
  func checkAccess(_ path: String) throws(OutputError) {
    guard !machine.mayOpen(path) else { return }
    throw refusal(.forbidden(path: path, group: machine.group(of: path), user: machine.user))
  }

  /// All of some devices, where the first that may be opened is enough.
  func checkAccess(anyOf paths: [String]) throws(OutputError) {
    guard let first = paths.first, !paths.contains(where: machine.mayOpen) else { return }
    try checkAccess(first)
  }

  /// A card that nobody else is master of.
  func checkMaster(_ path: String) throws(OutputError) {
    guard !machine.mayBeMaster(path) else { return }
    throw refusal(.busy(path: path, holder: machine.holder(of: path)))
  }

  private func refusal(_ fault: ConsoleFault) -> OutputError { .notReady(fault.message) }
}

/// What the preflight asks of a machine.
protocol ConsoleMachine {
  var user: String { get }
  var hasDeviceManager: Bool { get }
  /// Paths of the event devices.
  var inputDevices: [String] { get }
  func mayOpen(_ path: String) -> Bool
  /// The name of the group a file belongs to, otherwise its number.
  func group(of path: String) -> String
  /// Whether this process could be master of a card.
  func mayBeMaster(_ path: String) -> Bool
  /// Another process that has a file open, such as "Xorg (process 812)"; nil where none may be seen.
  func holder(of path: String) -> String?
}
