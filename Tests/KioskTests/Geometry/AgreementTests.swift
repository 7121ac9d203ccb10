import CLinux
import ForecastScene
import Testing

@testable import KioskApp

extension VideoTests {
  /// Both renderers on the same pages: the software renderer is the reference.
  @Suite(.serialized) struct AgreementTests {
    /// What a pixel may differ by at rest, and all of them on the average, at rest and in motion, in 255ths of a channel.
    private static let most = 24
    private static let mean = 1.0

    private static let pages: [[String]] = [
      ["--size", "720x1280", "--edition", "day"],
      ["--size", "720x1280", "--edition", "night"],
      ["--size", "720x1280", "--text-scale", "1.5"],
      ["--size", "720x1280", "--position", "3.37"],
      ["--size", "720x1280", "--edition", "night", "--position", "9.61"],
      ["--size", "720x1280", "--hour", "20"],
      ["--size", "720x1280", "--state", "loading"],
      ["--size", "720x1280", "--state", "failed"],
      ["--size", "720x1280", "--state", "withdrawn"],
      ["--size", "1280x800", "--edition", "day"],
      ["--size", "1280x800", "--edition", "night", "--hour", "7"],
      ["--size", "1280x800", "--position", "13.2"],
      ["--size", "1280x800", "--state", "failed", "--edition", "night"],
      ["--size", "800x480"],
      ["--size", "800x480", "--edition", "night", "--position", "5.5"],
      ["--size", "800x480", "--text-scale", "2"],
      ["--size", "480x320", "--position", "1.9"],
      ["--size", "480x320", "--edition", "night"],
      ["--size", "480x480", "--state", "late"],
      ["--size", "1080x1920"],
      ["--size", "1080x1920", "--edition", "night", "--position", "17.77"],
      ["--size", "1920x480", "--state", "ageing"],
    ]

    @Test func everyPageAtRestIsTheSame() throws {
      guard let screen = VirtualScreen.start() else { return }
      let fonts = try FontLibrary { _ in }
      let measurer = FontMeasurer(fonts: fonts)
      for (index, page) in Self.pages.enumerated() {
        let settings = try Self.settings(page)
        let list = try StandingPage(settings, measuring: measurer).frame.list
        guard let pair = try RendererPair(list, on: screen, fonts) else { return }
        let difference = try pair.compare(list, keepAs: "page-\(index)")
        print("agreement \(page.joined(separator: " ")): \(difference)")
        #expect(difference.most <= Self.most && difference.mean < Self.mean, "\(page): \(difference)")
        #expect(pair.gpu.renderer.drawCalls == 1)
      }
    }

    /// By day and, from the eighth hour on, under the moon.
    @Test(arguments: [("720x1280", 0), ("800x480", 0), ("1080x1920", 8)])
    func aFlungTapeIsNearlyTheSameAndAtRestAgainTheSame(_ size: String, _ hour: Int) throws {
      guard let screen = VirtualScreen.start() else { return }
      let fonts = try FontLibrary { _ in }
      let settings = try Self.settings(["--size", size, "--hour", "\(hour)"])
      let stage = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts)).performance.stage
      guard let pair = try RendererPair(stage.frame(at: 10).list, on: screen, fonts) else { return }
      for index in 0..<24 {
        Flick(stage, width: settings.page.size.width).take(index, at: 10 + Double(index) / 60)
        let list = stage.frame(at: 10 + Double(index) / 60).list
        guard index % 3 == 2 else {
          try pair.gpu.draw(list)
          continue
        }
        let difference = try pair.compare(list, keepAs: "fling-\(size)-\(index)")
        #expect(difference.mean < Self.mean, "frame \(index): \(difference)")
      }
      let difference = try pair.compare(stage.frame(at: 20).list, keepAs: "rest-\(size)")
      print("agreement \(size) after a fling: \(difference)")
      #expect(difference.most <= Self.most && difference.mean < Self.mean, "at rest: \(difference)")
    }

    /// Turned in the vertices, and read back upright.
    @Test(arguments: [QuarterTurn.clockwise, .half, .counterclockwise]) func aTurnedPageAtRestIsTheSame(
      turn: QuarterTurn
    ) throws {
      guard let screen = VirtualScreen.start() else { return }
      let fonts = try FontLibrary { _ in }
      let list = try StandingPage(Self.settings(["--size", "800x480"]), measuring: FontMeasurer(fonts: fonts)).frame
        .list
      guard let pair = try RendererPair(list, turn: turn, on: screen, fonts) else { return }
      let difference = try pair.compare(list, keepAs: "turned-\(turn.rawValue)")
      print("agreement turned by \(turn.rawValue): \(difference)")
      #expect(difference.most <= Self.most && difference.mean < Self.mean, "\(difference)")
      #expect(pair.gpu.renderer.drawCalls == 1 && pair.gpu.pixelSize == (800, 480))
    }

    @Test func aSteadyDragAllocatesNothingAndTakesOneDrawCall() throws {
      guard let screen = VirtualScreen.start() else { return }
      let fonts = try FontLibrary { _ in }
      let settings = try Self.settings(["--size", "480x320"])
      let stage = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts)).performance.stage
      guard let pair = try RendererPair(stage.frame(at: 10).list, on: screen, fonts) else { return }
      let list = stage.frame(at: 10).list
      func slide(_ index: Int) throws -> Int {
        let moved = list.sliding(by: Fixed(raw: Int32(index % 64)))
        let before = almanac_allocations()
        try pair.gpu.draw(moved)
        let allocations = Int(almanac_allocations() - before)
        try pair.gpu.flush()
        return allocations
      }
      for index in 0..<128 { _ = try slide(index) }
      var allocations = 0
      for index in 0..<64 { allocations += try slide(index * 3) }
      #if DEBUG
        print("not checked in a debug build, which allocates what an optimised one does not: \(allocations)")
      #else
        #expect(allocations == 0)
      #endif
      #expect(pair.gpu.renderer.drawCalls == 1)
    }

    @Test func aLostDeviceGivesTheSamePicture() throws {
      guard let screen = VirtualScreen.start() else { return }
      let fonts = try FontLibrary { _ in }
      let settings = try Self.settings(["--size", "480x320"])
      let list = try StandingPage(settings, measuring: FontMeasurer(fonts: fonts)).frame.list
      guard let pair = try RendererPair(list, on: screen, fonts) else { return }
      let before = try pair.compare(list, keepAs: "kept")
      try pair.gpu.renew()
      let picture = try #require(try pair.gpu.snapshot()).pixels
      let after = PictureDifference(pair.software.pixels, picture)
      #expect(before.most == after.most && before.mean == after.mean)
    }

    private static func settings(_ page: [String]) throws -> Settings {
      let all = ["describe", "--demo", "--now", "2026-07-14T15:10:00+01:00"] + page
      guard case .perform(_, let settings, _) = try Invocation(all) else { return Settings() }
      return settings
    }
  }
}

/// A page drawn by both renderers.
private struct RendererPair {
  let software: MemoryOutput
  let gpu: GeometryOutput

  init?(
    _ list: DisplayList, turn: QuarterTurn = .none, on screen: VirtualScreen, _ fonts: FontLibrary
  ) throws {
    let size = turn.size(of: (list.width, list.height))
    guard let gpu = try screen.output(width: size.width, height: size.height, turn: turn, fonts: fonts) else {
      return nil
    }
    self.gpu = gpu
    software = MemoryOutput(width: list.width, height: list.height, fonts: fonts)
  }

  func compare(_ list: DisplayList, keepAs name: String) throws -> PictureDifference {
    let whole = Damage(PixelRect(minX: 0, minY: 0, maxX: list.width, maxY: list.height))
    software.present(list, damage: whole)
    try gpu.present(list, damage: whole)
    let picture = try #require(try gpu.snapshot()).pixels
    try #require(picture.width == list.width && picture.height == list.height)
    try PictureDifference.keep(software.pixels, picture, as: name)
    return PictureDifference(software.pixels, picture)
  }
}

/// A finger that flicks the tape to later hours.
private struct Flick {
  let stage: Stage
  let width: Double
  let y: Double

  init(_ stage: Stage, width: Int) {
    self.stage = stage
    self.width = Double(width)
    y = stage.regions.tape.map { Double($0.minY + $0.maxY) / 2 } ?? 0
  }

  func take(_ index: Int, at t: Double) {
    let x = width * (0.7 - 0.031 * Double(min(index, 6)))
    switch index {
    case 0: stage.handle(.pointer(.down, finger: 0, x: x, y: y), at: t)
    case 1..<6: stage.handle(.pointer(.move, finger: 0, x: x, y: y), at: t)
    case 6: stage.handle(.pointer(.up, finger: 0, x: x, y: y), at: t)
    default: break
    }
  }
}

extension DisplayList {
  /// The list with its tape, its arc's body and its ring moved to the right.
  fileprivate func sliding(by x: Fixed) -> DisplayList {
    var moved = self
    moved.chunks = chunks.map { placed in
      guard [.tape, .arc, .ring].contains(placed.node) else { return placed }
      return PlacedChunk(
        node: placed.node, chunk: placed.chunk, offset: placed.offset + FixedPoint(x: x, y: .zero), clip: placed.clip)
    }
    return moved
  }
}
