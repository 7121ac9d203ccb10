/// How thin a page's strokes may be, and whether they may be shades.
enum Strokes: Hashable {
  /// One device pixel; what is thinner is paler.
  case fine
  /// Two device pixels for every line: high contrast.
  case strong
  /// Pixels are inked or not, so that a stroke of less than one would come and go.
  case twoInks

  init(_ settings: SceneSettings) {
    self = settings.edition == .oneBit ? .twoInks : settings.contrast == .high ? .strong : .fine
  }

  /// The thinnest line, in device pixels.
  var hairline: Double { self == .strong ? 2 : 1 }

  /// Whether paper may thicken gradually over what lies under it; elsewhere it ends at once.
  var allowsFades: Bool { self == .fine }

  /// The size, in device pixels, under which Old Standard gives way to the condensed cut, whose strokes are all alike: its own
  /// thin ones are 0.035 em and would be thinner than a pixel. Nil where pale strokes are borne.
  var leastOldStyle: Double? { self == .fine ? nil : 28 }

  /// The size of labels, in device pixels, and the one under which they are bold.
  var leastLabel: Double { self == .twoInks ? 12 : 10 }
  var leastThinLabel: Double { self == .twoInks ? 16 : 0 }
}
