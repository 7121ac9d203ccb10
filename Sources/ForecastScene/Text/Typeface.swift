/// The four cuts the page is set in; the edge finds fonts for them by family.
public enum Typeface: UInt8, CaseIterable, Hashable, Sendable {
  /// Words and figures: Old Standard TT, regular.
  case roman
  /// Old Standard TT, italic.
  case italic
  /// Old Standard TT, bold.
  case bold
  /// Labels: TeX Gyre Heros Cn, regular.
  case label
  /// TeX Gyre Heros Cn, bold.
  case labelBold
}
