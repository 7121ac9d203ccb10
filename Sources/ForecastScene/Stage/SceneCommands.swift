/// What a page asks of the world around it.
public enum SceneCommand: Hashable, Sendable {
  /// Fetch again, now.
  case retry
  /// The tape crossed this many hours: click.
  case tick(count: Int)
}

/// The commands of one frame: retries first, then one tick for all hours crossed. Counts, so that it needs no memory.
public struct SceneCommands: RandomAccessCollection, Hashable, Sendable {
  var retries = 0
  var crossedHours = 0

  init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { retries + (crossedHours > 0 ? 1 : 0) }

  public subscript(index: Int) -> SceneCommand {
    precondition(indices.contains(index), "There is no such command in the frame.")
    return index < retries ? .retry : .tick(count: crossedHours)
  }

  /// The same commands in the same order.
  public static func == (a: Self, b: [SceneCommand]) -> Bool { a.elementsEqual(b) }
}
