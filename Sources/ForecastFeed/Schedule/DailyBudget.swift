/// The most attempts that are made in any 24 hours, whoever asks for them. Times are monotonic seconds.
struct DailyBudget: Hashable, Sendable {
  /// Attempts in 24 hours.
  let limit: Int
  /// Oldest first; at most `limit`.
  private var spent: [Double] = []

  init(limit: Int) { self.limit = limit }

  /// Takes in an attempt.
  mutating func spend(at t: Double) {
    spent.append(t)
    spent.removeFirst(max(0, spent.count - limit))
  }

  /// Seconds until another attempt may be made; 0 for now.
  func wait(at t: Double) -> Double {
    guard spent.count >= limit, let oldest = spent.first else { return 0 }
    return max(0, oldest + 86_400 - t)
  }
}
