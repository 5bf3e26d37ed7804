import EndpointSpec

/// The public name of a deprecated type.
struct DeprecatedName {
  let name: SwiftName
  let deprecation: Deprecation
}

extension APIModel {
  /// Renames deprecated types, and returns their public names.
  ///
  /// Swift warns about each use of a deprecated name, so the module must not use any. The type is generated as
  /// `DeprecatedBeer`, and `Beer` is a deprecated alias of it. Uses of a deprecated alias are replaced by its target.
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
