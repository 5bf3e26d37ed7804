import EndpointSpec

/// Renames types in all references of an API.
struct TypeRenaming {
  private let names: [SwiftName: SwiftName]
  private let targets: [SwiftName: TypeReference]

  init(_ deprecated: [TypeModel], among types: [TypeModel]) {
    let taken = Set(types.map(\.name.last.text))
    var aliases: [SwiftName: TypeReference] = [:]
    var lastNames: [SwiftName: String] = [:]
    for type in deprecated {
      if case .alias(let target) = type.form {
        aliases[type.name] = target
      } else {
        lastNames[type.name] = unique("Deprecated\(type.name.last)", suffix: "Type", among: taken)
      }
    }
    var names: [SwiftName: SwiftName] = [:]
    for type in types {
      let name = Self.renamed(type.name, lastNames)
      if name != type.name { names[type.name] = name }
    }
    self.names = names
    targets = names.mapValues(TypeReference.named).merging(aliases) { _, alias in alias }
  }

  /// The new name of a type. A nested type is also renamed with its owner.
  private static func renamed(_ name: SwiftName, _ lastNames: [SwiftName: String]) -> SwiftName {
    SwiftName(lastNames[name] ?? name.last.text, in: name.owner.map { renamed($0, lastNames) })
  }

  /// The new name. Nil if the type is not renamed.
  func name(of type: SwiftName) -> SwiftName? { names[type] }

  func renamed(_ reference: TypeReference) -> TypeReference {
    reference.replacingName { targets[$0].map(target) ?? .named($0) }
  }

  /// The target of an alias, which may contain deprecated types.
  private func target(_ reference: TypeReference) -> TypeReference {
    if case .named(let name) = reference, targets[name] == nil { return reference }
    return renamed(reference)
  }

  func renamed(_ type: TypeModel) -> TypeModel {
    var type = type
    type.name = name(of: type.name) ?? type.name
    type.form = renamed(type.form)
    return type
  }

  private func renamed(_ form: TypeModel.Form) -> TypeModel.Form {
    switch form {
    case .structure(var structure):
      structure.fields = structure.fields.map(renaming(\.type))
      structure.additional = structure.additional.map(renamed)
      return .structure(structure)
    case .union(var union):
      union.members = union.members.map(renaming(\.type))
      return .union(union)
    case .alias(let target): return .alias(renamed(target))
    case .identifier, .enumeration, .external: return form
    }
  }

  /// Renames the type in a part of a value.
  private func renaming<Value>(_ part: WritableKeyPath<Value, TypeReference>) -> (Value) -> Value {
    { value in
      var value = value
      value[keyPath: part] = renamed(value[keyPath: part])
      return value
    }
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
    endpoint.receiver = renamed(endpoint.receiver)
    endpoint.parameters = endpoint.parameters.map(renaming(\.field.type))
    endpoint.body = endpoint.body.map(renamed)
    endpoint.response = renamed(endpoint.response)
    endpoint.failures = endpoint.failures.map(renamed)
    endpoint.pagination = endpoint.pagination.map(renaming(\.item))
    return endpoint
  }

  private func renamed(_ receiver: EndpointModel.Receiver) -> EndpointModel.Receiver {
    if case .type(let name) = receiver { .type(self.name(of: name) ?? name) } else { receiver }
  }

  private func renamed(_ body: BodyModel) -> BodyModel {
    guard case .value(let type, let label, let isSpread) = body.content else { return body }
    var body = body
    body.content = .value(renamed(type), label: label, isSpread: isSpread)
    return body
  }

  private func renamed(_ response: ResponseModel) -> ResponseModel {
    switch response {
    case .value(let value): .value(renamed(value))
    case .statuses(let name, let statuses):
      .statuses(
        name: SwiftName(name.last.text, in: name.owner.map { self.name(of: $0) ?? $0 }),
        statuses.map { status in
          var status = status
          status.value = renamed(status.value)
          return status
        }
      )
    case .stream(let type, let format): .stream(renamed(type), format)
    }
  }

  private func renamed(_ value: ResponseValue) -> ResponseValue {
    var value = renaming(\.type)(value)
    value.headers = value.headers.map(renaming(\.type))
    return value
  }
}

extension APIModel {
  /// Renames deprecated types, and returns the original types by their new names.
  ///
  /// Swift warns about each use of a deprecated name, so the module must not use any. The type is generated as
  /// `DeprecatedBeer`, and `Beer` is a deprecated alias of it. Uses of a deprecated alias are replaced by its target.
  func separatingDeprecatedTypes() -> (model: APIModel, originals: [SwiftName: TypeModel]) {
    let deprecated = types.filter { $0.deprecation != nil }
    if deprecated.isEmpty { return (self, [:]) }
    let renaming = TypeRenaming(deprecated, among: types)
    let originals = deprecated.compactMap { type -> (SwiftName, TypeModel)? in
      if case .alias = type.form { return nil }
      return renaming.name(of: type.name).map { ($0, type) }
    }
    var model = self
    model.types = types.map(renaming.renamed)
    model.endpoints = endpoints.map(renaming.renamed)
    model.failures = renaming.renamed(failures)
    return (model, Dictionary(firstOf: originals))
  }
}
