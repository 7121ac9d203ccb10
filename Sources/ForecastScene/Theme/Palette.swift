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

  /// Black on white; contrast: ink 21, mute 11.2, spot 7.4, rain 11.2, hair 7, tint 3.4.
  public static let highDay = Palette(
    paper: Color(rgb: 0xFFFFFF), tint: Color(rgb: 0x8C8C8C), ink: Color(rgb: 0x000000), mute: Color(rgb: 0x3B3B3B),
    hair: Color(rgb: 0x595959), spot: Color(rgb: 0xA81E0A), rain: Color(rgb: 0x1C3A6E))

  /// White on black; contrast: ink 21, mute 11.2, spot 8.2, rain 10.5, hair 7.1, tint 3.9.
  public static let highNight = Palette(
    paper: Color(rgb: 0x000000), tint: Color(rgb: 0x6A6A6A), ink: Color(rgb: 0xFFFFFF), mute: Color(rgb: 0xBDBDBD),
    hair: Color(rgb: 0x969696), spot: Color(rgb: 0xFF7A5C), rain: Color(rgb: 0x8FB8FF))

  /// As little light as 7 : 1 allows on black; contrast: ink 8, mute 7.1, spot 7.2, rain 7.8, hair and tint 3 and more.
  public static let highDim = Palette(
    paper: Color(rgb: 0x000000), tint: Color(rgb: 0x5C5C5C), ink: Color(rgb: 0xA0A0A0), mute: Color(rgb: 0x969696),
    hair: Color(rgb: 0x5C5C5C), spot: Color(rgb: 0xF0745C), rain: Color(rgb: 0x7FA0C8))

  /// Two inks for all roles: what is told by shade elsewhere is told by shape.
  public static let oneBit = Palette(
    paper: Color(rgb: 0xFFFFFF), tint: Color(rgb: 0x000000), ink: Color(rgb: 0x000000), mute: Color(rgb: 0x000000),
    hair: Color(rgb: 0x000000), spot: Color(rgb: 0x000000), rain: Color(rgb: 0x000000))

  /// The palette of an edition; one of two inks has no higher contrast.
  public init(_ edition: SceneSettings.Edition, _ contrast: SceneSettings.Contrast = .standard) {
    switch (edition, contrast) {
    case (.day, .standard): self = .day
    case (.night, .standard): self = .night
    case (.dim, .standard): self = .dim
    case (.day, .high): self = .highDay
    case (.night, .high): self = .highNight
    case (.dim, .high): self = .highDim
    case (.oneBit, _): self = .oneBit
    }
  }

  /// The palette that was chosen.
  public init(_ settings: SceneSettings) { self.init(settings.edition, settings.contrast) }

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
