/// Everything a node may look at while it paints: one arranged page with its words and inks.
///
/// It changes only with `revision`, so that a node's input need carry no more than that number. One object, never changed:
/// as a value its many words would be counted one by one wherever a frame looks at it.
final class Sheet {
  let revision: Int
  let page: Arrangement
  let palette: Palette
  let content: PageContent
  let words: PageWords
  /// Whether there are targets for a step at the tape's ends.
  let hasSteps: Bool
  /// The proof page in the place of all else.
  let proof: ProofContent?
  let measuring: any TextMeasuring

  init(
    revision: Int, page: Arrangement, palette: Palette, content: PageContent, words: PageWords, hasSteps: Bool,
    proof: ProofContent? = nil, measuring: any TextMeasuring
  ) {
    self.revision = revision
    self.page = page
    self.palette = palette
    self.content = content
    self.words = words
    self.hasSteps = hasSteps
    self.proof = proof
    self.measuring = measuring
  }

  /// The same page with the proof page in its place, or without one, as the next printing.
  func showing(_ proof: ProofContent?) -> Sheet {
    Sheet(
      revision: revision + 1, page: page, palette: palette, content: content, words: words, hasSteps: hasSteps,
      proof: proof, measuring: measuring)
  }

  var u: Double { page.unit }
  var types: TypeScale { page.types }
  var scale: PixelScale { page.scale }

  func painter() -> Painter {
    Painter(scale: scale, measuring: measuring, leastRule: page.strokes.hairline * scale.pixel)
  }

  /// Whether the forecast is so old that what figures it still has are printed in mute.
  var isLate: Bool { content.state == .current(.late) || isWithdrawn }

  /// The ink of figures: mute in a late edition and after it.
  var figures: Palette { isLate ? palette.late : palette }

  /// The style of a figure: in mute it keeps to a higher floor.
  func figureStyle(_ role: TextRole) -> TextStyle { types.style(role, muted: isLate) }

  /// Whether figures have been taken away because they are too old.
  var isWithdrawn: Bool { content.state == .current(.withdrawn) }

  /// What is said of an hour; nothing is known of hours beyond the tape.
  func hour(_ index: Int) -> PageWords.Hour {
    words.hours.indices.contains(index) ? words.hours[index] : PageWords.Hour()
  }
}

/// An element of the page that is painted from a small input and the sheet.
protocol Node {
  associatedtype Input: Equatable
  static func paint(_ input: Input, on sheet: Sheet) -> Chunk
}

/// The input of a node that depends on nothing but the page as printed.
struct Printed: Equatable {
  let revision: Int
}

/// The input of a node that tells one hour of the tape (or one day, by its first hour).
struct PrintedHour: Equatable {
  let revision: Int
  let hour: Int
}
