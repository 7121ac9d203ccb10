/// The seven inks of an edition, by role; what each is used for is fixed, only the colours differ.
public struct Palette: Hashable, Sendable {
  /// The sheet.
  public let paper: Color
  /// Quiet bars while loading, the pressed button.
  public let tint: Color
  /// Figures, words, heads, rules, capsules, needle.
  public let ink: Color
  /// Labels, lows, what is not selected.
  public let mute: Color
  /// Hairlines that only divide.
  public let hair: Color
  /// The indicator, the sun, the travelled arc, the ring, lightning, Retry.
  public let spot: Color
  /// Inked ticks, rain chance.
  public let rain: Color

  /// Ink on paper; measured contrast on paper: ink 15.2, mute 5.6, spot 5.3, rain 7.9 to 1.
  public static let day = Palette(
    paper: Color(rgb: 0xF7EFDE), tint: Color(rgb: 0xEADFC8), ink: Color(rgb: 0x1D1A16), mute: Color(rgb: 0x655E52),
    hair: Color(rgb: 0xB9B09F), spot: Color(rgb: 0xB92F18), rain: Color(rgb: 0x2F4A6D))

  /// Paper on ink; contrast 14.5, 6.0, 5.6, 7.7 to 1.
  public static let night = Palette(
    paper: Color(rgb: 0x12110F), tint: Color(rgb: 0x1E1C18), ink: Color(rgb: 0xE9E1D0), mute: Color(rgb: 0x9A917F),
    hair: Color(rgb: 0x4A453C), spot: Color(rgb: 0xF0593A), rain: Color(rgb: 0x86A8D4))

  /// The night's inks with little light left in them, on black: ink 4.5, the others that carry meaning from 3.0 to 1.
  public static let dim = Palette(
    paper: Color(rgb: 0x000000), tint: Color(rgb: 0x0B0A09), ink: Color(rgb: 0x79746A), mute: Color(rgb: 0x605B50),
    hair: Color(rgb: 0x332F28), spot: Color(rgb: 0x9E3A26), rain: Color(rgb: 0x4B6079))

  /// The palette of an edition.
  public init(_ edition: SceneSettings.Edition) {
    switch edition {
    case .day: self = .day
    case .night: self = .night
    case .dim: self = .dim
    }
  }

  private init(paper: Color, tint: Color, ink: Color, mute: Color, hair: Color, spot: Color, rain: Color) {
    self.paper = paper
    self.tint = tint
    self.ink = ink
    self.mute = mute
    self.hair = hair
    self.spot = spot
    self.rain = rain
  }

  /// The same edition printed late: every figure in mute.
  var late: Palette {
    Palette(paper: paper, tint: tint, ink: mute, mute: mute, hair: hair, spot: spot, rain: mute)
  }
}
