import EndpointSpec

/// Components that extend others: what a discriminator tells of them.
extension Importer {
  /// The discriminator of the component that all the alternatives extend.
  mutating func sharedDiscriminator(_ schemas: [DocumentNode]) -> DocumentNode? {
    let bases = schemas.map { discriminatedBase($0) }
    guard schemas.count > 1, let first = bases[0], bases.allSatisfy({ $0?.place == first.place })
    else { return nil }
    return first["discriminator"]
  }

  /// The component with a discriminator that the alternative, a component itself, extends.
  private mutating func discriminatedBase(_ schema: DocumentNode) -> DocumentNode? {
    guard let reference = schema["$ref"]?.text,
      let target = documents.target(of: reference, from: schema.file)
    else { return nil }
    for part in target["allOf"]?.elements ?? [] {
      guard let text = part["$ref"]?.text, let base = documents.target(of: text, from: part.file)
      else { continue }
      if base["discriminator"]?["propertyName"] != nil { return base }
    }
    return nil
  }

  /// Notes which components a component extends.
  mutating func noteSubtype(_ component: DocumentMember) {
    for part in component.value["allOf"]?.elements ?? [] {
      guard let reference = part["$ref"]?.text,
        let base = documents.target(of: reference, from: part.file)
      else { continue }
      subtypes[base.place, default: []].append(component)
    }
  }

  /// A component with a discriminator that others extend stands for any of them (OpenAPI 3.0.3, section 4.7.25).
  mutating func subtypeMembers(of view: SchemaView, _ schema: DocumentNode) -> Shape.Form? {
    guard let discriminator = schema["discriminator"], schema["oneOf"] == nil,
      schema["anyOf"] == nil, let children = subtypes[schema.place],
      let by = discriminator["propertyName"]?.text
    else { return nil }
    let mapping = discriminator.members("mapping")
    var union = UnionShape(members: [], by: by)
    for child in children {
      let index = shapes.declaredIndex(at: child.value.place)
      let use = ShapeUse.shape(index ?? shapes.declare(child.key, at: child.value.place))
      let tags = mapping.filter { entry in
        entry.value.text.map { $0 == child.key || DocumentReference($0).name == child.key } ?? false
      }
      for tag in tags.isEmpty ? [child.key] : tags.map(\.key) {
        union.members.append(UnionShape.Member(use: use, name: child.key, tag: tag))
      }
    }
    return .union(union)
  }
}
