import Testing

@testable import KioskApp

/// What renderers keep, under numbers and within a bound.
@Suite struct GenerationsTests {
  @Test func aTableFindsWhatADictionaryFinds() {
    var random = SystemRandomNumberGenerator()
    var table = NumberTable<Int>()
    var dictionary: [UInt64: Int] = [:]
    for value in 0..<5_000 {
      let key = UInt64.random(in: 0..<2_000, using: &random) << UInt64.random(in: 0..<48, using: &random)
      table[key] = value
      dictionary[key] = value
    }
    #expect(table.count == dictionary.count)
    #expect(dictionary.allSatisfy { table[$0.key] == $0.value })
    #expect((3_000..<4_000).allSatisfy { table[UInt64($0) << 50 | 7] == nil })
  }

  @Test func anEmptiedTableKnowsNothing() {
    var table = NumberTable<Int>()
    for key in 0..<300 { table[UInt64(key)] = key }
    table.removeAll()
    #expect(table.count == 0 && (0..<300).allSatisfy { table[UInt64($0)] == nil })
  }

  @Test func whatIsKeptStaysWithinItsBound() {
    var kept = Generations<Int>(byteLimit: 1_000)
    for key in 0..<500 {
      kept.keep(key, bytes: 40, for: UInt64(key))
      #expect(kept.byteCount <= 1_000)
    }
    #expect(kept.value(for: 499) == 499 && kept.value(for: 0) == nil)
  }

  @Test func whatIsAskedForAgainOutlivesWhatIsNot() {
    var kept = Generations<Int>(byteLimit: 1_000)
    for key in 0..<500 {
      kept.keep(key, bytes: 40, for: UInt64(key))
      #expect(kept.value(for: 0) == 0)
    }
  }

  @Test func aValueThatIsKeptAnewCountsOnce() {
    var kept = Generations<Int>(byteLimit: 10_000)
    for value in 0..<50 { kept.keep(value, bytes: 100 + value, for: 1) }
    #expect(kept.value(for: 1) == 49 && kept.byteCount == 149)
  }
}
