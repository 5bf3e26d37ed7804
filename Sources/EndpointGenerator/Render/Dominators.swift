import EndpointSpec

/// The immediate dominators of a graph: for each node, the closest other node on every path from the root.
///
/// By K. D. Cooper, T. J. Harvey and K. Kennedy, "A Simple, Fast Dominance Algorithm", 2001.
struct Dominators {
  /// The reachable nodes, each before those that it dominates. The root is first.
  let order: [Int]
  /// By node. The root is its own dominator. Unreachable nodes have none.
  let immediate: [Int?]

  /// - Parameter successors: The successors of each node. Node 0 is the root.
  init(_ successors: [[Int]]) {
    var postorder: [Int] = []
    var finished: Set<Int> = []
    walk(
      from: 0,
      &finished,
      edges: { successors[$0] },
      to: \.self,
      leave: { postorder.append($0) }
    )
    order = postorder.reversed()
    var number = [Int](repeating: -1, count: successors.count)
    for (position, node) in postorder.enumerated() { number[node] = position }
    var predecessors = [[Int]](repeating: [], count: successors.count)
    for node in order {
      for next in successors[node] { predecessors[next].append(node) }
    }
    var dominators = [Int?](repeating: nil, count: successors.count)
    dominators[0] = 0
    var hasChanged: Bool
    repeat {
      hasChanged = false
      for node in order.dropFirst() {
        let known = predecessors[node].filter { dominators[$0] != nil }
        guard let first = known.first else { continue }
        let common = known.dropFirst().reduce(first) {
          Self.common($0, $1, dominators, number)
        }
        if dominators[node] != common {
          dominators[node] = common
          hasChanged = true
        }
      }
    } while hasChanged
    immediate = dominators
  }

  /// The nearest common dominator of two nodes.
  private static func common(
    _ one: Int,
    _ other: Int,
    _ dominators: [Int?],
    _ number: [Int]
  ) -> Int {
    var (one, other) = (one, other)
    while one != other {
      if number[one] < number[other] {
        one = dominators[one] ?? 0
      } else {
        other = dominators[other] ?? 0
      }
    }
    return one
  }
}
