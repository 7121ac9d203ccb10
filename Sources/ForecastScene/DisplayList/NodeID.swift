/// Which part of the page a chunk belongs to. The raw values are printed by `almanac replay`.
public enum NodeID: String, CaseIterable, Hashable, Comparable, Sendable {
  case page
  case masthead
  case dayLabel = "day-label"
  case hero
  case sidebar
  case arc
  case arcFoot = "arc-foot"
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

  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}
