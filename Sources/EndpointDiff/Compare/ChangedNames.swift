import EndpointSpec

/// The names of all declarations that differ between both versions, ignoring locations. Rules only need to examine
/// these.
///
/// Most of a spec does not change between versions. Comparing models costs far less than running rules or generating
/// Swift declarations.
struct ChangedNames: Sendable {
  /// The types of the new version that are new or declared differently, including those that refer to a name with a
  /// different meaning. A change inside a struct does not change the types that contain it.
  private(set) var types: Set<SwiftName> = []
  /// The types that only the old version has.
  let goneTypes: Set<SwiftName>
  /// The removed and changed endpoints, by old name.
  private(set) var oldEndpoints: Set<String> = []
  /// The new and changed endpoints, by new name.
  private(set) var newEndpoints: Set<String> = []
  /// The types whose form differs from that of the same name in the old version.
  private var reshaped: Set<SwiftName> = []

  init(old: APIModel, new: APIModel, endpoints: Matched<EndpointModel>) {
    goneTypes = Set(old.types.lazy.map(\.name).filter { new.type(named: $0) == nil })
    for type in new.types {
      let former = old.type(named: type.name)
      if former.map(type.keepsForm) != true { reshaped.insert(type.name) }
      if former != type { types.insert(type.name) }
    }
    addUsersOfReshapedTypes(new)
    oldEndpoints = Set(endpoints.removed.map(\.id))
    newEndpoints = Set(endpoints.added.map(\.id))
    for pair in endpoints.pairs where pair.old != pair.new || !hasKnownTypes(pair.new) {
      oldEndpoints.insert(pair.old.id)
      newEndpoints.insert(pair.new.id)
    }
  }

  /// Whether the declaration of the type changed.
  func contains(_ type: TypeReference) -> Bool {
    type.innermostName.map(types.contains) ?? false
  }

  /// Whether the type has the same meaning in both versions, whatever changed inside a struct, an enum or a union.
  func keeps(_ type: TypeReference) -> Bool {
    type.innermostName.map { !reshaped.contains($0) || !types.contains($0) } ?? true
  }

  /// Whether the types that the endpoint refers to are unchanged, as far as the endpoint exposes them. The endpoint
  /// exposes the fields of a type that are its arguments.
  private func hasKnownTypes(_ endpoint: EndpointModel) -> Bool {
    (reshaped.isEmpty || endpoint.namedTypes.allSatisfy(keeps))
      && !(types.isEmpty ? [] : endpoint.shownTypes).contains(where: contains)
  }

  private mutating func addUsersOfReshapedTypes(_ model: APIModel) {
    let start = types.filter(reshaped.contains)
    if start.isEmpty { return }
    var users: [SwiftName: [SwiftName]] = [:]
    for type in model.types {
      for part in type.uses.compactMap(\.innermostName) where reshaped.contains(part) {
        users[part, default: []].append(type.name)
      }
    }
    types.formUnion(reachable(from: Array(start)) { users[$0] ?? [] })
  }
}

extension EndpointModel {
  /// The types that the endpoint refers to.
  var namedTypes: [TypeReference] {
    uses + [pagination?.item].compactMap(\.self) + (failures?.cases.compactMap(\.type) ?? [])
  }

  /// The types whose contents the endpoint exposes.
  var shownTypes: [TypeReference] {
    var types = parameters.filter(\.isTakenApart).map(\.field.type)
    if case .type(let name) = receiver { types.append(.named(name)) }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}

extension ParameterModel {
  /// Whether calls expose the contents of the parameter's type.
  var isTakenApart: Bool {
    switch binding {
    case .argument, .constant: false
    case .spread, .receiver, .receiverField: true
    }
  }
}

extension TypeModel {
  /// Whether both types have the same kind of form, and neither is deprecated.
  func keepsForm(from old: TypeModel) -> Bool {
    guard deprecation == nil, old.deprecation == nil else { return false }
    switch (form, old.form) {
    case (.structure, .structure), (.identifier, .identifier), (.enumeration, .enumeration),
      (.union, .union):
      return true
    case (.structure, _), (.identifier, _), (.enumeration, _), (.union, _), (.alias, _),
      (.external, _):
      return false
    }
  }
}
