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
      if case .alias = type.form { continue }
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
