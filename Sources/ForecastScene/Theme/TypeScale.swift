/// What a line of text is on the page; its cut, size and spacing follow from that alone.
enum TextRole: CaseIterable {
  case place, date, issue, issueUrgent
  case dayLabel, time, condition
  case sidebarLabel, sidebarFigure, sidebarUnit
  case arcInside, arcFoot
  case tapeLabel, tapeLabelSelected, tapeDay
  case head, scaleMark
  case dayName, dayNameSelected, dayFigure, dayChance
  case cellHead, cellValue, cellNote, cellTime, compassPoint, uvFigure
  case colophon, colophonUrgent
  case noticeTitle, noticeText, noticeReason, retry, factLabel, factValue
}

/// The sizes of type on one page: every size is a multiple of the page's unit, never below what its cut can bear.
struct TypeScale: Hashable {
  /// Points.
  let unit: Double
  let scale: PixelScale
  /// Pages of several columns set their type smaller against the unit: it follows their height, not their width.
  let isNarrowSet: Bool
  var strokes = Strokes.fine

  /// The style of a role. Type that would fall under its cut's floor is set larger, or in a cut that bears the size.
  func style(_ role: TextRole, muted: Bool = false) -> TextStyle {
    let spec = Self.specification(role)
    let size = spec.units * unit * (isNarrowSet ? Self.narrowSet(role) : 1)
    let style = TextStyle(face: spec.face, size: size, tracking: spec.tracking)
    if let least = strokes.leastOldStyle, size * scale.pixelsPerPoint < least, let sturdy = style.sturdy {
      return sturdy.atLeast(TypeFloor.labelShare * TypeFloor.roman * scale.pixel)
    }
    let isSmall = size * scale.pixelsPerPoint < TypeFloor.mutedOrItalic
    switch spec.face {
    case .roman where muted && isSmall: return Self.small(style, scale)
    // A note larger than the value above it would shout.
    case .italic where role == .cellNote && isSmall: return Self.small(style, scale)
    case .roman, .bold, .italic: return style.atLeast(TypeFloor.pixels(spec.face) * scale.pixel)
    case .label, .labelBold: return label(style)
    }
  }

  /// A label has a floor of its own: what is spaced and in capitals is read from further off.
  private func label(_ style: TextStyle) -> TextStyle {
    var style = style.atLeast(strokes.leastLabel * scale.pixel)
    if style.size * scale.pixelsPerPoint < strokes.leastThinLabel { style.face = .labelBold }
    return style
  }

  /// Quiet words where they would break up: the condensed cut, as large as Old Standard's smallest.
  private static func small(_ style: TextStyle, _ scale: PixelScale) -> TextStyle {
    let size = max(style.size, TypeFloor.labelShare * TypeFloor.roman * scale.pixel)
    return TextStyle(face: .label, size: size, tracking: 0.02)
  }

  /// The share of its stacked size that a role has in columns.
  private static func narrowSet(_ role: TextRole) -> Double {
    switch role {
    case .place, .noticeTitle, .noticeText, .retry: 0.8
    case .date, .dayName, .dayNameSelected, .dayFigure, .dayChance, .cellValue, .cellNote, .cellTime, .factValue: 0.76
    case .condition, .time, .sidebarFigure, .sidebarUnit, .arcInside, .arcFoot, .uvFigure: 0.87
    default: 0.86
    }
  }

  private static func specification(_ role: TextRole) -> (face: Typeface, units: Double, tracking: Double) {
    switch role {
    case .place: (.roman, 5.6, 0.18)
    case .date: (.italic, 2.25, 0.01)
    case .issue: (.label, 1.35, 0.08)
    case .issueUrgent: (.labelBold, 1.35, 0.08)
    case .dayLabel: (.label, 1.55, 0.12)
    case .time: (.bold, 2.8, 0)
    case .condition: (.italic, 2.75, 0.01)
    case .sidebarLabel: (.label, 1.3, 0.08)
    case .sidebarFigure: (.roman, 3.1, 0)
    case .sidebarUnit: (.roman, 2.3, 0)
    case .arcInside: (.italic, 2.1, 0.01)
    case .arcFoot: (.italic, 2.1, 0.01)
    case .tapeLabel: (.label, 1.8, 0)
    case .tapeLabelSelected: (.labelBold, 1.8, 0)
    case .tapeDay: (.italic, 2.0, 0)
    case .head, .cellHead: (.label, 1.4, 0.12)
    case .scaleMark: (.label, 1.3, 0.02)
    case .dayName: (.roman, 2.0, 0.01)
    case .dayNameSelected: (.bold, 2.0, 0.01)
    case .dayFigure: (.roman, 2.0, 0)
    case .dayChance: (.label, 1.5, 0)
    case .cellValue: (.roman, 2.15, 0.01)
    case .cellNote: (.italic, 2.0, 0)
    case .cellTime: (.roman, 2.35, 0.01)
    case .compassPoint: (.label, 1.25, 0)
    case .uvFigure: (.roman, 4.1, 0)
    case .colophon: (.label, 1.3, 0.02)
    case .colophonUrgent: (.labelBold, 1.3, 0.02)
    case .noticeTitle: (.italic, 4.1, 0.01)
    case .noticeText: (.roman, 1.95, 0.02)
    case .noticeReason: (.label, 1.45, 0)
    case .retry: (.labelBold, 1.9, 0.12)
    case .factLabel: (.label, 1.35, 0.1)
    case .factValue: (.roman, 2.3, 0.01)
    }
  }
}
