import CLinux
import ForecastScene

/// Pages drawn by a GPU in a window that is not shown: queued as a frame, then handed to the driver.
final class BenchGPU: BenchOutput {
  private let output: GeometryOutput
  private(set) var fault: OutputError?
  /// The most draw calls of a frame.
  private(set) var drawCalls = 0
  /// Blocks of memory asked for to draw each frame, without what the page itself took.
  private(set) var allocations: [Double] = []
  /// CPU seconds that the driver took on this thread for each frame.
  private(set) var driverTimes: [Double] = []

  init(size: PageSettings.Size, fonts: FontLibrary) throws(OutputError) {
    let points = Size(width: Double(size.width), height: Double(size.height))
    output = try GeometryOutput(title: "Almanac", size: points, fullscreen: false, isHidden: true, fonts: fonts)
    driverTimes.reserveCapacity(1_024)
    allocations.reserveCapacity(1_024)
    Log.line("renderer: gpu (\(output.driver.rawValue), \(output.identity.name))")
  }

  var triangleCount: Int { output.renderer.triangleCount }
  var textureBytes: Int { output.renderer.textureBytes }

  func present(_ list: DisplayList, damage: Damage) {
    guard fault == nil, !damage.isEmpty else { return }
    let before = almanac_allocations()
    attempt { () throws(OutputError) in try output.draw(list) }
    allocations.append(Double(almanac_allocations() - before))
    drawCalls = max(drawCalls, output.renderer.drawCalls)
  }

  func finish() {
    let start = ThreadClock.now
    attempt(output.flush)
    driverTimes.append(ThreadClock.now - start)
  }

  private func attempt(_ work: () throws(OutputError) -> Void) {
    do throws(OutputError) {
      try work()
    } catch {
      fault = error
    }
  }
}
