/// The fact that each kind reports.
private let facts = Dictionary(
  uniqueKeysWithValues: ChangeKind.all.compactMap { kind in
    kind.fact.map { (kind.name, $0) }
  }
)

/// Merges changes of the same fact. If a declaration is used in both directions, the worse change is reported with the
/// levels of both. If several structs include a field, the first change is reported.
///
/// - Parameter order: The endpoints in spec order.
func onePerFact(_ changes: [Change], endpoints order: [String]) -> [Change] {
  var found: [Change] = []
  var indices: [String: Int] = [:]
  let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  for change in changes {
    guard let fact = facts[change.kind], change.direction != nil else {
      found.append(change)
      continue
    }
    let key = "\(fact) \(change.subject)"
    if let index = indices[key] {
      found[index] = found[index].merged(with: change, ranks)
    } else {
      indices[key] = found.count
      found.append(change)
    }
  }
  return found
}

extension Change {
  fileprivate func merged(with other: Change, _ ranks: [String: Int]) -> Change {
    var merged = other.badness > badness ? other : self
    merged.wire = max(wire, other.wire)
    merged.swift = max(swift, other.swift)
    merged.bump = max(bump, other.bump)
    guard badness == other.badness, endpoints != other.endpoints else { return merged }
    merged.direction = nil
    merged.endpoints = Set(endpoints + other.endpoints)
      .sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
    return merged
  }

  private var badness: Int {
    let levels = Level.allCases
    let sum = (levels.firstIndex(of: wire) ?? 0) + (levels.firstIndex(of: swift) ?? 0)
    return (levels.firstIndex(of: level) ?? 0) * 10 + sum
  }
}
