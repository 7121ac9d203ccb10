import ForecastScene

/// Scripts as no hand would play them: gestures, keys, pages, sizes and settings in any order. The same for the same seed.
public struct RandomScripts {
  private var random: SeededRandom
  private let pages: [CannedPage]
  private let sizes: [(width: Int, height: Int)]
  private var script = GestureScript()
  private var t = 0.0
  /// Where the tape lies on the first screen.
  private let tape: PixelRect

  /// Makes a row of scripts that print some pages, the first one first, on screens of some sizes.
  public init(seed: UInt64, pages: [CannedPage], sizes: [(width: Int, height: Int)]) {
    random = SeededRandom(seed: seed)
    self.pages = pages
    self.sizes = sizes
    tape = StageHarness(pages[0], width: sizes[0].width, height: sizes[0].height).stage.regions.tape ?? .empty
  }

  /// The next script; it opens with a screen and a page, most of the time.
  public mutating func next() -> GestureScript {
    script = GestureScript()
    t = random.number(0...100)
    if !random.chance(20) { script.add(viewport(sizes[0]), at: t) }
    if !random.chance(20) { script.add(pages[0].event, at: t) }
    for _ in 0..<Int.random(in: 1...7, using: &random) { add() }
    script.wait(until: t + (random.chance(3) ? 3 : random.number(0...0.6)))
    return script
  }

  private mutating func add() {
    pass(random.chance(12) ? 130 : random.number(0...0.7))
    switch Int.random(in: 0..<20, using: &random) {
    case 0...8: contact()
    case 9...12: script.add(.key(random.pick(SceneEvent.Key.allCases)), at: t)
    case 13: script.add(wheel(), at: t)
    case 14: script.add(aid(), at: t)
    case 15, 16: script.add(random.pick(pages).event, at: t)
    case 17: script.add(viewport(random.pick(sizes)), at: t)
    case 18:
      let offset = PixelOffset(x: Int.random(in: -2...2, using: &random), y: Int.random(in: -2...2, using: &random))
      script.add(random.chance(2) ? .settings(settings()) : .drift(offset), at: t)
    default: script.add(.position(random.number(-3...26)), at: t)
    }
  }

  /// A finger comes down, wanders and leaves; sometimes something else happens meanwhile.
  private mutating func contact() {
    let finger = random.chance(6) ? 1 : 0
    let size = sizes[0]
    var x = random.number(0...Double(size.width))
    var y = random.chance(2) ? random.number(0...Double(size.height)) : Double(tape.maxY - tape.height / 3)
    script.add(.pointer(.down, finger: finger, x: x, y: y), at: t)
    let (vx, vy) = (random.number(-1_500...1_500), random.chance(3) ? random.number(-800...800) : 0)
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      let step = random.number(0.002...0.04)
      pass(step)
      (x, y) = (x + vx * step, y + vy * step)
      let isLost = random.chance(60)
      script.add(.pointer(.move, finger: finger, x: isLost ? .nan : x, y: y), at: t)
      if random.chance(25) { script.add(random.pick(pages).event, at: t) }
      if random.chance(40) { script.add(.settings(settings()), at: t) }
    }
    if random.chance(5) { pass(random.number(0...0.3)) }
    if random.chance(30) { return }
    script.add(.pointer(random.chance(10) ? .cancel : .up, finger: finger, x: x, y: y), at: t)
  }

  private mutating func wheel() -> SceneEvent {
    let turn = random.chance(2) ? random.pick([-2.0, -1, 1, 3]) : random.number(-1.5...1.5)
    let isAcross = random.chance(2)
    return .wheel(
      dx: isAcross ? turn : 0, dy: isAcross ? 0 : turn, x: random.number(0...Double(sizes[0].width)),
      y: random.number(0...Double(sizes[0].height)))
  }

  /// A knob, or a screen reader.
  private mutating func aid() -> SceneEvent {
    if random.chance(2) { return .turn(Int.random(in: -3...3, using: &random)) }
    let element = random.pick(Self.elements)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .accessibility(.focus(element))
    case 1: return .accessibility(.perform(random.pick(AccessibilityTree.Action.allCases), on: element))
    default: return .accessibility(.set(.tape, to: Int.random(in: -3...30, using: &random)))
    }
  }

  private static let elements: [AccessibilityTree.ElementID] = [
    .page, .masthead, .status, .retry, .tape, .earlier, .later, .sidebar, .arc, .days, .day(0), .day(1), .day(9),
    .day(12), .cell(0), .cell(3), .cell(4), .colophon,
  ]

  private mutating func settings() -> SceneSettings {
    SceneSettings(
      edition: random.pick(SceneSettings.Edition.allCases),
      contrast: random.chance(4) ? .high : .standard, textScale: random.pick([1, 1, 1.3, 1.5]),
      motion: random.chance(3) ? .reduced : .standard, panelWidth: random.chance(3) ? 90 : nil,
      homeAfter: random.chance(4) ? nil : 120, targets: random.chance(3) ? .large : .standard,
      scan: random.chance(4) ? 1 : nil)
  }

  private func viewport(_ size: (width: Int, height: Int)) -> SceneEvent {
    .viewport(width: size.width, height: size.height, scale: .one)
  }

  private mutating func pass(_ seconds: Double) { t += seconds }
}
