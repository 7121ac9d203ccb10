/// Joins a letter and its marks into the one scalar that stands for both, where Unicode has one.
enum Composition {
  /// The scalars that draw a character: composed as far as can be, without those that draw nothing.
  static func scalars(of character: Character) -> [Unicode.Scalar] {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return isDrawn(only) ? [only] : [] }
    if let composed = composed[character] { return [composed] }
    var rest = scalars.filter(isDrawn)
    if let base = rest.first, let mark = rest.dropFirst().first {
      // A letter with several marks: the first may join even when the whole does not.
      var pair = String.UnicodeScalarView([base, mark])
      if let joined = composed[Character(String(pair))] {
        rest.removeFirst(2)
        pair = String.UnicodeScalarView([joined])
        return Array(pair) + Array(rest)
      }
    }
    return Array(rest)
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

  /// Letters with marks, found by canonical equivalence: characters that are equivalent are equal and hash alike.
  private static let composed: [Character: Unicode.Scalar] = {
    var table: [Character: Unicode.Scalar] = [:]
    for block: ClosedRange<UInt32> in [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF] {
      for value in block {
        guard let scalar = Unicode.Scalar(value), table[Character(scalar)] == nil else { continue }
        table[Character(scalar)] = scalar
      }
    }
    return table
  }()
}
