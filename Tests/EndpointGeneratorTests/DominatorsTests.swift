import TestTraits
import Testing

@testable import EndpointGenerator

@Suite("Dominators", .serialized, .computing)
struct DominatorsTests {
  @Test func findsImmediateDominators() {
    // Two paths lead from 1 to 4. Node 0 also leads to 5, and nothing leads to 6.
    let dominators = Dominators([[1, 5], [2, 3], [4], [4], [5, 1], [], [5]])
    #expect(dominators.immediate == [0, 0, 1, 1, 1, 0, nil])
    #expect(dominators.order.first == 0)
    #expect(!dominators.order.contains(6))
  }

  @Test(arguments: 1...200)
  func immediateDominatorsMatchDefinition(seed: Int) {
    let successors = graph(seed: seed)
    let dominators = Dominators(successors)
    let reached = reach(successors, without: nil)
    #expect(Set(dominators.order) == reached)
    for node in reached where node != 0 {
      // A strict dominator blocks every path to the node. All others dominate the nearest one.
      let strict = reached.filter { $0 != node && !reach(successors, without: $0).contains(node) }
      let nearest = strict.first { candidate in
        strict.allSatisfy { $0 == candidate || !reach(successors, without: $0).contains(candidate) }
      }
      #expect(dominators.immediate[node] == nearest)
    }
  }

  /// Up to 12 nodes with up to three edges each.
  private func graph(seed: Int) -> [[Int]] {
    var state = seed
    func next(below limit: Int) -> Int {
      state = state &* 16807 % 2_147_483_647
      return state % limit
    }
    let count = 2 + next(below: 11)
    return (0..<count).map { _ in (0..<next(below: 4)).map { _ in next(below: count) } }
  }

  private func reach(_ successors: [[Int]], without removed: Int?) -> Set<Int> {
    if removed == 0 { return [] }
    var reached: Set<Int> = [0]
    var waiting = [0]
    while let node = waiting.popLast() {
      for next in successors[node] where next != removed && reached.insert(next).inserted {
        waiting.append(next)
      }
    }
    return reached
  }
}
