/// One finger as a touch panel reports it, in the panel's own steps.
struct TouchContact: Equatable, Sendable {
  /// The kernel's number for a touch; −1 is none.
  var tracking: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  /// The longer side of what touches, in steps; 0 where the panel does not tell.
  var size: Int32 = 0
  /// The panel itself says that it is a palm.
  var isPalm = false

  var isDown: Bool { tracking >= 0 }
}

/// What one report of a touch panel has changed.
struct TouchChange: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case down
    case move
    case up
  }

  var phase: Phase
  var slot: Int
  var contact: TouchContact
}
