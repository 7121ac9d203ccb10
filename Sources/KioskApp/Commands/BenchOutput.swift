import ForecastScene

/// What a benchmark draws on.
protocol BenchOutput {
  /// Draws what changed, and counts.
  func present(_ list: DisplayList, damage: Damage)
  /// Ends a frame with what is not the program's own work; not counted with it.
  func finish()
}

extension MemoryOutput: BenchOutput {
  func finish() {}
}
