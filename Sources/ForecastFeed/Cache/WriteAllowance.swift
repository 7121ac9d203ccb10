/// How often the cache may wear out a memory card: so many writes in any 24 hours, each with one fsync.
struct WriteAllowance: Hashable, Sendable {
  private var budget: DailyBudget

  /// Makes an allowance; 200 a day unless told otherwise.
  init(limit: Int = 200) { budget = DailyBudget(limit: limit) }

  /// Takes one write where one is left; what is not written now is written with the next answer.
  mutating func take(at t: Double) -> Bool {
    guard budget.wait(at: t) == 0 else { return false }
    budget.spend(at: t)
    return true
  }
}
