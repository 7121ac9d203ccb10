import ForecastScene

extension PageWordsBuilder {
  private static let mostMarks = 6

  /// The marks on the head of the table: every five degrees of the shown unit, wider apart where that would be too many.
  func marks(on scale: TemperatureScale) -> [PageWords.ScaleMark] {
    let unit = settings.temperatureUnit
    let (low, high) = (unit.degrees(scale.low), unit.degrees(scale.high))
    let step = PageWordsBuilder.step(from: low, to: high)
    return PageWordsBuilder.multiples(of: step, from: low, to: high).map {
      PageWords.ScaleMark(temperature: unit.temperature(degrees: $0), label: Figure(rounding: $0).text)
    }
  }

  /// 5, 10, 20, 50, 100 and so on; 1 where no multiple of 5 lies on the scale.
  private static func step(from low: Double, to high: Double) -> Double {
    if multiples(of: 5, from: low, to: high).isEmpty { return 1 }
    var (step, factors) = (5.0, [2.0, 2.0, 2.5])
    while (high - low) / step > Double(mostMarks) || multiples(of: step, from: low, to: high).count > mostMarks {
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    return step
  }

  private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    // A scale of absurd width has its marks counted only once the step is wide enough.
    guard (high - low) / step < 1_000 else { return [low] }
    // What is five degrees but for the last bit is five degrees.
    let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}
