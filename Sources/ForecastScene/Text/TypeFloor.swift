/// The sizes under which no type is set, in device pixels.
enum TypeFloor {
  /// Old Standard's thin strokes are 0.035 em; under these sizes they break up.
  static let roman = 16.0
  /// The same in mute or in italic.
  static let mutedOrItalic = 20.0
  /// Labels, and anything at all.
  static let label = 9.0
  /// A label set in the place of words is this share of their size: its small letters are taller.
  static let labelShare = 0.9

  static func pixels(_ face: Typeface) -> Double {
    switch face {
    case .roman, .bold: roman
    case .italic: mutedOrItalic
    case .label, .labelBold: label
    }
  }
}

extension TextStyle {
  /// The cut that bears small sizes, as a stand-in for this one; nil where this is it.
  var condensed: TextStyle? {
    switch face {
    case .roman, .italic: TextStyle(face: .label, size: size * TypeFloor.labelShare, tracking: 0)
    case .bold: TextStyle(face: .labelBold, size: size * TypeFloor.labelShare, tracking: 0)
    case .label, .labelBold: nil
    }
  }

  /// The same in the condensed cut, wherever thin strokes would be lost; nil where this is it.
  var sturdy: TextStyle? {
    condensed.map { TextStyle(face: $0.face, size: $0.size, tracking: Self.sturdyTracking) }
  }
  private static let sturdyTracking = 0.02
}
