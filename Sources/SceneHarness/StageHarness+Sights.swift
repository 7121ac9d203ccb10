import ForecastScene

// What a user sees.

extension StageHarness {
  public var frame: Frame { frames[frames.count - 1] }
  public var readout: Readout { frame.readout }
  public var position: Double { readout.position }
  public var selection: Int { readout.selection }
  public var wake: Wake { frame.wake }
  public var scroll: Double { readout.scroll * perPoint }
  /// Hours crossed so far.
  public var ticks: Int { FrameLaws.Commands(frames).ticks }
  public var retries: Int { FrameLaws.Commands(frames).retries }

  /// Everything announced so far.
  public var announced: [String] { FrameLaws.Commands(frames).announced.map(\.text) }
  /// The page of this moment as it is read aloud.
  public var tree: AccessibilityTree { stage.accessibilityTree(at: t) }
  public var focus: AccessibilityTree.ElementID? { look().readout.focus }
  /// Whether a ring is drawn around what has the focus.
  public var isRingSeen: Bool { look().list.chunks.contains { $0.node == .focus } }

  /// The giant figure once it rests: its digits with their minus, or a dash.
  public var shownFigure: String {
    let marks = marks(of: .hero)
    let largest = marks.compactMap(\.run?.size.raw).max() ?? 0
    let digits = marks.filter { $0.run?.size.raw == largest && $0.run?.glyphs.count == 1 }
      .sorted { $0.x < $1.x }.compactMap(\.run?.text)
    let isSigned = marks.contains { if case .rect = $0.item { true } else { false } }
    let isKnown = marks.contains { if case .fill = $0.item { true } else { false } }
    guard isKnown else { return isSigned ? "–" : "" }
    return (isSigned ? "−" : "") + digits.joined()
  }

  /// The bold label on the tape.
  public var selectedLabel: String? {
    marks(of: .tape).compactMap(\.run).first { $0.glyphs.first?.font == UInt16(Typeface.labelBold.rawValue) }?.text
  }

  /// Every line of text a node shows, in the order it is drawn.
  public func words(of node: NodeID) -> [String] { marks(of: node).compactMap(\.run?.text) }

  // MARK: Where things are

  /// The middle of the tape, in device pixels of the screen.
  public var tapeX: Double { stage.regions.tape.map { Double($0.minX + $0.maxX) / 2 } ?? 0 }
  public var tapeY: Double { (stage.regions.tape.map { Double($0.minY + $0.maxY * 2) / 3 } ?? 0) - scroll }
  public var hourWidth: Double { stage.regions.hourWidth ?? 1 }

  /// Where an hour of the tape stands now.
  public func x(ofHour hour: Double) -> Double { tapeX + (hour - position) * hourWidth }

  private var perPoint: Double {
    for step in script.steps.reversed() {
      if case .viewport(_, _, let scale) = step.event { return scale.pixelsPerPoint }
    }
    return 1
  }

  private struct Mark {
    var item: DisplayItem
    var x: Double
    var run: GlyphRun? = nil
  }

  private func marks(of node: NodeID) -> [Mark] {
    frame.list.chunks.filter { $0.node == node }.flatMap { placed in
      placed.chunk.items.map { item in
        guard case .glyphs(let run, let at, _) = item else { return Mark(item: item, x: placed.offset.x.pixels) }
        return Mark(item: item, x: (placed.offset.x + at.x).pixels, run: run)
      }
    }
  }
}
