/// A way of showing pages that can be tried.
struct OutputCandidate {
  /// As the log and `--output` call it.
  let name: String
  /// Whether it takes the whole console, with its keyboard and its cursor.
  var takesConsole = false
  let open: () throws(OutputError) -> OpenedOutput
}

/// An output that is open.
struct OpenedOutput {
  let output: any DisplayOutput
  /// For the log: which device, which mode, who draws.
  let description: String
  /// Whether the display it shows on is there no more; asked when displays have come or gone.
  let isGone: () -> Bool

  init(_ output: any DisplayOutput, _ description: String, isGone: @escaping () -> Bool = { false }) {
    self.output = output
    self.description = description
    self.isGone = isGone
  }
}
