import EndpointSpec

/// A deprecated type as users know it.
struct DeprecatedName {
  let name: SwiftName
  let deprecation: Deprecation
}

extension APIModel {
  /// The API with other names for its deprecated types, and the names that they had.
  ///
  /// Swift warns wherever a deprecated name is mentioned, so the module itself must not mention one. The type is
  /// generated as `DeprecatedBeer`, and `Beer` is a deprecated alias of it. A deprecated alias is replaced by what it
  /// stands for.
  func separatingDeprecatedTypes() -> (model: APIModel, names: [SwiftName: DeprecatedName]) {
    let deprecated = types.filter { $0.deprecation != nil }
    if deprecated.isEmpty { return (self, [:]) }
    let renaming = TypeRenaming(deprecated, among: types)
    var names: [SwiftName: DeprecatedName] = [:]
    for type in deprecated {
      guard let deprecation = type.deprecation, let name = renaming.name(of: type.name) else {
        continue
      }
      names[name] = DeprecatedName(name: type.name, deprecation: deprecation)
    }
    var model = self
    model.types = types.map(renaming.renamed)
    model.endpoints = endpoints.map(renaming.renamed)
    model.failures = renaming.renamed(failures)
    return (model, names)
  }
}

/// Other references for the names of types, everywhere in an API.
private struct TypeRenaming {
  private let targets: [SwiftName: TypeReference]

  init(_ deprecated: [TypeModel], among types: [TypeModel]) {
    let taken = Set(types.map(\.name.text))
    targets = Dictionary(
      deprecated.map { type in
        if case .alias(let target) = type.form { return (type.name, target) }
        let name = unique("Deprecated\(type.name.text)", suffix: "Type", among: taken)
        return (type.name, .named(SwiftName(name)))
      }
    ) { first, _ in first }
  }

  /// The other name, if the type keeps having one.
  func name(of type: SwiftName) -> SwiftName? {
    if case .named(let name)? = targets[type] { name } else { nil }
  }

  func renamed(_ reference: TypeReference) -> TypeReference {
    switch reference {
    case .scalar: reference
    case .named(let name): targets[name].map(target) ?? reference
    case .array(let element): .array(renamed(element))
    case .dictionary(let value): .dictionary(renamed(value))
    case .optional(let wrapped): .optional(renamed(wrapped))
    }
  }

  /// What an alias stands for may hold deprecated types too.
  private func target(_ reference: TypeReference) -> TypeReference {
    if case .named(let name) = reference, targets[name] == nil { return reference }
    return renamed(reference)
  }

  func renamed(_ type: TypeModel) -> TypeModel {
    var type = type
    switch type.form {
    case .structure(let structure):
      type.form = .structure(
        StructModel(
          fields: structure.fields.map(renamed),
          additional: structure.additional.map(renamed)
        )
      )
    case .union(var union):
      union.members = union.members.map { member in
        var member = member
        member.type = renamed(member.type)
        return member
      }
      type.form = .union(union)
    case .alias(let target): type.form = .alias(renamed(target))
    case .identifier, .enumeration: break
    }
    if case .alias = type.form { return type }
    type.name = name(of: type.name) ?? type.name
    return type
  }

  private func renamed(_ field: FieldModel) -> FieldModel {
    var field = field
    field.type = renamed(field.type)
    return field
  }

  func renamed(_ failures: FailureModel) -> FailureModel {
    var failures = failures
    for index in failures.cases.indices {
      failures.cases[index].type = failures.cases[index].type.map(renamed)
    }
    return failures
  }

  func renamed(_ endpoint: EndpointModel) -> EndpointModel {
    var endpoint = endpoint
    if case .type(let name) = endpoint.receiver {
      endpoint.receiver = .type(self.name(of: name) ?? name)
    }
    for index in endpoint.parameters.indices {
      endpoint.parameters[index].field = renamed(endpoint.parameters[index].field)
    }
    if case .value(let type, let label, let isSpread)? = endpoint.body?.content {
      endpoint.body?.content = .value(renamed(type), label: label, isSpread: isSpread)
    }
    endpoint.response = renamed(endpoint.response)
    endpoint.failures = endpoint.failures.map(renamed)
    if let item = endpoint.pagination?.item { endpoint.pagination?.item = renamed(item) }
    return endpoint
  }

  private func renamed(_ response: ResponseModel) -> ResponseModel {
    switch response {
    case .value(let value): .value(renamed(value))
    case .statuses(let name, let statuses):
      .statuses(
        name: name,
        statuses.map { .init(status: $0.status, name: $0.name, value: renamed($0.value)) }
      )
    case .stream(let type, let format, let end): .stream(renamed(type), format, end: end)
    }
  }

  private func renamed(_ value: ResponseValue) -> ResponseValue {
    var value = value
    value.type = renamed(value.type)
    for index in value.headers.indices {
      value.headers[index].type = renamed(value.headers[index].type)
    }
    return value
  }
}
