import ForecastScene
import SceneHarness
import Testing

/// A few parts of the page, by name.
@Suite struct NodeSetTests {
  private func pick(_ random: inout SeededRandom) -> [NodeID] {
    NodeID.allCases.filter { _ in Bool.random(using: &random) }
  }

  @Test func itIsTheSetOfItsNodes() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<200 {
      let (a, b) = (pick(&random), pick(&random))
      let (some, others) = (NodeSet(a), NodeSet(b))
      #expect(Set(some) == Set(a) && some.isEmpty == a.isEmpty)
      #expect(Set(some.union(others)) == Set(a).union(b))
      #expect(Set(some.intersection(others)) == Set(a).intersection(b))
      #expect(Set(some.symmetricDifference(others)) == Set(a).symmetricDifference(b))
      #expect(Set(some.subtracting(others)) == Set(a).subtracting(b))
      #expect(NodeID.allCases.allSatisfy { some.contains($0) == a.contains($0) })
    }
  }

  @Test func itRunsInTheOrderOfThePaper() {
    #expect(Array([.ring, .page, .hero] as NodeSet) == [.page, .hero, .ring])
    #expect(Array(NodeSet(NodeID.allCases)) == NodeID.allCases)
  }

  @Test func whatIsTakenOutIsGone() {
    var nodes: NodeSet = [.tape, .arc]
    #expect(nodes.remove(.tape) == .tape && nodes.remove(.tape) == nil && nodes == [.arc])
    #expect(nodes.insert(.arc).inserted == false && nodes.insert(.uv).inserted)
  }

  @Test func everyNodeHasANameOfItsOwn() {
    #expect(Set(NodeID.allCases.map(\.name)).count == NodeID.allCases.count)
    #expect(NodeID.arcFoot.name == "arc-foot" && NodeID.humidity.name == "humidity")
  }
}
