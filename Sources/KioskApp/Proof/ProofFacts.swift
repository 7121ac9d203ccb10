import ForecastScene
import ForecastWording

/// What the proof page tells of the machine: what was chosen, and what it costs.
struct ProofFacts: Equatable, Sendable {
  /// "DRM dumb buffer, card1, DSI-1".
  var output = ""
  /// "software".
  var renderer = ""
  /// "800 x 480, turned 90".
  var page = ""
  /// The options for touch that are in force.
  var touch = ""
  /// From how far the page can be read; nil where the panel's width is not known.
  var legibility: Legibility?
  /// Devices that are read.
  var input: [String] = []
  /// Seconds that the last frames took, and that there are for one.
  var frameSeconds = 0.0
  var refreshSeconds = 1.0 / 60
  /// Since the program began, and for how long that is, in seconds.
  var wakeUps = 0
  var uptime = 0.0

  /// Labels with their values; what is not known is left out.
  func lines(_ words: ProofWords) -> [PageWords.Fact] {
    let names = words.names
    var lines = [(names.output, output), (names.renderer, renderer), (names.page, page), (names.touch, touch)]
    lines.append((names.reach, legibility.map(words.reach) ?? ""))
    lines += input.map { (names.input, $0) }
    let took = Int((frameSeconds * 1_000).rounded(.up))
    lines.append((names.frame, words.frame(milliseconds: took, ofTenths: Int((refreshSeconds * 10_000).rounded()))))
    lines.append((names.wakeUps, words.wakeUps(wakeUps, inSeconds: Int(uptime.rounded()))))
    return lines.filter { !$0.1.isEmpty }.map { PageWords.Fact(label: $0.0, value: $0.1) }
  }
}

extension ProofContent.Ink {
  /// The inks of an edition with their contrast on its paper, the paper first.
  static func all(of palette: Palette, _ words: ProofWords) -> [ProofContent.Ink] {
    let inks: [(String, Color)] = [
      ("paper", palette.paper), ("tint", palette.tint), ("hair", palette.hair), ("mute", palette.mute),
      ("ink", palette.ink), ("spot", palette.spot), ("rain", palette.rain),
    ]
    return inks.map { name, color in
      let tenths = Int((color.contrast(with: palette.paper) * 10).rounded())
      return ProofContent.Ink(color: color, words: words.ink(name, contrast: tenths))
    }
  }
}

extension ProofContent.Rule {
  /// Thicknesses in halves of a pixel.
  static let halves = [1, 2, 3, 4, 6, 8]

  static func all(_ words: ProofWords) -> [ProofContent.Rule] {
    halves.map { ProofContent.Rule(pixels: Double($0) / 2, words: words.pixels(halves: $0)) }
  }
}
