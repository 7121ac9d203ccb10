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

  /// The name that dumps and `almanac replay` print.
  public var name: String {
    switch self {
    case .dayLabel: "day-label"
    case .arcFoot: "arc-foot"
    default: String(describing: self)
    }
  }
}
