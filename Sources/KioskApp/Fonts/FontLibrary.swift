import CSDL2
import ForecastScene

/// The fonts the page is set in: each typeface's own, and those that stand in where a glyph is missing.
///
/// A font is known by its index, the same number that shaped and placed glyphs carry.
final class FontLibrary {
  /// The index of no font: its glyphs are drawn as empty boxes.
  static let boxIndex = UInt16.max

  private let wishes: [Typeface: FontWish]
  private let log: (String) -> Void
  private let catalogue = FontCatalogue()
  private var faces: [FontFace] = []
  private var indices: [FontFile: UInt16] = [:]
  private var typefaces: [Typeface: UInt16] = [:]
  private var fallbacks: [UInt64: UInt16] = [:]

  /// Finds a font for every typeface. Each family that is missing, and each font that stands in, is one line in the log.
  init(
    wishes: [Typeface: FontWish] = FontWish.almanac, log: @escaping (String) -> Void
  ) throws(FontError) {
    self.wishes = wishes
    self.log = log
    guard FontGate.enter({ TTF_WasInit() != 0 || TTF_Init() == 0 }) else {
      throw FontError.cannotStart(String(cString: SDL_GetError()))
    }
    var missing: Set<String> = []
    for face in Typeface.allCases { try find(face, &missing) }
  }

  private func find(_ face: Typeface, _ missing: inout Set<String>) throws(FontError) {
    let wish = wish(of: face)
    guard let match = catalogue.match(wish), let index = open(match.file) else { throw .noFont }
    typefaces[face] = index
    if !match.isWanted, missing.insert(wish.family).inserted {
      log("font: \(wish.family) is not installed (apt install \(wish.package)); \(match.file.family) stands in for it")
    }
  }

  private func wish(of face: Typeface) -> FontWish {
    wishes[face] ?? FontWish(family: "serif", package: "fonts-oldstandard")
  }

  private func open(_ file: FontFile) -> UInt16? {
    if let known = indices[file] { return known }
    guard faces.count < Int(Self.boxIndex), let face = FontFace(file) else { return nil }
    let index = UInt16(faces.count)
    faces.append(face)
    indices[file] = index
    return index
  }

  /// The font with an index, or nil for the box.
  func font(_ index: UInt16) -> FontFace? { Int(index) < faces.count ? faces[Int(index)] : nil }

  /// The index of a typeface's own font.
  func index(of face: Typeface) -> UInt16 { typefaces[face] ?? Self.boxIndex }

  /// The index of the font that draws a scalar of a typeface: its own, one that stands in, or the box.
  func index(of face: Typeface, for scalar: Unicode.Scalar) -> UInt16 {
    let key = UInt64(face.rawValue) << 32 | UInt64(scalar.value)
    if let known = fallbacks[key] { return known }
    let own = index(of: face)
    let found = font(own)?.has(scalar) == true ? own : standIn(for: scalar, in: face)
    fallbacks[key] = found
    return found
  }

  private func standIn(for scalar: Unicode.Scalar, in face: Typeface) -> UInt16 {
    let wish = wish(of: face)
    let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
    guard let file = catalogue.fallback(for: scalar, like: wish) else {
      log("font: no installed font has \(code); a box stands in for it")
      return Self.boxIndex
    }
    let isNew = indices[file] == nil
    guard let index = open(file), font(index)?.has(scalar) == true else { return Self.boxIndex }
    if isNew { log("font: \(wish.family) has no \(code); \(file.family) stands in for it") }
    return index
  }
}
