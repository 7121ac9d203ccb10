/// Everything a page remembers between events.
struct SceneState {
  struct Viewport: Equatable {
    var width = 0
    var height = 0
    var scale = PixelScale.one
  }

  var viewport: Viewport?
  var settings = SceneSettings()
  /// The proof page, while it is looked at.
  private(set) var proof: ProofContent?
  /// The arranged page with its words; nil before there is a viewport and a page.
  private(set) var sheet: Sheet?
  /// A page that waits until finger and tape are at rest.
  var waiting: (content: PageContent, words: PageWords)?
  var scrubber = ForecastScrubber(hourCount: 1, hourWidth: 1)
  var scroll = PageScroll()
  var drums = FigureDrums()
  /// How far the page stands from its place, and how far it is to stand as soon as nothing moves.
  private(set) var drift = PixelOffset.zero
  var wantedDrift = PixelOffset.zero
  var gesture = Gesture.none
  /// The hour the figures tell.
  var selection = 0
  /// When the last hour was crossed.
  var crossing: Double?
  var lastTouch: Double?
  /// When the finger that counts came down.
  var pressTime = 0.0
  /// Until when the glass is being wiped and touches mean nothing.
  var lockedUntil: Double?
  var focus = FocusState()
  /// The ring that walks by itself; nil while it does not.
  var scan: SwitchScan?
  private(set) var layouts = 0
  /// Counts the pages printed, but for those that differ in their ink alone.
  private(set) var printing = 0
  var commands = SceneCommands()
  /// How far the state has been brought.
  var time = -Double.infinity

  /// The page with its words that is printed.
  var page: (content: PageContent, words: PageWords)? { sheet.map { ($0.content, $0.words) } }

  mutating func takeCommands() -> SceneCommands {
    defer { commands = SceneCommands() }
    return commands
  }

  /// Shows the proof page, another one, or none any more. Whatever was touched is let go.
  mutating func show(_ proof: ProofContent?, at t: Double) {
    guard proof != self.proof else { return }
    self.proof = proof
    sheet = sheet?.showing(proof)
  }

  mutating func askForProof() { commands.proofs += 1 }

  mutating func retry() {
    if sheet?.words.notice.retry != nil, sheet?.content.state == .failed { commands.retries += 1 }
  }

  /// A page under a finger or in motion keeps its place.
  mutating func driftIfAtRest(at t: Double) {
    if drift != wantedDrift, isAtRest(at: t) { drift = wantedDrift }
  }

  // MARK: Pages

  /// Prints a page now: its words, its hours on the tape, its figure on the drums.
  mutating func print(_ content: PageContent, _ words: PageWords, at t: Double, measuring: any TextMeasuring) {
    guard let viewport, viewport.width > 0, viewport.height > 0 else {
      // A screen without a size prints nothing; it must not push aside a newer page that waits already.
      if waiting == nil { waiting = (content, words) }
      return
    }
    scrubber.feel = feel
    let before = sheet
    let hasSky = words.notice.skyHead != nil && !content.dials.isEmpty
    let arrangement = arrange(viewport, content, hasSky: hasSky, before)
    let palette = Palette(settings)
    let hasSteps = hasSteps(content)
    let isSame =
      before.map {
        $0.page == arrangement && $0.content == content && $0.words == words && $0.hasSteps == hasSteps
      } ?? false
    if isSame, before?.palette == palette { return }
    let sheet = Sheet(
      revision: (before?.revision ?? 0) + 1, page: arrangement, palette: palette, content: content, words: words,
      hasSteps: hasSteps, proof: proof, measuring: measuring)
    self.sheet = sheet
    if !isSame { printing += 1 }
    scroll.setRange(arrangement.scrollRange, at: t)
    reloadTape(before, content, arrangement, at: t)
    selection = scrubber.selection(at: t)
    showFigure(at: t)
    if !content.isNotice { focus.notice = nil }
    announceState(of: sheet, after: before)
  }

  /// Where targets are large, and for switches, a step has a target of its own.
  private func hasSteps(_ content: PageContent) -> Bool {
    (settings.targets == .large || settings.scan != nil) && !content.isNotice && content.hours.count > 1
  }

  /// Points of the smallest sheet that can be ruled, either way; a smaller screen shows a corner of it.
  static let leastSide = 64.0

  /// Rectangles depend on viewport, scale and kind of page alone; they are arranged when one of these changes.
  private mutating func arrange(
    _ viewport: Viewport, _ content: PageContent, hasSky: Bool, _ before: Sheet?
  ) -> Arrangement {
    let perPoint = viewport.scale.pixelsPerPoint
    let size = Size(
      width: max(Self.leastSide, Double(viewport.width) / perPoint),
      height: max(Self.leastSide, Double(viewport.height) / perPoint))
    let least = TouchTarget.leastSide(settings.targets, width: size.width, panelWidth: settings.panelWidth)
    let input = PageLayout.Input(
      viewport: size, scale: viewport.scale, textScale: settings.textScale, panelWidth: settings.panelWidth,
      days: content.rows,
      isNotice: content.isNotice, hasSky: hasSky, strokes: Strokes(settings),
      leastTarget: least, leastRow: settings.targets == .large ? least : 0)
    if let before, layoutInput == input { return before.page }
    layoutInput = input
    layouts += 1
    return PageLayout.arrange(input)
  }

  private var layoutInput: PageLayout.Input?

  private mutating func reloadTape(
    _ before: Sheet?, _ content: PageContent, _ arrangement: Arrangement, at t: Double
  ) {
    let count = max(1, content.hours.count)
    let width = max(1, arrangement.hourWidth)
    guard let first = before?.content.hours.first?.start, let now = content.hours.first?.start else {
      scrubber = ForecastScrubber(hourCount: count, hourWidth: width, feel: feel, preference: settings.motion)
      return
    }
    let passed = Int((now.seconds(since: first) / 3_600).rounded())
    let isHome = scrubber.phase(at: t) == .idle && scrubber.position(at: t) == 0
    if scrubber.hourWidth != width { scrubber.resize(hourWidth: width, at: t) }
    if scrubber.hourCount != count || passed != 0 {
      scrubber.reload(hourCount: count, hoursPassed: isHome ? 0 : passed, at: t)
    }
  }

  /// Feel in points; the slop in millimetres where the panel's size is known.
  private var feel: ScrubberFeel {
    var feel = ScrubberFeel()
    feel.slop = slop
    return feel
  }

  static let slopMillimetres = 1.5

  var slop: Double {
    guard let panel = settings.panelWidth, panel > 0, let viewport else { return ScrubberFeel().slop }
    return Self.slopMillimetres * Double(viewport.width) / viewport.scale.pixelsPerPoint / panel
  }

  // MARK: Hours

  /// Notices that the indicator has come to another hour at `t`.
  mutating func noticeSelection(at t: Double) {
    let hour = scrubber.selection(at: t)
    guard hour != selection else { return }
    commands.crossedHours += abs(hour - selection)
    crossing = t
    selection = hour
    showFigure(at: t)
  }

  mutating func showFigure(at t: Double) {
    guard let sheet else { return }
    drums.show(sheet.isWithdrawn ? nil : sheet.hour(selection).temperature, at: t, preference: settings.motion)
  }
}
