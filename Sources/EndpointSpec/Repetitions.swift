extension Array {
  /// True if two elements have the same part. Compares few elements directly, which is faster than hashing.
  @inlinable
  package func hasRepetitions<Part: Hashable>(of part: (Element) -> Part) -> Bool {
    guard count > 16 else {
      // Indices avoid copying elements.
      return indices.contains { index in
        indices[..<index].contains { part(self[$0]) == part(self[index]) }
      }
    }
    var seen: Set<Part> = []
    seen.reserveCapacity(count)
    return contains { !seen.insert(part($0)).inserted }
  }

  /// The number of leading elements that match, by binary search. All matching elements must precede the others.
  @inline(__always)
  package func prefixCount(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Sequence {
  /// The elements without those whose part an earlier element has.
  package func unique<Part: Hashable>(by part: (Element) -> Part) -> [Element] {
    var seen: Set<Part> = []
    return filter { seen.insert(part($0)).inserted }
  }

  /// The elements whose part an earlier element has, each after the first element with that part.
  package func repetitions<Part: Hashable>(
    of part: (Element) -> Part
  ) -> [(first: Element, repeated: Element)] {
    var first: [Part: Element] = [:]
    return compactMap { element in
      let key = part(element)
      if let known = first[key] { return (known, element) }
      first[key] = element
      return nil
    }
  }
}

extension Dictionary {
  /// The pairs by key. The first of several with one key counts.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

/// The name, or the name with the first number from 2 that is free.
package func numbered(_ name: String, where isFree: (String) -> Bool) -> String {
  let others = (2...).lazy.map { "\(name)\($0)" }
  return isFree(name) ? name : others.first(where: isFree) ?? name
}

/// The values that are reachable from others, themselves included. Depth first, each once.
///
/// It is iterative, since chains may be long.
///
/// - Parameter identity: Values with the same identity are the same value.
package func reachable<Value, Identity: Hashable>(
  from values: [Value],
  by identity: (Value) -> Identity,
  _ next: (Value) -> [Value]
) -> [Value] {
  var open = values
  var seen: Set<Identity> = []
  var found: [Value] = []
  while let value = open.popLast() {
    guard seen.insert(identity(value)).inserted else { continue }
    found.append(value)
    open += next(value)
  }
  StepCount.add(found.count)
  return found
}

package func reachable<Value: Hashable>(
  from values: [Value],
  _ next: (Value) -> [Value]
) -> Set<Value> {
  Set(reachable(from: values, by: \.self, next))
}

/// Counts the steps of searches, so that tests can compare the growth of work without clocks.
package final class StepCount: @unchecked Sendable {
  /// The counter of a test. The tool has none.
  @TaskLocal package static var current: StepCount?
  package private(set) var count = 0

  package init() {}

  package static func add(_ steps: Int) {
    if let current { current.count += steps }
  }
}

/// Walks a graph depth first. It is iterative, since chains may be long.
///
/// - Parameters:
///   - finished: The nodes that were left. They are not entered again.
///   - target: The node at the end of an edge.
///   - cycle: Called with the edges of a cycle. The last one leads back to where the first one starts.
///   - leave: Called for each node after the nodes that it leads to.
package func walk<Node: Hashable, Edge>(
  from root: Node,
  _ finished: inout Set<Node>,
  edges: (Node) -> [Edge],
  to target: (Edge) -> Node,
  cycle: ([Edge]) -> Void = { _ in },
  leave: (Node) -> Void = { _ in }
) {
  if finished.contains(root) { return }
  var way = [(node: root, rest: edges(root)[...], taken: Edge?.none)]
  var isOnWay: Set<Node> = [root]
  while let node = way.last?.node {
    guard let edge = way[way.count - 1].rest.popFirst() else {
      way.removeLast()
      isOnWay.remove(node)
      finished.insert(node)
      StepCount.add(1)
      leave(node)
      continue
    }
    way[way.count - 1].taken = edge
    let next = target(edge)
    if finished.contains(next) { continue }
    if isOnWay.insert(next).inserted {
      way.append((next, edges(next)[...], nil))
    } else if let start = way.firstIndex(where: { $0.node == next }) {
      cycle(way[start...].compactMap(\.taken))
    }
  }
}
