/// Letters whose tilde a hinter would iron flat: at text sizes FreeType 2.12 makes "São" read "Sāo".
enum TildeLetters {
  /// Whether a scalar is or carries a tilde, by its Unicode name.
  static func contain(_ scalar: UInt32) -> Bool {
    guard scalar > 127 || scalar == 0x7E, let name = Unicode.Scalar(scalar)?.properties.name else { return false }
    return name.contains("TILDE")
  }
}
