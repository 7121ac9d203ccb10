/// What the one finger that counts is doing; others are ignored until it lifts.
enum Gesture: Equatable {
  case none
  /// Down, not yet beyond the slop: it may become a tap, a drag of the tape or a scroll of the sheet.
  case undecided(finger: Int, start: Point, on: HitTarget)
  case draggingTape(finger: Int)
  case scrolling(finger: Int)
  /// Locked to an axis on which there is nothing to move.
  case idle(finger: Int)

  var finger: Int? {
    switch self {
    case .none: nil
    case .undecided(let finger, _, _), .draggingTape(let finger), .scrolling(let finger), .idle(let finger): finger
    }
  }
}

/// What lies under a finger.
enum HitTarget: Hashable {
  case tape
  /// The targets at its ends.
  case earlier
  case later
  case day(Int)
  case retry
  /// The head and the foot of the page.
  case masthead
  case colophon
  case sheet
  /// A sheet that ran: the finger stops it, and means nothing that stands on it.
  case runningSheet

  /// A tap goes a step; a drag drags the tape as anywhere on it.
  var isStep: Bool { self == .earlier || self == .later }
}
