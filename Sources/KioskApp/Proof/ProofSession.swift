import ForecastScene
import ForecastWording

/// The proof page while it is looked at: which corner is wanted, what the touches say, when it is over.
///
/// Times are the stage's. Touches are told as they come from the digitiser, with no calibration but the page's own turn.
struct ProofSession {
  /// What an event has done to it.
  enum Outcome: Equatable {
    case nothing
    /// `content` differs.
    case changed
    case over
  }

  /// Seconds untouched until the page comes back.
  static let patience = 60.0
  private static let cornerCount = 4

  private let words: ProofWords
  private let palette: Palette
  private let surface: PanelSurface
  var facts: ProofFacts
  private var touches: [TouchFit.Touch] = []
  /// The finger that is down, and where it came down.
  private var pressed: (finger: Int, at: Point)?
  /// When it is over unless something happens.
  private(set) var deadline: Double

  init(_ facts: ProofFacts, surface: PanelSurface, palette: Palette, language: Language = .english, at t: Double) {
    words = ProofWords(language)
    self.palette = palette
    self.surface = surface
    self.facts = facts
    deadline = t + Self.patience
  }

  /// What was found; nil before all corners have been touched.
  var fit: TouchFit? { touches.count == Self.cornerCount ? TouchFit(touches) : nil }

  /// Takes every event that the page does not get meanwhile.
  mutating func take(_ event: SceneEvent, at t: Double) -> Outcome {
    if case .key(.escape) = event { return .over }
    deadline = t + Self.patience
    guard case .pointer(let phase, let finger, let x, let y) = event else { return .nothing }
    switch phase {
    case .down where pressed == nil: pressed = (finger, Point(x: x, y: y))
    case .up:
      guard let pressed, pressed.finger == finger else { return .nothing }
      self.pressed = nil
      touch(pressed.at)
      return .changed
    case .cancel: if pressed?.finger == finger { pressed = nil }
    case .down, .move: break
    }
    return .nothing
  }

  /// A finger has touched what was wanted; after the last corner it begins with the first again.
  private mutating func touch(_ p: Point) {
    if touches.count == Self.cornerCount { touches = [] }
    let page = surface.page
    let meant = ProofContent.middle(
      ofCorner: touches.count, width: Double(page.width), height: Double(page.height))
    touches.append(TouchFit.Touch(told: fraction(p), meant: fraction(meant)))
  }

  /// A point of the page as a fraction of the panel.
  private func fraction(_ p: Point) -> Point {
    let onPanel = surface.turn.panelPoint(p, page: surface.page)
    return Point(x: onPanel.x / Double(surface.width), y: onPanel.y / Double(surface.height))
  }

  // MARK: - What is seen

  /// The page as it has to stand now.
  var content: ProofContent {
    var content = ProofContent()
    content.title = words.title
    content.instruction = fit == nil ? words.touchCorners : words.leave
    content.result = fit.map(said) ?? ""
    content.setting = fit?.option.map { "\(words.put) \($0)" } ?? ""
    content.corners = (0..<Self.cornerCount).map { corner($0) }
    content.inks = ProofContent.Ink.all(of: palette, words)
    content.rules = ProofContent.Rule.all(words)
    content.facts = facts.lines(words)
    return content
  }

  private func corner(_ index: Int) -> ProofContent.Corner {
    if index < touches.count { return .touched }
    return index == touches.count ? .wanted : .waiting
  }

  private func said(_ fit: TouchFit) -> String {
    switch fit {
    case .right: words.isRight
    case .turned: words.isTurned
    case .matrix: words.isStretched
    case .unclear: words.isUnclear
    }
  }
}
