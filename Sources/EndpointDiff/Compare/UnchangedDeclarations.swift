import EndpointSpec

/// What both versions declare alike, places aside: what need not be looked at to find what changed.
///
/// Most of a spec stays as it is from one version to the next. That is found by comparing models, which costs far less than
/// rules, and less than making the Swift declarations.
package struct UnchangedDeclarations: Sendable {
  /// The types that are the same in all that they hold: nothing changed in a type that one of them leads to.
  package let types: Set<SwiftName>
  /// The endpoints whose functions are declared alike.
  package private(set) var endpoints: Set<String> = []
  /// The types that both versions have under one name in one form, whatever changed inside.
  private let kept: Set<SwiftName>

  init(old: APIModel, new: APIModel, endpoints pairs: [Pair<EndpointModel>]) {
    let oldTypes = Dictionary(old.types.map { ($0.name, $0) }) { first, _ in first }
    kept = Set(new.types.filter { $0.isKept(from: oldTypes[$0.name]) }.map(\.name))
    types = Self.types(oldTypes, new)
    for pair in pairs where pair.isCalledAlike && hasKnownTypes(pair.new) {
      endpoints.insert(pair.new.id)
    }
  }

  /// Whether the type is written alike and means the same in both versions.
  func contains(_ type: TypeReference) -> Bool {
    type.innermostName.map(types.contains) ?? true
  }

  /// Whether the types that the endpoint's function is written with are the same, as far as it shows them: what is inside a type
  /// shows in defaults and in fields that are arguments.
  private func hasKnownTypes(_ endpoint: EndpointModel) -> Bool {
    let named = endpoint.namedTypes.compactMap(\.innermostName)
    return named.allSatisfy(kept.contains) && endpoint.shownTypes.allSatisfy(contains)
  }

  private static func types(
    _ oldTypes: [SwiftName: TypeModel],
    _ new: APIModel
  ) -> Set<SwiftName> {
    var alike: Set<SwiftName> = []
    var users: [SwiftName: [SwiftName]] = [:]
    for type in new.types {
      if oldTypes[type.name].map(type.isAlike) ?? false { alike.insert(type.name) }
      for part in type.namedParts { users[part, default: []].append(type.name) }
    }
    var changed = new.types.map(\.name).filter { !alike.contains($0) }
    while let next = changed.popLast() {
      for user in users[next] ?? [] where alike.remove(user) != nil { changed.append(user) }
    }
    return alike
  }
}
