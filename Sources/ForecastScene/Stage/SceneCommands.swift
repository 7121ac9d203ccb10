/// What a page asks of the world around it.
public enum SceneCommand: Hashable, Sendable {
  /// Fetch again, now.
  case retry
  /// The tape crossed this many hours: click.
  case tick(count: Int)
  /// Say it to whoever listens.
  case announce(AccessibilityTree.Announcement)
  /// Somebody wants the proof page.
  case proof
}

/// The commands of one frame: retries first, then one tick for all hours crossed, then what is said, then proofs.
///
/// Counts, and a list that is empty nearly always, so that a steady frame needs no memory.
public struct SceneCommands: RandomAccessCollection, Hashable, Sendable {
  var retries = 0
  var crossedHours = 0
  var announcements: [AccessibilityTree.Announcement] = []
  var proofs = 0

  init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { firstAnnouncement + announcements.count + proofs }

  private var firstAnnouncement: Int { retries + (crossedHours > 0 ? 1 : 0) }

  public subscript(index: Int) -> SceneCommand {
    precondition(indices.contains(index), "There is no such command in the frame.")
    if index < retries { return .retry }
    if index < firstAnnouncement { return .tick(count: crossedHours) }
    let number = index - firstAnnouncement
    return number < announcements.count ? .announce(announcements[number]) : .proof
  }

  /// The same commands in the same order.
  public static func == (a: Self, b: [SceneCommand]) -> Bool { a.elementsEqual(b) }
}
