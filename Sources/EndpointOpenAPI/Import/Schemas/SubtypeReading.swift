import EndpointSpec

/// Reads components that extend others, with discriminators.
extension SchemaReader {
  /// The union of a base component with a discriminator and its direct and indirect subtypes (OpenAPI 3.0.3, section
  /// 4.7.25).
  mutating func subtypeMembers(of schema: DocumentNode, _ index: Int) -> Shape.Form? {
    guard views.isBaseSchema(schema), let discriminator = views.ownDiscriminator(of: schema),
      let by = discriminator["propertyName"]?.text,
      let name = shapes[index].declaredName
    else { return nil }
    var members: [UnionShape.Member] = []
    var seen: Set<Place> = []
    let component = DocumentMember(key: name, place: schema.place, value: schema)
    collect(component, mappings(ofBasesOf: schema), into: &members, &seen)
    var known = Set(members.map(\.tag))
    for entry in discriminator.members("mapping")
    where known.insert(.string(entry.key)).inserted {
      if let member = stranger(entry, index) { members.append(member) }
    }
    let base = ownFields(of: component)
    members.removeAll { $0.use == base }
    return .union(UnionShape(members: members, by: by, base: base))
  }

  /// The mappings of the component's bases, outermost first.
  private mutating func mappings(ofBasesOf schema: DocumentNode) -> [TagMapping] {
    func bases(of schema: DocumentNode) -> [DocumentNode] {
      schema.elements("allOf").compactMap { part in
        views.landing(of: part).flatMap { $0.place == part.place ? nil : $0 }
      }
    }
    return reachable(from: bases(of: schema), by: \.place, bases)
      .filter { $0.place != schema.place }.reversed()
      .map { views.mapping(of: views.ownDiscriminator(of: $0)) }
  }

  /// A member that occurs only in the mapping.
  private mutating func stranger(_ entry: DocumentMember, _ index: Int) -> UnionShape.Member? {
    guard let reference = views.reference(entry), let text = reference["$ref"]?.text else {
      views.reportNowhere(entry)
      return nil
    }
    loosened(
      "\(quoted(entry.key)) maps to a schema that is not a subtype: it becomes one",
      at: entry.place
    )
    let use = type(reference, way: NamePath(root: .shape(index), keys: [entry.key])).use
    return UnionShape.Member(use: use, name: DocumentReference(text).name, tag: .string(entry.key))
  }

  /// Adds a component and its subtypes. A base is a member only if a mapping names it. The outermost mapping takes
  /// precedence.
  private mutating func collect(
    _ component: DocumentMember,
    _ outer: [TagMapping],
    into members: inout [UnionShape.Member],
    _ seen: inout Set<Place>
  ) {
    let place = component.value.place
    guard seen.insert(place).inserted else { return }
    let mappings = outer + [views.mapping(of: views.ownDiscriminator(of: component.value))]
    let mapped = mappings.map { $0.tags(at: place, named: component.key) }.first { !$0.isEmpty }
    let isBase = views.isBaseSchema(component.value)
    let tags = mapped ?? (isBase ? [] : [component.key])
    if !tags.isEmpty {
      let use = isBase ? ownFields(of: component) : .shape(declared(component))
      if !isBase, views.subtypes[place] != nil { hints.extendedTypes.insert(use) }
      members += tags.map {
        UnionShape.Member(use: use, name: component.key, tag: .string($0))
      }
    }
    for child in views.subtypes[place] ?? [] { collect(child, mappings, into: &members, &seen) }
  }

  private mutating func declared(_ component: DocumentMember) -> Int {
    let place = component.value.place
    return shapes.declaredIndex(at: place) ?? shapes.declare(component.key, at: place)
  }

  /// The fields of a base component, for objects with its own tag.
  private mutating func ownFields(of component: DocumentMember) -> ShapeUse {
    let view = views.view(component.value)
    let way = NamePath(root: .shape(declared(component)), keys: ["value"])
    switch meaning(view, way: way) {
    case .use(let type): return type.use
    case .form(let form, _):
      return .shape(shapes.add(form, view.annotations, at: view.place, way: way))
    }
  }
}
