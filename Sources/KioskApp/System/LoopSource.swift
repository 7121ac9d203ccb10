import Glibc

/// Something that the loop is woken by through files.
protocol LoopSource: AnyObject {
  /// What the loop waits for.
  var waited: [pollfd] { get }
  /// The machine's time by which it is to be served even if its files say nothing; nil while nothing is due.
  var deadline: Double? { get }
  /// Whether what it has to say is heard while frames follow each other too, not only before each.
  var isUrgent: Bool { get }
  /// One of the files has spoken, or the deadline has passed.
  func serve()
}

extension LoopSource {
  var deadline: Double? { nil }
  var isUrgent: Bool { false }
}
