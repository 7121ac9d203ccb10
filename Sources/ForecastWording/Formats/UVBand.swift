/// The bands of the ultraviolet index. Source: WHO, "Global Solar UV Index: a practical guide", 2002, table 1; none is ours.
enum UVBand: Hashable, CaseIterable {
  case none
  case low
  case moderate
  case high
  case veryHigh
  case extreme

  /// The band of an index as printed, a whole number from 0 on.
  init(index: Int) {
    switch index {
    case ...0: self = .none
    case 1...2: self = .low
    case 3...5: self = .moderate
    case 6...7: self = .high
    case 8...10: self = .veryHigh
    default: self = .extreme
    }
  }
}
