/// How large what is touched has to be.
enum TouchTarget {
  /// Points; source: WCAG 2.2, success criteria 2.5.8 and 2.5.5.
  static let standardSide = 24.0
  static let largeSide = 44.0
  /// A point as print knows it, a 96th of an inch, in millimetres: what the sides above are on a panel whose size is known.
  static let pointMillimetres = 25.4 / 96

  /// The least side in points on a page that is `width` points wide, and so many millimetres where that is known.
  static func leastSide(_ targets: SceneSettings.Targets, width: Double, panelWidth: Double?) -> Double {
    let side = targets == .large ? largeSide : standardSide
    guard let panelWidth, panelWidth > 0 else { return side }
    return max(side, side * pointMillimetres * width / panelWidth)
  }
}
