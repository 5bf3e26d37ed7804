import EndpointSpec

/// The names of all that differs between both versions, places aside: what has to be looked at to find what changed.
///
/// Most of a spec stays as it is from one version to the next. That is found by comparing models, which costs far less than
/// rules, and less than making the Swift declarations.
struct ChangedNames: Sendable {
  /// The types of the new version that are new or declared otherwise, and those that are written with a name that means something
  /// else. What changed inside of a struct is no change of those that hold one.
  private(set) var types: Set<SwiftName> = []
  /// The types that only the old version has.
  let goneTypes: Set<SwiftName>
  /// The endpoints of the old version that are gone or changed …
  private(set) var oldEndpoints: Set<String> = []
  /// … and those of the new version that are new or changed.
  private(set) var newEndpoints: Set<String> = []
  /// The types that do not have the form in the new version that they had under this name.
  private var reshaped: Set<SwiftName> = []

  init(old: APIModel, new: APIModel, endpoints: Matched<EndpointModel>) {
    goneTypes = Set(old.types.lazy.map(\.name).filter { new.type(named: $0) == nil })
    let likenesses = new.types.concurrentMap { type in
      let former = old.type(named: type.name)
      return (
        keepsForm: former.map(type.keepsForm) ?? false, isAlike: former.map(type.isAlike) ?? false
      )
    }
    for (type, likeness) in zip(new.types, likenesses) {
      if !likeness.keepsForm { reshaped.insert(type.name) }
      if !likeness.isAlike { types.insert(type.name) }
    }
    addUsersOfReshapedTypes(new)
    oldEndpoints = Set(endpoints.removed.map(\.id))
    newEndpoints = Set(endpoints.added.map(\.id))
    let areAlike = endpoints.pairs.concurrentMap(\.areAlike)
    for (pair, areAlike) in zip(endpoints.pairs, areAlike)
    where !areAlike || !hasKnownTypes(pair.new) {
      oldEndpoints.insert(pair.old.id)
      newEndpoints.insert(pair.new.id)
    }
  }

  /// Whether the type is declared otherwise than in the old version.
  func contains(_ type: TypeReference) -> Bool {
    type.innermostName.map(types.contains) ?? false
  }

  /// Whether the type means the same in both versions, whatever changed inside of a struct, an enum or a union.
  func keeps(_ type: TypeReference) -> Bool {
    type.innermostName.map { !reshaped.contains($0) || !types.contains($0) } ?? true
  }

  /// Whether the types that the endpoint is written with are the same, as far as it shows them: what is inside of a type shows where its
  /// fields are arguments.
  private func hasKnownTypes(_ endpoint: EndpointModel) -> Bool {
    (reshaped.isEmpty || endpoint.namedTypes.allSatisfy(keeps))
      && !(types.isEmpty ? [] : endpoint.shownTypes).contains(where: contains)
  }

  private mutating func addUsersOfReshapedTypes(_ model: APIModel) {
    var waiting = types.filter(reshaped.contains).map(\.self)
    if waiting.isEmpty { return }
    var users: [SwiftName: [SwiftName]] = [:]
    for type in model.types {
      for part in type.uses.compactMap(\.innermostName) where reshaped.contains(part) {
        users[part, default: []].append(type.name)
      }
    }
    while let next = waiting.popLast() {
      for user in users[next] ?? [] where types.insert(user).inserted { waiting.append(user) }
    }
  }
}
