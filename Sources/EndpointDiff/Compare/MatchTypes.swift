import EndpointSpec

/// Matches the types of both versions: by name, then by `was`, then by use. A type used in place of another one is its
/// successor, whatever their names are.
func matchTypes(
  _ old: APIModel,
  _ new: APIModel,
  endpoints: [Pair<EndpointModel>]
) -> Matched<TypeModel> {
  var matching = TypeMatching(old, new)
  for pair in endpoints { matching.follow(pair) }
  return matching.finish()
}

/// Follows matched declarations to the types that they use.
private struct TypeMatching {
  private let old: APIModel
  private let new: APIModel
  private var matched: Matched<TypeModel>
  private var oldWaiting: Set<SwiftName>
  private var newWaiting: Set<SwiftName>
  private var found: [SwiftName: SwiftName] = [:]
  private var unfollowed: [Pair<TypeModel>]

  init(_ old: APIModel, _ new: APIModel) {
    self.old = old
    self.new = new
    var matching = Matching(old.types, new.types)
    matching.match(by: .name) { $0.name }
    matching.match(by: .formerName, old: { $0.name }, new: { $0.was })
    matched = matching.result
    oldWaiting = Set(matched.removed.map(\.name))
    newWaiting = Set(matched.added.map(\.name))
    unfollowed = oldWaiting.isEmpty || newWaiting.isEmpty ? [] : matched.pairs
  }

  mutating func follow(_ endpoints: Pair<EndpointModel>) {
    guard !oldWaiting.isEmpty, !newWaiting.isEmpty else { return }
    for (old, new) in zip(endpoints.old.responseTypes, endpoints.new.responseTypes) {
      follow(old, new)
    }
    if let old = endpoints.old.body?.type, let new = endpoints.new.body?.type { follow(old, new) }
    follow(endpoints.old.parameters.map(\.field), endpoints.new.parameters.map(\.field))
  }

  mutating func finish() -> Matched<TypeModel> {
    while let pair = unfollowed.popLast() { follow(pair) }
    guard !found.isEmpty else { return matched }
    var matching = Matching(old.types, new.types)
    matching.match(by: .name) { $0.name }
    matching.match(by: .formerName, old: { $0.name }, new: { $0.was })
    matching.match(by: .use, old: { $0.name }, new: { found[$0.name] })
    return matching.result
  }

  private mutating func follow(_ types: Pair<TypeModel>) {
    switch (types.old.form, types.new.form) {
    case (.structure(let old), .structure(let new)): follow(old.fields, new.fields)
    case (.alias(let old), .alias(let new)): follow(old, new)
    case (.union(let old), .union(let new)):
      var matching = Matching(old.members, new.members)
      matching.match(by: .name) { $0.name }
      for pair in matching.result.pairs { follow(pair.old.type, pair.new.type) }
    default: break
    }
  }

  private mutating func follow(_ old: [FieldModel], _ new: [FieldModel]) {
    var matching = Matching(old, new)
    matching.match(by: .name) { $0.wireName.text }
    matching.match(by: .formerName, old: { $0.wireName.text }, new: { $0.was?.text })
    matching.match(by: .swiftName) { $0.name.text }
    for pair in matching.result.pairs { follow(pair.old.type, pair.new.type) }
  }

  private mutating func follow(_ old: TypeReference, _ new: TypeReference) {
    guard let oldName = old.innermostName, let newName = new.innermostName,
      oldWaiting.contains(oldName), newWaiting.contains(newName)
    else { return }
    oldWaiting.remove(oldName)
    newWaiting.remove(newName)
    found[newName] = oldName
    if let old = self.old.type(named: oldName), let new = self.new.type(named: newName) {
      unfollowed.append(Pair(old, new, by: .use))
    }
  }
}
