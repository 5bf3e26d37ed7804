/// What is judged apart for requests and for answers, and told once: kinds of one fact.
private let facts: [[ChangeKind]] = [
  [.bodyFieldAddedRequired, .bodyFieldAddedOptional, .respFieldAddedRequired]
    + [.respFieldAddedOptional],
  [.bodyFieldRemoved, .respFieldRemovedRequired, .respFieldRemovedOptional],
  [.bodyFieldBecameRequired, .bodyFieldBecameOptional, .bodyFieldBecameNullable]
    + [.bodyFieldBecameNotNullable, .bodyFieldTypeWidened, .bodyFieldTypeChanged]
    + [.bodyFieldDefaultChanged, .respFieldBecameOptional, .respFieldBecameRequired]
    + [.respFieldTypeChanged, .respFieldTypeNarrowed, .respIntWidthChanged, .respFormatChanged],
  [.paramWireNameChanged, .respFieldWireNameChanged],
  [.paramSwiftNameChanged, .respFieldSwiftNameChanged],
  [.bodyConstraintTightened, .bodyConstraintLoosened, .constraintDeclared, .respConstraintChanged],
  [.enumCaseAddedRequest, .enumCaseAddedResponseClosed, .enumCaseAddedResponseOpen],
  [.enumCaseRemovedRequest, .enumCaseRemovedResponse],
  [.enumOpenToClosedRequest, .enumOpenToClosedResponse],
  [.unionVariantAddedRequest, .unionVariantAddedResponse],
  [.unionVariantRemovedRequest, .unionVariantRemovedResponse],
]

private let factNumbers = Dictionary(
  uniqueKeysWithValues: facts.enumerated().flatMap { number, kinds in
    kinds.map { ($0.name, number) }
  }
)

/// The changes with one finding a fact: where a declaration is used both ways, the worse one with the levels of both; where
/// several structs include one field, the first.
///
/// - Parameter order: The endpoints in the spec's order.
func onePerFact(_ changes: [Change], endpoints order: [String]) -> [Change] {
  var found: [Change] = []
  var indices: [String: Int] = [:]
  let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  for change in changes {
    guard let fact = factNumbers[change.kind], change.direction != nil else {
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
