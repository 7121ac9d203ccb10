/// White space that is measured by rule, so that no other font is opened for the sake of a gap.
enum BlankWidths {
  /// The width in em of a blank whose width Unicode fixes, else nil.
  static func fixed(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0x2000, 0x2002: 1 / 2
    case 0x2001, 0x2003, 0x3000: 1
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2009, 0x202F: 1 / 5
    case 0x200A: 1 / 10
    case 0x205F: 4 / 18
    default: nil
    }
  }

  /// The scalar a blank takes its width from, else nil: a figure space is as wide as a digit.
  static func model(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0xA0: " "
    case 0x2007: "0"
    case 0x2008: "."
    default: scalar.properties.isWhitespace && scalar != " " ? " " : nil
    }
  }
}
