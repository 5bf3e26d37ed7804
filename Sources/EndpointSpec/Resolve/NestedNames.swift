/// The names and owners of nested types, and the names that they hide.
extension Resolver {
  /// The name of an inline type: `Issue.State` under `state`, `Repos.ListType` under `type` in `Repos.list`.
  ///
  /// If the name is reserved, it is `Issue.Kind` for `type`, or `Issue.IssueIssue` for `issue`.
  func nestedName(_ inline: InlineName) -> SwiftName {
    let owner = inline.owner.type
    let part = inline.owner.prefix + SwiftNaming.typeNamePart(for: inline.key)
    guard let owner else { return SwiftName(part) }
    let name = ReservedNames.alternative(toNestedType: part) ?? part
    let hidden = ([owner] + owner.owners).map(\.last.text) + [apiName, moduleName]
    return SwiftName(hidden.contains(name) ? owner.last.text + name : name, in: owner)
  }

  /// Reserves the names of enums for server variables in the API's namespace.
  mutating func claimServerVariables() {
    for server in document.servers {
      for variable in server.value.variables where variable.value.values != nil {
        let part = SwiftNaming.typeNamePart(for: variable.name.value)
        for owner in ["Server", SwiftNaming.typeNamePart(for: server.name.value)] {
          takenNames["\(apiName).\(owner)\(part)"] = variable.name.place
        }
      }
    }
  }

  /// Checks that every nested type has an owner.
  mutating func checkOwners() {
    for entry in document.types { checkOwner(of: entry.name) }
  }

  /// Checks that the owner in a name is a namespace or a type that can contain others.
  mutating func checkOwner(of name: Located<String>) {
    guard let owner = SwiftName(name.value).owner, SwiftNaming.isFullTypeName(name.value),
      owner.text != apiName
    else { return }
    let place = name.part(0..<owner.text.utf8.count)
    guard let first = takenNames[owner.text] else {
      report(
        .unknownType,
        "\(quoted(name.value)) has no owner: there is no type and no namespace \(quoted(owner.text))",
        at: place,
        hint: nearest(to: owner.text, in: typeNames)
          ?? nearest(to: owner.text, in: endpointNames.compactMap { $0?.receiver })
          ?? "define \(quoted(owner.text)) under \"types\""
      )
      return
    }
    guard onlyNames.contains(owner.text) else { return }
    report(
      .misplacedType,
      "\(quoted(owner.text)) only names another type, so no type can be nested in it",
      at: place,
      hint: "nest the type in a struct, an enum, a union or a namespace",
      related: [.init("\(quoted(owner.text)) is here", at: first)]
    )
  }

  /// Reports nested types that hide another type that is used there, since Swift looks up names in the owner first.
  mutating func checkHiddenNames(_ endpoints: [EndpointModel], _ failures: FailureModel) {
    let nested =
      types.all.filter { $0.name.owner != nil }.map(HiddenNames.Nested.init)
      + endpoints.compactMap(HiddenNames.Nested.init)
    if nested.isEmpty { return }
    let api = SwiftName(apiName)
    var hiding = HiddenNames(nested)
    for type in types.all {
      hiding.visit([type.name.last], in: [type.name])
      hiding.visit([type.name] + types.names(in: type), in: [type.name] + type.name.owners)
    }
    for endpoint in endpoints {
      hiding.visit(types.names(in: endpoint), in: [endpoint.receiver.name ?? api])
    }
    hiding.visit(failures.cases.flatMap { types.names(of: $0.type) }, in: [api])
    for (type, hidden) in hiding.found {
      report(
        .nameClash,
        "in \(quoted(type.name.owner?.text ?? "")), \(quoted(type.name.text)) hides \(quoted(hidden.text)), which is used there",
        at: type.place,
        hint: type.hint,
        related: hiddenPlace(hidden)
      )
    }
  }

  private func hiddenPlace(_ name: SwiftName) -> [Diagnostic.Related] {
    takenNames[name.text].map { [.init("\(quoted(name.text)) is here", at: $0)] } ?? []
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
    nested = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
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

extension TypeTable {
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
    return [name] + (aliasTarget(of: name).map { names(of: $0) } ?? [])
  }

  private func defaultNames(in fields: [FieldModel]) -> [SwiftName] {
    var found: Set<SwiftName> = []
    var open = fields.filter { $0.defaultValue != nil }.compactMap(\.type.innermostName)
    while let name = open.popLast() {
      guard found.insert(name).inserted, let type = type(named: name) else { continue }
      open += type.uses.compactMap(\.innermostName)
    }
    return found.sorted()
  }
}
