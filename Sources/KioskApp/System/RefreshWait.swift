/// How long showing a frame waits for the display, where that is all that can be known of its refreshes.
///
/// The least that showing has taken of late is its work; what it takes beyond is waiting. A grid that is a little hasty
/// always comes to wait, and so stays with the display; one that is slow would lose a refresh now and then unseen.
struct RefreshWait {
  private var work: Double?

  /// By so much of a refresh the work may grow from frame to frame: far less than a grid that is off.
  private static let growth = 0.000_1
  /// More than a display's rate differs from the whole number that it tells.
  private static let haste = 0.001
  /// A grid that is off is set right by so much of a refresh in a frame at most.
  private static let limit = 0.25

  /// By how much of a refresh the grid is to be hasty.
  var haste: Double { work == nil ? 0 : Self.haste }

  /// Showing took so many seconds: those that it waited.
  mutating func take(_ showing: Double, refresh: Double) -> Double {
    guard showing > 0 else { return 0 }
    let least = min(showing, (work ?? showing) + refresh * Self.growth)
    work = least
    return min(showing - least, refresh * Self.limit)
  }
}
