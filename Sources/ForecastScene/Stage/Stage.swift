/// The page on a screen that is not there: events go in with their times, frames come out.
///
/// Reads no clock: `t` is always given, in seconds of a monotonic clock, and never runs backwards. Every state is a
/// function of the events and their times; asking for frames changes nothing, however often it is done.
public final class Stage {
  let measuring: any TextMeasuring
  var state = SceneState()
  private var printer = PagePrinter()
  private var shown: DisplayList?
  /// The chunks of the list before the shown one: the next list is written into their memory, once whoever looked at that
  /// frame has let go of it.
  private var spare: [PlacedChunk] = []

  /// An empty stage; it shows bare paper until it has a viewport and a page.
  public init(measuring: any TextMeasuring) { self.measuring = measuring }

  /// Changes state. Cost: small; nothing is arranged or painted before the next frame.
  public func handle(_ event: SceneEvent, at t: Double) {
    state.advance(to: t)
    state.handle(event, at: t, measuring: measuring)
  }

  /// The page at a time. Cost: what changed since the last one; nothing is arranged or measured while the tape moves.
  public func frame(at t: Double) -> Frame {
    state.advance(to: t)
    let list = print(at: t)
    let (damage, nodes) = FrameDamage.compare(shown, list)
    spare = shown?.chunks ?? []
    shown = list
    let commands = state.takeCommands()
    return Frame(
      list: list, damage: damage, damagedNodes: nodes, commands: commands, wake: state.wake(at: t),
      readout: state.readout(at: t), accessibility: state.accessibilityKey(at: t))
  }

  /// The page at a time for whoever does not see it. Cost: some hundred small values; made when a frame's key is a new one
  /// and somebody listens, never for a frame.
  public func accessibilityTree(at t: Double) -> AccessibilityTree {
    state.advance(to: t)
    return state.accessibilityTree(at: t)
  }

  /// What was asked for since the last frame, ahead of the next one: for whoever obeys at once, whenever frames are made.
  public func takeCommands() -> SceneCommands { state.takeCommands() }

  private func print(at t: Double) -> DisplayList {
    var chunks: [PlacedChunk] = []
    swap(&chunks, &spare)
    return printer.list(of: state, at: t, reusing: consume chunks)
  }

  /// The page that is printed with its words; one that waits for the tape to rest is not it yet. Nil before the first.
  public var page: (content: PageContent, words: PageWords)? { state.page }

  /// How far the page stands from its place, in device pixels.
  public var drift: PixelOffset { state.drift }

  /// Where the parts of the unscrolled page lie, at the tape's resting position.
  public var regions: Regions { state.sheet.map { Regions($0) } ?? Regions() }
}
