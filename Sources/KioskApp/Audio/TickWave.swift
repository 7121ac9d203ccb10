import ForecastScene

/// The click of an hour crossed: two quiet wooden partials that die away within four milliseconds.
enum TickWave {
  static let sampleRate = 48_000
  private static let seconds = 0.006
  private static let loudness = 0.14

  /// Signed 16-bit samples, mono, beginning and ending in silence.
  static let samples: [Int16] = (0..<Int(Double(sampleRate) * seconds)).map { index in
    let t = Double(index) / Double(sampleRate)
    // An attack of a quarter of a millisecond: a step would crackle on small speakers.
    let attack = min(1, t / 0.000_25)
    let release = min(1, (seconds - t) / 0.001)
    let body = Libm.exp(-t / 0.000_9) * Libm.sin(2 * .pi * 1_900 * t)
    let edge = 0.5 * Libm.exp(-t / 0.000_35) * Libm.sin(2 * .pi * 4_700 * t)
    return Int16((attack * release * loudness * (body + edge) * 32_767).rounded())
  }
}
