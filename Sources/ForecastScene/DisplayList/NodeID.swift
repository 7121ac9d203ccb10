/// Which part of the page a chunk belongs to, in the order in which parts are laid on the paper.
public enum NodeID: UInt8, CaseIterable, Hashable, Sendable {
  case page
  case masthead
  case dayLabel
  case hero
  case sidebar
  case arc
  case arcFoot
  case tape
  case steps
  case table
  case ring
  case cells
  case wind
  case uv
  case humidity
  case sun
  case colophon
  case quiet
  case failed
  case proof
  case focus

  /// The part of the page as a reader names it: the four cells are one.
  public var part: String {
    switch self {
    case .cells, .wind, .uv, .humidity, .sun: "cells"
    default: name
    }
  }

  /// The name that dumps print.
  public var name: String {
    switch self {
    case .dayLabel: "day-label"
    case .arcFoot: "arc-foot"
    default: String(describing: self)
    }
  }
}
