import Glibc

/// Devices that the loop waits for and reads itself, before each frame.
final class InputFiles: LoopSource {
  private let input: any InputSource

  init(_ input: any InputSource) { self.input = input }

  var waited: [pollfd] { input.waited }
  /// The loop reads all that has happened after every wait.
  func serve() {}
}
