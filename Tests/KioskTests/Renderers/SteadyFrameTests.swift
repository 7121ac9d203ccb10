import CLinux
import ForecastScene
import SceneHarness
import Testing

@testable import KioskApp

/// What a frame of a drag takes once every hour has been shown.
@Suite struct SteadyFrameTests {
  /// Drags the demonstration's tape to and fro at 60 Hz: the allocations of each frame, events, scene and pixels together.
  private func drag(width: Int, height: Int, frames: Int) throws -> [Int] {
    let fonts = try FontLibrary(log: { _ in })
    let stage = Stage(measuring: FontMeasurer(fonts: fonts))
    let page = CannedPage.kilkenny()
    stage.handle(.viewport(width: width, height: height, scale: .one), at: 0)
    stage.handle(page.event, at: 0)
    let output = MemoryOutput(width: width, height: height, fonts: fonts)
    let gesture = try #require(BenchGesture(stage.regions, width: Double(width), hours: 24))
    return (0..<frames).map { index in
      let t = Double(index) / 60
      let before = almanac_allocations()
      gesture.drag(stage, index: index, at: t)
      let frame = stage.frame(at: t)
      output.present(frame.list, damage: frame.damage)
      return Int(almanac_allocations() - before)
    }
  }

  /// Only the release build is made to ask for none; deploy/smoke holds its binary to the same.
  #if DEBUG
    private static let isOptimised = false
  #else
    private static let isOptimised = true
  #endif

  @Test(.enabled(if: isOptimised, "the debug build asks for memory everywhere"), arguments: [(800, 480), (1080, 1920)])
  func aSteadyDragAllocatesNothing(width: Int, height: Int) throws {
    let counts = try drag(width: width, height: height, frames: 900)
    let steady = counts.suffix(300).reduce(0, +)
    #expect(
      steady == 0, "\(counts.suffix(300).filter { $0 > 0 }.count) frames of 300 asked for memory, \(steady) times")
  }
}
