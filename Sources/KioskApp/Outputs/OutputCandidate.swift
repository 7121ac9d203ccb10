/// A way of showing pages that can be tried.
struct OutputCandidate {
  /// As the log and `--output` call it.
  let name: String
  let open: () throws(OutputError) -> OpenedOutput
}

/// An output that is open.
struct OpenedOutput {
  let output: any DisplayOutput
  /// For the log: which device, which mode, who draws.
  let description: String

  init(_ output: any DisplayOutput, _ description: String) {
    self.output = output
    self.description = description
  }
}
