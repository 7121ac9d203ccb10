import ForecastScene

/// The font a typeface asks for, by family and style.
struct FontWish: Hashable, Sendable {
  var family: String
  var isBold = false
  var isItalic = false
  /// The Debian package that holds it.
  var package: String

  /// What the almanac is set in.
  static let almanac: [Typeface: FontWish] = [
    .roman: FontWish(family: "Old Standard TT", package: "fonts-oldstandard"),
    .italic: FontWish(family: "Old Standard TT", isItalic: true, package: "fonts-oldstandard"),
    .bold: FontWish(family: "Old Standard TT", isBold: true, package: "fonts-oldstandard"),
    .label: FontWish(family: "TeX Gyre Heros Cn", package: "fonts-texgyre"),
    .labelBold: FontWish(family: "TeX Gyre Heros Cn", isBold: true, package: "fonts-texgyre"),
  ]
}
