/// Joins a letter and its marks into the one scalar that stands for both, where Unicode has one.
enum Composition {
  /// The scalars that draw a character: composed as far as can be, without those that draw nothing.
  static func scalars(of character: Character) -> [Unicode.Scalar] {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return isDrawn(only) ? [only] : [] }
    if let whole = composed[String(character)] { return [whole] }
    let drawn = Array(scalars).filter(isDrawn)
    guard drawn.count > 2 else { return drawn }
    // A letter with several marks: the first may join even when the whole does not.
    var pair = String.UnicodeScalarView()
    pair.append(contentsOf: drawn.prefix(2))
    guard let joined = composed[String(pair)] else { return drawn }
    return [joined] + drawn.dropFirst(2)
  }

  /// Controls, joiners, marks of direction and variation selectors draw nothing.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 32 && scalar.value != 127 || scalar == "\t" || scalar == "\n" }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }

  /// Letters with marks, found by canonical equivalence: strings that are equivalent are equal and hash alike.
  private static let composed: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for block: ClosedRange<UInt32> in [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF] {
      for value in block {
        guard let scalar = Unicode.Scalar(value), table[String(scalar)] == nil else { continue }
        table[String(scalar)] = scalar
      }
    }
    return table
  }()
}
