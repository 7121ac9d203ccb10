import ForecastScene

/// The font a typeface asks for, by family and style.
struct FontWish: Hashable, Sendable {
  var family: String
  var isBold = false
  var isItalic = false
  /// The kind of family that stands in for it, as fontconfig names kinds: "serif", "sans-serif".
  var kind = "serif"
  /// The Debian package that holds it.
  var package: String

  /// What the almanac is set in.
  static let almanac: [Typeface: FontWish] = [
    .roman: FontWish(family: "Old Standard TT", package: "fonts-oldstandard"),
    .italic: FontWish(family: "Old Standard TT", isItalic: true, package: "fonts-oldstandard"),
    .bold: FontWish(family: "Old Standard TT", isBold: true, package: "fonts-oldstandard"),
    .label: FontWish(family: "TeX Gyre Heros Cn", kind: "sans-serif", package: "fonts-texgyre"),
    .labelBold: FontWish(family: "TeX Gyre Heros Cn", isBold: true, kind: "sans-serif", package: "fonts-texgyre"),
  ]
}
