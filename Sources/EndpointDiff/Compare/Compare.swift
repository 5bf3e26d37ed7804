import EndpointGenerator
import EndpointSpec

/// Finds the changes between two versions of a spec.
///
/// - Parameters:
///   - old: The version of shipped apps. Nil if the spec is new.
///   - new: The version to compare. Nil if the spec was deleted.
///   - today: The current date, such as `2026-11-21`, for sunset dates. Nil if no sunset has passed.
package func compare(old: Side?, new: Side?, today: String? = nil) -> Comparison {
  let changes: [Change] =
    switch (old, new) {
    case (let old?, let new?): changes(between: Match(old: old, new: new, today: today))
    case (let old?, nil): [deletion(of: old)]
    case (nil, let new?): [addition(of: new)]
    case (nil, nil): []
    }
  let present = new ?? old
  return Comparison(
    api: present?.model.name.text ?? "",
    oldLabel: old?.label ?? "",
    newLabel: new?.label ?? "",
    path: present?.path ?? "",
    oldVersion: old?.model.version,
    newVersion: new?.model.version,
    changes: changes
  )
}

private func changes(between match: Match) -> [Change] {
  let added = match.endpoints(match.endpoints.added.map(\.id))
  let stays = Dictionary(firstOf: Direction.allCases.map { ($0, match.endpointsWithOldFormat($0)) })
  let found = merged(ChangeRule.facts.flatMap { $0.find(match, []) })
    .map { $0.softened(whereOnly: added).softened(whereOldFormatStays: stays) }
  let facts = onePerFact(found)
  let changes = ChangeRule.documentation.reduce(into: match.checkedAgainstSymbols(facts)) {
    $0 += $1.find(match, $0)
  }
  let causes = grouped(onePerPlace(merged(changes), match))
  let names = FormerSubjects(match)
  return sorted(causes.map { match.symbols.declaring($0.knowing(names)) })
}

/// Merges changes that differ only in their endpoints, such as a change of a default.
private func merged(_ changes: [Change]) -> [Change] {
  changes.grouped { $0.affecting(EndpointSet()) }.map { group in
    group[0].affecting(union(group))
  }
}

/// Merges the changes that one edit makes at several uses, such as a field of a base that several types inherit.
///
/// The positions in both versions are the same. The worst change has the places of all.
private func onePerPlace(_ changes: [Change], _ match: Match) -> [Change] {
  let whole = match.new.position(of: match.new.model.namePlace)
  let groups = changes.enumerated().grouped { index, change in
    guard let before = change.before, let after = change.after, after != whole,
      change.places.isEmpty, change.subject.description.contains(".")
    else { return "\(index)" }
    return "\(change.kind.name) \(before.text) \(after.text) \(change.summary)"
  }
  return groups.flatMap { group -> [Change] in
    let all = group.map(\.element)
    guard all.count > 1, Set(all.map(\.subject)).count > 1 else { return all }
    var change = all.max { $0.badness < $1.badness } ?? all[0]
    change.wire = all.map(\.wire).max() ?? change.wire
    change.swift = all.map(\.swift).max() ?? change.swift
    change.bump = all.map(\.bump).max() ?? change.bump
    change.places = all.map {
      ChangePlace(subject: $0.subject, before: $0.before, after: $0.after)
    }
    change.endpoints = union(all)
    return [change]
  }
}

/// Groups the same change at several places into one finding.
private func grouped(_ changes: [Change]) -> [Change] {
  sorted(changes).grouped(by: \.groupKey).map { group in
    var change = group[0]
    if group.count == 1 { return change }
    change.places = group.map {
      ChangePlace(subject: $0.subject, before: $0.before, after: $0.after)
    }
    change.endpoints = union(group)
    return change
  }
}

/// The endpoints that any of the changes affects.
private func union(_ changes: [Change]) -> EndpointSet {
  changes.reduce(into: EndpointSet()) { $0.formUnion($1.endpoints) }
}

/// Sorts by level, worst first and wire before Swift, then in the order of the new spec. Documentation comes last.
private func sorted(_ changes: [Change]) -> [Change] {
  changes.enumerated().sorted { left, right in
    let (a, b) = (left.element, right.element)
    if a.isDocumentation != b.isDocumentation { return b.isDocumentation }
    if a.level != b.level { return a.level > b.level }
    if a.wire != b.wire { return a.wire > b.wire }
    let (here, there) = (a.after?.sortKey ?? ("", 0, 0), b.after?.sortKey ?? ("", 0, 0))
    return here == there ? left.offset < right.offset : here < there
  }.map(\.element)
}

extension Change {
  /// Makes the change safe on the wire if only new endpoints are affected.
  fileprivate func softened(whereOnly added: EndpointSet) -> Change {
    guard wire > .safe, direction != nil, added.isSuperset(of: endpoints) else { return self }
    let isUnused = endpoints.isEmpty
    return with(wire: .safe)
      .saying(isUnused ? "No request or response uses it" : "Only endpoints that are new use it")
  }

  /// The identity of a change without its place.
  fileprivate var groupKey: String {
    // A change that lists its places, or affects a whole declaration, is not grouped.
    guard places.isEmpty, subject.description.contains(where: { $0 == " " || $0 == "." }) else {
      return "\(kind.name)\n\(subject)\n\(summary)\n\(old ?? "")\n\(new ?? "")"
    }
    let facts = [kind.name, summary, consequence, old, new, remedy, hint, direction?.rawValue]
    return facts.map { $0 ?? "" }.joined(separator: "\n")
      + "\n\(wire) \(swift) \(bump) \(isDocumentation)"
  }
}

extension Position {
  fileprivate var sortKey: (String, Int, Int) { (path, line, column) }
}

/// The kinds of each group rate the same fact, most of them in one direction each.
private let facts: [[ChangeKind.ID]] = [
  [.paramSwiftNameChanged, .respFieldSwiftNameChanged],
  [
    .respFormatChanged, .respFieldTypeChanged, .bodyFieldTypeChanged, .bodyFieldTypeWidened,
    .respFieldTypeNarrowed, .respIntWidthChanged, .bodyFieldBecameRequired,
    .bodyFieldBecameOptional, .bodyFieldBecameNullable, .bodyFieldBecameNotNullable,
    .bodyFieldDefaultChanged, .respFieldBecameOptional, .respFieldBecameRequired,
  ],
  [.paramWireNameChanged, .respFieldWireNameChanged],
  [.constraintDeclared, .bodyConstraintTightened, .bodyConstraintLoosened, .respConstraintChanged],
  [
    .bodyFieldAddedRequired, .bodyFieldAddedOptional, .respFieldAddedOptional,
    .respFieldAddedRequired,
  ],
  [.bodyFieldRemoved, .respFieldRemovedRequired, .respFieldRemovedOptional],
  [.enumCaseRemovedRequest, .enumCaseRemovedResponse],
  [.enumCaseAddedRequest, .enumCaseAddedResponseClosed, .enumCaseAddedResponseOpen],
  [.enumOpenToClosedRequest, .enumOpenToClosedResponse],
  [.unionVariantAddedResponse, .unionVariantAddedRequest],
  [.unionVariantRemovedResponse, .unionVariantRemovedRequest],
]

/// The group of each kind.
private let factOfKind = Dictionary(
  firstOf: facts.enumerated().flatMap { index, kinds in kinds.map { ($0, index) } }
)

/// Merges changes of the same fact. If a declaration is used in both directions, the worse change is reported with the
/// levels of both. If several structs include a field, the first change is reported.
private func onePerFact(_ changes: [Change]) -> [Change] {
  let groups = changes.enumerated().grouped { index, change in
    guard let fact = change.kind.id.flatMap({ factOfKind[$0] }), change.direction != nil else {
      return "\(index)"
    }
    return "\(fact) \(change.subject)"
  }
  return groups.map { group in
    group.dropFirst().reduce(group[0].element) { $0.merged(with: $1.element) }
  }
}

extension Change {
  fileprivate func merged(with other: Change) -> Change {
    var merged = other.badness > badness ? other : self
    // The consequence for shipped apps belongs to the higher level on the wire.
    if other.wire > wire { (merged.consequence, merged.remedy) = (other.consequence, other.remedy) }
    if wire > other.wire { (merged.consequence, merged.remedy) = (consequence, remedy) }
    merged.wire = max(wire, other.wire)
    merged.swift = max(swift, other.swift)
    merged.bump = max(bump, other.bump)
    guard badness == other.badness, endpoints != other.endpoints else { return merged }
    merged.direction = nil
    merged.endpoints = endpoints.union(other.endpoints)
    return merged
  }

  fileprivate var badness: Int { level.rank * 10 + wire.rank + swift.rank }
}

extension Sequence {
  /// The elements with the same key together, in the order of the first of each.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var indices: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].append(element)
      } else {
        indices[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

/// A deleted spec is one change that includes all of its endpoints.
private func deletion(of side: Side) -> Change {
  var change = Change(
    ChangeKind[.endpointRemoved],
    subject: Subject(side.model.name.text),
    "the whole spec was deleted"
  )
  .showing(side.path, nil).affecting(EndpointSet(side.model.endpoints.map(\.id)))
  .advising("keep the spec, and deprecate its endpoints before you remove them")
  change.before = side.position(of: side.model.namePlace)
  return change
}

/// A new spec.
private func addition(of side: Side) -> Change {
  var change = Change(
    ChangeKind[.endpointAdded],
    subject: Subject(side.model.name.text),
    "the whole spec is new"
  )
  .showing(nil, side.path).affecting(EndpointSet(side.model.endpoints.map(\.id)))
  change.after = side.position(of: side.model.namePlace)
  return change
}
