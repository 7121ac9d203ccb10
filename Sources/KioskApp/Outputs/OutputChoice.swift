/// Opens the first output that can show pages, and says in one line which, and why not the ones before it.
struct OutputChoice {
  private var candidates: [OutputCandidate]
  private var failures: [(name: String, error: OutputError)] = []
  private let log: (String) -> Void

  /// Candidates in the order they are tried.
  init(_ candidates: [OutputCandidate], log: @escaping (String) -> Void) {
    self.candidates = candidates
    self.log = log
  }

  /// Opens one; also again, after a display has come or gone. `takeConsole` is called before one that takes the console.
  mutating func open(takeConsole: () -> Void = {}) throws(OutputError) -> any DisplayOutput {
    failures = failures.filter { $0.error.isFinal }
    for candidate in candidates {
      do throws(OutputError) {
        if candidate.takesConsole { takeConsole() }
        let opened = try candidate.open()
        log("output: \(candidate.name) (\(opened.description))" + reasons("; not "))
        current = (candidate.name, opened.isGone)
        return opened.output
      } catch {
        failures.append((candidate.name, error))
      }
    }
    throw verdict
  }

  /// What is open.
  private var current: (name: String, isGone: () -> Bool)?

  var name: String? { current?.name }

  /// Whether the display of what is open is there no more.
  func isGone() -> Bool { current?.isGone() ?? true }

  /// What is open has failed: it is not taken again.
  mutating func giveUp(_ error: OutputError) {
    guard let name = current?.name else { return }
    candidates.removeAll { $0.name == name }
    failures.append((name, .failed(reason: error.cause)))
    current = nil
  }

  private func reasons(_ prefix: String) -> String {
    failures.map { "\(prefix)\($0.name): \($0.error.cause)" }.joined()
  }

  /// Something to be waited for first, then what somebody can put right, then the one reason or all of them.
  private var verdict: OutputError {
    let errors = failures.map(\.error)
    if let unplugged = errors.first(where: { $0.isUnplugged }) { return unplugged }
    if let notReady = errors.first(where: { $0.isNotReady }) { return notReady }
    if errors.count == 1, let only = errors.first { return only }
    return .nothing(reasons: failures.map { "\($0.name): \($0.error.cause)" }.joined(separator: "; "))
  }
}

extension OutputError {
  /// A display may still be plugged in.
  var isUnplugged: Bool { if case .unplugged = self { true } else { false } }
  /// Somebody has to change the machine.
  var isNotReady: Bool { if case .notReady = self { true } else { false } }
  /// What has failed while it was in use.
  var isFinal: Bool { if case .failed = self { true } else { false } }
}
