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
    let postorder = Self.postorder(successors)
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

  /// The nodes in postorder.
  private static func postorder(_ successors: [[Int]]) -> [Int] {
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: successors.count)
    var path = [(node: 0, next: 0)]
    seen[0] = true
    while let last = path.last {
      guard last.next < successors[last.node].count else {
        order.append(last.node)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let next = successors[last.node][last.next]
      if seen[next] { continue }
      seen[next] = true
      path.append((next, 0))
    }
    return order
  }
}
