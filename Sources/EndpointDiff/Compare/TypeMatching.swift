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
  matching.follow(old.sharedFailures, new.sharedFailures)
  return matching.finish()
}

extension APIModel {
  /// The fields of a struct, to recognize it under another name. Nil without fields.
  fileprivate func content(of type: TypeReference) -> [String]? {
    guard case .named(let name) = type, let type = self.type(named: name), !type.fields.isEmpty
    else { return nil }
    return type.content
  }
}

extension TypeModel {
  /// The fields of a struct, the values of an enum or the members of a union. Nil for other types.
  fileprivate var content: [String]? {
    switch form {
    case .structure(let structure): structure.fields.map { "\($0.wireName): \($0.type.text)" }
    case .enumeration(let values): values.cases.map { "\($0.value)" }
    case .union(let union): union.members.map { "\($0.name): \($0.type.text)" }
    case .identifier, .alias, .external: nil
    }
  }

  /// Whether a type with another name may be the same one. Structs, enums and unions need a part in common.
  fileprivate func resembles(_ other: TypeModel) -> Bool {
    func overlap<Part: Hashable>(_ old: [Part], _ new: [Part]) -> Bool {
      old.isEmpty || new.isEmpty || !Set(old).isDisjoint(with: new)
    }
    if isConstant || other.isConstant { return false }
    switch (form, other.form) {
    case (.structure(let old), .structure(let new)):
      return overlap(old.fields.map(\.wireName), new.fields.map(\.wireName))
    case (.enumeration(let old), .enumeration(let new)):
      return overlap(old.cases.map(\.value), new.cases.map(\.value))
    case (.union(let old), .union(let new)):
      return overlap(old.members.map(\.name), new.members.map(\.name))
        || overlap(old.members.map(\.type), new.members.map(\.type))
    case (.structure, _), (.enumeration, _), (.union, _), (.identifier, _), (.alias, _),
      (.external, _):
      return true
    }
  }
}

/// Follows matched declarations to the types that they use.
private struct TypeMatching {
  private let old: APIModel
  private let new: APIModel
  private var matching: Matching<TypeModel>
  private var oldWaiting: Set<SwiftName>
  private var newWaiting: Set<SwiftName>
  private var found: [SwiftName: SwiftName] = [:]
  private var unfollowed: [Pair<TypeModel>]

  init(_ old: APIModel, _ new: APIModel) {
    self.old = old
    self.new = new
    matching = Matching(old.types, new.types)
    let passedOn = Self.passedOnNames(old, new)
    matching.match { passedOn.contains($0.name) ? nil : $0.name }
    matching.match(old: { $0.name }, new: { $0.was })
    let matched = matching.result
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
    if let old = endpoints.old.failures, let new = endpoints.new.failures { follow(old, new) }
  }

  /// The details of failures, matched as the rules on failures do.
  mutating func follow(_ old: FailureModel, _ new: FailureModel) {
    guard !oldWaiting.isEmpty, !newWaiting.isEmpty else { return }
    var matching = Matching(old.cases, new.cases)
    matching.match { $0.name }
    matching.match(old: { $0.name }, new: { $0.was })
    matching.match(old: { old.conditions(of: $0.name) }, new: { new.conditions(of: $0.name) })
    for pair in matching.result.pairs {
      if let old = pair.old.type, let new = pair.new.type { follow(old, new) }
    }
  }

  mutating func finish() -> Matched<TypeModel> {
    while let pair = unfollowed.popLast() { follow(pair) }
    matching.match(old: { $0.name }, new: { found[$0.name] })
    matching.match { $0.name }
    return matching.result
  }

  /// The names of types whose content had another name before, and those former names, as when two types swap their
  /// names. Such types are matched by their uses first.
  private static func passedOnNames(_ old: APIModel, _ new: APIModel) -> Set<SwiftName> {
    var former: [[String]: SwiftName] = [:]
    for type in old.types {
      guard let content = type.content, new.type(named: type.name)?.content != content else {
        continue
      }
      former[content] = type.name
    }
    guard !former.isEmpty else { return [] }
    var names: Set<SwiftName> = []
    for type in new.types {
      guard let content = type.content, let name = former[content],
        let namesake = old.type(named: type.name), namesake.content != content
      else { continue }
      names.formUnion([name, type.name])
    }
    return names
  }

  private mutating func follow(_ types: Pair<TypeModel>) {
    switch (types.old.form, types.new.form) {
    case (.structure(let old), .structure(let new)): follow(old.fields, new.fields)
    case (.alias(let old), .alias(let new)): follow(old, new)
    case (.union(let old), .union(let new)):
      var matching = Matching(old.members, new.members)
      matching.match { $0.name }
      matching.match { $0.tag }
      matching.match(
        old: { self.old.content(of: $0.type) },
        new: { self.new.content(of: $0.type) }
      )
      for pair in matching.result.pairs { follow(pair.old.type, pair.new.type) }
    case (.structure, _), (.identifier, _), (.enumeration, _), (.union, _), (.alias, _),
      (.external, _):
      break
    }
  }

  private mutating func follow(_ old: [FieldModel], _ new: [FieldModel]) {
    var matching = Matching(old, new)
    matching.match { $0.wireName.text }
    matching.match(old: { $0.wireName.text }, new: { $0.was?.text })
    matching.match { $0.name.text }
    for pair in matching.result.pairs { follow(pair.old.type, pair.new.type) }
  }

  /// Matches the types of a value. A list of a type is no successor of the type.
  private mutating func follow(_ old: TypeReference, _ new: TypeReference) {
    switch (old.wrapped, new.wrapped) {
    case (.array(let old), .array(let new)), (.dictionary(let old), .dictionary(let new)):
      return follow(old, new)
    case (.named(let old), .named(let new)): match(old, new)
    case (.scalar, _), (.named, _), (.array, _), (.dictionary, _), (.optional, _): return
    }
  }

  private mutating func match(_ oldName: SwiftName, _ newName: SwiftName) {
    guard oldWaiting.contains(oldName), newWaiting.contains(newName),
      let former = old.type(named: oldName), let latter = new.type(named: newName),
      former.resembles(latter)
    else { return }
    oldWaiting.remove(oldName)
    newWaiting.remove(newName)
    found[newName] = oldName
    unfollowed.append(Pair(former, latter))
  }
}
