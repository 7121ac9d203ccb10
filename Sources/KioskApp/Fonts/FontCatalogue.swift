import CFontconfig

/// A font as fontconfig finds it.
struct FontFile: Hashable {
  let path: String
  /// Which face of the file.
  let index: Int
  let family: String
}

/// The fonts installed on this machine, asked for through fontconfig.
struct FontCatalogue {
  /// The font nearest to a wish, and whether it really is of the wanted family. Nil when there is no font at all.
  func match(_ wish: FontWish) -> (file: FontFile, isWanted: Bool)? {
    guard let pattern = pattern(wish), let found = bestMatch(consuming: pattern) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let file = file(of: found) else { return nil }
    let wanted = wish.family.lowercased()
    return (file, strings(found, FC_FAMILY).contains { $0.lowercased() == wanted })
  }

  /// The font nearest to a wish that can draw a scalar, or nil when none can.
  func fallback(for scalar: Unicode.Scalar, like wish: FontWish) -> FontFile? {
    guard let pattern = pattern(wish), let wanted = FcCharSetCreate() else { return nil }
    FcCharSetAddChar(wanted, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
    FcCharSetDestroy(wanted)
    guard let found = bestMatch(consuming: pattern) else { return nil }
    defer { FcPatternDestroy(found) }
    var charset: OpaquePointer?
    guard FcPatternGetCharSet(found, FC_CHARSET, 0, &charset) == FcResultMatch, let charset else { return nil }
    return FcCharSetHasChar(charset, scalar.value) != 0 ? file(of: found) : nil
  }

  private func pattern(_ wish: FontWish) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, wish.family)
    FcPatternAddString(pattern, FC_FAMILY, wish.kind)
    FcPatternAddInteger(pattern, FC_WEIGHT, wish.isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, wish.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
    return pattern
  }

  private func bestMatch(consuming pattern: OpaquePointer) -> OpaquePointer? {
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return FcFontMatch(nil, pattern, &result)
  }

  private func file(of pattern: OpaquePointer) -> FontFile? {
    guard let path = strings(pattern, FC_FILE).first else { return nil }
    var index: Int32 = 0
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return FontFile(path: path, index: Int(index), family: strings(pattern, FC_FAMILY).first ?? path)
  }

  private func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch, let text = value {
      found.append(String(cString: text))
    }
    return found
  }
}
