/// The places the tape comes to rest at: whole hours from 0 to the last.
struct SnapPoints: Hashable, Sendable {
  /// How many hours there are; at least 1.
  let count: Int

  init(count: Int) {
    precondition(count > 0, "A tape needs at least one hour.")
    self.count = count
  }

  /// The last hour, as a position.
  var last: Double { Double(count - 1) }

  /// The position itself, or the end it lies beyond.
  func clamped(_ position: Double) -> Double { min(max(position, 0), last) }

  /// The hour itself, or the end it lies beyond.
  func clamped(_ hour: Int) -> Int { min(max(hour, 0), count - 1) }

  /// The nearest hour; half-way the later one.
  func nearest(to position: Double) -> Int { Int((clamped(position) + 0.5).rounded(.down)) }
}
