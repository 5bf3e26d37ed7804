import EndpointSpec

/// The query parameter names that an endpoint accepts.
struct QueryNames: Sendable {
  private var names: Set<String> = []
  /// Names before a bracket: `filter` for `filter[size]`.
  private var prefixes: Set<String> = []
  /// Whether a parameter accepts any name.
  private var isOpen = false

  init(_ endpoint: EndpointModel, in model: APIModel) {
    for scheme in model.authentication {
      if case .key(let name, .query) = scheme.kind { names.insert(name) }
    }
    for parameter in endpoint.parameters where parameter.location == .query {
      add(parameter, in: model)
    }
    names.formUnion(endpoint.pagination?.parameters.map(\.text) ?? [])
  }

  private mutating func add(_ parameter: ParameterModel, in model: APIModel) {
    let name = parameter.field.wireName.text
    names.insert(name)
    prefixes.insert(name)
    guard parameter.objectStyle == .flat else { return }
    switch model.structure(parameter.field.type) {
    case let structure?: names.formUnion(structure.fields.map(\.wireName.text))
    case nil: isOpen = isOpen || model.isDictionary(parameter.field.type)
    }
  }

  /// The undeclared names, without duplicates.
  func undeclared(in names: [String]) -> [String] {
    if isOpen { return [] }
    var seen: Set<String> = []
    return names.filter { name in
      !self.names.contains(name) && !prefixes.contains(String(name.prefix { $0 != "[" }))
        && !name.isEmpty && seen.insert(name).inserted
    }
  }
}

extension APIModel {
  /// The struct behind aliases and optionals.
  fileprivate func structure(_ type: TypeReference) -> StructModel? {
    guard case .named(let name) = withoutAliases(type).wrapped,
      case .structure(let structure)? = form(of: name)
    else { return nil }
    return structure
  }

  fileprivate func isDictionary(_ type: TypeReference) -> Bool {
    if case .dictionary = withoutAliases(type).wrapped { true } else { false }
  }
}
