import ForecastScene

/// What the benchmark's finger does.
struct BenchGesture {
  private let tape: PixelRect
  private let hourWidth: Double
  /// Page widths in pixels.
  private let width: Double
  /// The last hour of the tape.
  private let last: Double

  /// Nil where there is no tape to touch.
  init?(_ regions: Regions, width: Double, hours: Int) {
    guard let tape = regions.tape, let hourWidth = regions.hourWidth, hours > 3 else { return nil }
    self.tape = tape
    self.hourWidth = hourWidth
    self.width = width
    last = Double(hours - 1)
  }

  private var x: Double { Double(tape.minX + tape.maxX) / 2 }
  private var y: Double { Double(tape.minY + tape.maxY) / 2 }

  /// Down at the start, then 0.8 page widths a second to and fro, turning one hour before the ends.
  func drag(_ stage: Stage, index: Int, at t: Double) {
    if index == 0 { stage.handle(.pointer(.down, finger: 0, x: x, y: y), at: t) }
    let travelled = 0.8 * width / hourWidth * t
    stage.handle(.pointer(.move, finger: 0, x: x - hour(after: travelled) * hourWidth, y: y), at: t)
  }

  /// Where the tape is after travelling some hours: from 0 to the turn near its end, then between the two turns.
  private func hour(after travelled: Double) -> Double {
    guard travelled > last - 1 else { return travelled }
    let reach = last - 2
    let phase = (travelled - (last - 1)).truncatingRemainder(dividingBy: 2 * reach)
    return phase < reach ? last - 1 - phase : 1 + phase - reach
  }

  /// A tap three hours further once a second, four to later hours, then four back.
  func settle(_ stage: Stage, index: Int, at t: Double) {
    guard index % 60 == 0 else { return }
    let x = x + (index / 60 % 8 < 4 ? 3 : -3) * hourWidth
    stage.handle(.pointer(.down, finger: 0, x: x, y: y), at: t)
    stage.handle(.pointer(.up, finger: 0, x: x, y: y), at: t)
  }

  /// A flick of six frames once a second, three to later hours, then three back.
  func fling(_ stage: Stage, index: Int, at t: Double) {
    let step = index % 60
    let direction = index / 60 % 6 < 3 ? -1.0 : 1
    let x = x + direction * Double(min(step, 6)) * width * 0.04
    switch step {
    case 0: stage.handle(.pointer(.down, finger: 0, x: x, y: y), at: t)
    case 1..<6: stage.handle(.pointer(.move, finger: 0, x: x, y: y), at: t)
    case 6: stage.handle(.pointer(.up, finger: 0, x: x, y: y), at: t)
    default: break
    }
  }
}
