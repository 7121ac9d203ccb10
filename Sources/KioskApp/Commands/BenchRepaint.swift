import ForecastScene

/// The same page, drawn as a whole again and again: what a window that was covered costs. Glyphs and shapes are kept.
struct BenchRepaint {
  private static let warmUp = 6
  private static let counted = 60

  let stage: Stage

  func run(on output: some BenchOutput, _ meter: BenchMeter) {
    var frame = stage.frame(at: 0)
    frame.damage = Damage(PixelRect(minX: 0, minY: 0, maxX: frame.list.width, maxY: frame.list.height))
    for _ in 0..<Self.warmUp {
      output.present(frame.list, damage: frame.damage)
      output.finish()
    }
    for _ in 0..<Self.counted {
      meter.copy()
      meter.measure {
        output.present(frame.list, damage: frame.damage)
        return frame
      }
      output.finish()
    }
    meter.copy()
  }
}
