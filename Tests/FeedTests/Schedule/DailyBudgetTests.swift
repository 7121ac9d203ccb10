import Testing

@testable import ForecastFeed

@Suite("A budget of 24 hours")
struct DailyBudgetTests {
  @Test("So many, then none until the oldest is a day old, one at a time")
  func hard() {
    var budget = DailyBudget(limit: 3)
    for t in [0.0, 10, 20] {
      #expect(budget.wait(at: t) == 0)
      budget.spend(at: t)
    }
    #expect(budget.wait(at: 21) == 86_379)
    #expect(budget.wait(at: 86_400) == 0)
    budget.spend(at: 86_400)
    #expect(budget.wait(at: 86_401) == 9)
  }

  @Test("Two hundred writes a day, whatever is kept")
  func writes() {
    var allowance = WriteAllowance()
    let taken = (0..<86_400).count { allowance.take(at: Double($0)) }
    #expect(taken == 200)
  }
}
