import EndpointMustache
import EndpointSpec

/// The declarations of a type: the type itself, its coding, and aliases for former names.
func typeDeclarations(of model: TypeModel, in index: APIIndex) -> [Declaration] {
  let type = GeneratedType(model: model, index: index)
  return declarations(of: type) + forwarders(of: type)
}

private func declarations(of type: GeneratedType) -> [Declaration] {
  switch type.model.form {
  case .structure(let structure):
    let blueprint = StructBlueprint(structure, of: type)
    return [blueprint.declaration] + blueprint.extensions
  case .identifier(let scalar): return [IdentifierBlueprint(type: type, scalar: scalar).declaration]
  case .enumeration(let enumeration):
    return [EnumBlueprint(type: type, enumeration: enumeration).declaration]
  case .union(let union): return UnionBlueprint(type: type, union: union).declarations
  case .alias(let target):
    let alias = AliasBlueprint(
      name: type.name,
      target: typeText(target),
      access: type.access,
      documentation: type.model.documentation,
      availability: type.model.deprecation?.attribute
    )
    return [alias.declaration]
  case .external(let external):
    let isElsewhere = external.module != type.index.model.swift.module
    let alias = AliasBlueprint(
      name: type.name,
      target: external.fullName,
      module: isElsewhere ? external.module : nil,
      access: type.access,
      documentation: type.model.documentation
    )
    return [alias.declaration]
  }
}

/// Deprecated aliases for former names, so that existing code compiles.
private func forwarders(of type: GeneratedType) -> [Declaration] {
  var aliases: [AliasBlueprint] = []
  let deprecated = type.index.deprecatedName(of: type.name)
  if let deprecated {
    aliases.append(
      AliasBlueprint(
        name: SwiftName(deprecated.name.last.text, in: type.name.owner),
        target: type.name.escaped,
        access: type.access,
        documentation: type.model.documentation,
        availability: deprecated.deprecation.attribute
      )
    )
  }
  if let was = type.model.was {
    aliases.append(
      AliasBlueprint(
        name: was,
        target: type.name.escaped,
        access: type.access,
        documentation: Documentation(),
        availability: renamed(to: (deprecated?.name ?? type.name).text)
      )
    )
  }
  return aliases.map(\.declaration)
}
