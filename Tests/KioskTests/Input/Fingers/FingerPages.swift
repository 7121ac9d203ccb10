import ForecastScene

@testable import KioskApp

/// The pages that the program is to show, drawn here.
final class FingerPages {
  let tape: PixelRect
  let hourWidth: Double
  private let fonts: FontLibrary
  private var drawn: [Int: Bitmap] = [:]

  /// The mark of the running minute goes on while a test lasts, and nothing else may differ.
  private static let tolerance = 0.05

  init() throws {
    fonts = try FontLibrary { _ in }
    let page = try StandingPage(Self.settings(0), measuring: FontMeasurer(fonts: fonts))
    let regions = page.performance.stage.regions
    tape = regions.tape ?? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    hourWidth = regions.hourWidth ?? 0
  }

  /// Whether a picture is the page that rests on an hour.
  func shows(_ hour: Int, _ picture: PNGPicture) -> Bool {
    guard let page = try? page(hour), picture.pixels.count == page.width * page.height else { return false }
    return Self.distance(page.pixels, picture) <= Self.tolerance
  }

  private func page(_ hour: Int) throws -> Bitmap {
    if let page = drawn[hour] { return page }
    let page = try StandingPage(Self.settings(hour), measuring: FontMeasurer(fonts: fonts))
    let output = MemoryOutput(width: FingerScreen.width, height: FingerScreen.height, fonts: fonts)
    output.present(page.frame.list, damage: Damage(output.pixels.bounds))
    let bitmap = Bitmap(width: FingerScreen.width, height: FingerScreen.height)
    for y in 0..<bitmap.height {
      bitmap.pixels.pixel(x: 0, y: y).update(from: output.pixels.pixel(x: 0, y: y), count: bitmap.width)
    }
    drawn[hour] = bitmap
    return bitmap
  }

  private static func settings(_ hour: Int) throws -> Settings {
    let words = ["describe"] + ShownAlmanac.options.dropLast(2) + ["--hour", "\(hour)"]
    guard case .perform(_, let settings, _) = try Invocation(Array(words)) else { return Settings() }
    return settings
  }

  /// The mean of all channels' differences, of 255.
  private static func distance(_ page: PixelBuffer, _ picture: PNGPicture) -> Double {
    var sum = 0
    for y in 0..<page.height {
      let row = page.pixel(x: 0, y: y)
      for x in 0..<page.width where (row[x] ^ picture.pixels[y * page.width + x]) & 0xFF_FFFF != 0 {
        sum += apart(row[x], picture.pixels[y * page.width + x])
      }
    }
    return Double(sum) / Double(3 * page.width * page.height)
  }

  private static func apart(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].reduce(0) { (sum: Int, shift: UInt32) -> Int in
      sum + abs(Int(a >> shift & 255) - Int(b >> shift & 255))
    }
  }
}
