/// Reports nested types that hide another type that is used there, since Swift looks up names in the owner first.
func checkHiddenNames(_ model: APIModel, _ names: ModuleNames) -> [Diagnostic] {
  let nested =
    model.types.filter { $0.name.owner != nil }.map(HiddenNames.Nested.init)
    + model.endpoints.compactMap(HiddenNames.Nested.init)
  if nested.isEmpty { return [] }
  var hiding = HiddenNames(nested)
  for type in model.types {
    hiding.visit([type.name.last], in: [type.name])
    hiding.visit([type.name] + model.names(in: type), in: [type.name] + type.name.owners)
  }
  for endpoint in model.endpoints {
    hiding.visit(model.names(in: endpoint), in: [endpoint.receiver.name ?? model.name])
  }
  hiding.visit(model.failures.cases.flatMap { model.names(of: $0.type) }, in: [model.name])
  return hiding.found.map { type, hidden in
    Diagnostic(
      .nameClash,
      "in \(quoted(type.name.owner?.text ?? "")), \(quoted(type.name.text)) hides \(quoted(hidden.text)), which is used there",
      at: type.place,
      hint: Hint(type.hint),
      related: names.taken[hidden.text].map { [.init("\(quoted(hidden.text)) is here", at: $0)] }
        ?? []
    )
  }
}

/// Finds nested types that hide a name from code in their owners.
private struct HiddenNames {
  struct Nested {
    let name: SwiftName
    let place: Place
    let hint: String

    init(_ type: TypeModel) {
      (name, place) = (type.name, type.place)
      hint = type.isInline ? "define it under \"types\" with another name" : "choose another name"
    }

    /// Nil for an endpoint without an enum of responses.
    init?(_ endpoint: EndpointModel) {
      guard case .statuses(let name, _) = endpoint.response else { return nil }
      (self.name, place) = (name, endpoint.place)
      hint = "give the other type or the endpoint another name"
    }
  }

  private let nested: [SwiftName: Nested]
  private let names: Set<SwiftName>
  private var reported: Set<SwiftName> = []
  /// The nested types and the names that they hide.
  private(set) var found: [(Nested, SwiftName)] = []

  init(_ types: [Nested]) {
    nested = Dictionary(firstOf: types.map { ($0.name, $0) })
    names = Set(types.map(\.name.last))
  }

  /// Looks up names in the scopes of their users, innermost first.
  mutating func visit(_ uses: [SwiftName], in scopes: [SwiftName]) {
    for root in uses.lazy.map(\.root) where names.contains(root) {
      for scope in scopes {
        guard let type = nested[SwiftName(root.text, in: scope)] else { continue }
        if reported.insert(type.name).inserted { found.append((type, root)) }
      }
    }
  }
}

extension APIModel {
  /// The names in the generated code of a type, including those in default values.
  fileprivate func names(in type: TypeModel) -> [SwiftName] {
    var names = type.uses.flatMap { self.names(of: $0) }
    if case .structure(let structure) = type.form { names += defaultNames(in: structure.fields) }
    return names
  }

  /// The names in the generated code of an endpoint, including fields of types that are arguments or items.
  fileprivate func names(in endpoint: EndpointModel) -> [SwiftName] {
    let uses = endpoint.uses + [endpoint.pagination?.item].compactMap(\.self)
    var names = uses.flatMap { self.names(of: $0) }
    for type in uses {
      for field in structure(type)?.fields ?? [] { names += self.names(of: field.type) }
    }
    if case .statuses(let name, _) = endpoint.response { names.append(name) }
    return names + defaultNames(in: endpoint.parameters.map(\.field))
  }

  /// The name of the type, and the names in its target if it is an alias.
  fileprivate func names(of type: TypeReference?) -> [SwiftName] {
    guard let name = type?.innermostName else { return [] }
    guard case .alias(let target)? = form(of: name) else { return [name] }
    return [name] + names(of: target)
  }

  private func defaultNames(in fields: [FieldModel]) -> [SwiftName] {
    let names = fields.filter { $0.defaultValue != nil }.compactMap(\.type.innermostName)
    return reachable(from: names) { form(of: $0)?.uses.compactMap(\.innermostName) ?? [] }.sorted()
  }
}
