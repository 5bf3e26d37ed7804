import EndpointSpec

/// Reads components that extend others, with discriminators.
extension SchemaReader {
  /// The discriminator of the component that all the alternatives extend.
  mutating func sharedDiscriminator(_ schemas: [DocumentNode]) -> DocumentNode? {
    let bases = schemas.map { discriminatedBase($0) }
    guard schemas.count > 1, let first = bases[0], bases.allSatisfy({ $0?.place == first.place })
    else { return nil }
    return ownDiscriminator(of: first)
  }

  /// The component with a discriminator that the alternative extends.
  private mutating func discriminatedBase(_ schema: DocumentNode) -> DocumentNode? {
    guard let target = target(ofSchema: schema) else { return nil }
    return bases(of: target).first { ownDiscriminator(of: $0)?["propertyName"] != nil }
  }

  /// The schemas that a schema extends.
  private mutating func bases(of schema: DocumentNode) -> [DocumentNode] {
    schema.elements("allOf").compactMap { target(ofSchema: $0) }
  }

  /// Records the components that a component extends.
  mutating func noteSubtype(_ component: DocumentMember) {
    let schema = component.value
    if saysNothingButBase(schema), let discriminator = discriminatorAbove(schema) {
      guard isChosen(schema, by: discriminator) else { return }
      bareSubtypes.insert(schema.place)
    }
    for base in bases(of: schema) {
      for place in [base.place] + ownParts(of: base).map(\.place) {
        subtypes[place, default: []].append(component)
      }
    }
  }

  /// The discriminator of the nearest base that has one. Nil if that base lists alternatives itself.
  private mutating func discriminatorAbove(_ schema: DocumentNode) -> DocumentNode? {
    let all = reachable(from: bases(of: schema), by: \.place) { base in
      ownDiscriminator(of: base) == nil ? bases(of: base) : []
    }
    guard let base = all.first(where: { ownDiscriminator(of: $0) != nil }), base["oneOf"] == nil,
      base["anyOf"] == nil, let discriminator = ownDiscriminator(of: base)
    else { return nil }
    return discriminator["propertyName"] == nil ? nil : discriminator
  }

  /// Whether the discriminator can select a component that adds nothing to its base. Otherwise the component is an
  /// alias of the base: if a mapping omits it, or if it only adds null.
  private mutating func isChosen(_ schema: DocumentNode, by discriminator: DocumentNode) -> Bool {
    let mapping = discriminator.members("mapping")
    if mapping.isEmpty { return schema["nullable"]?.flag != true }
    if mappedSchemas[discriminator.place] == nil {
      let targets = mapping.compactMap { reference($0).flatMap { target(ofSchema: $0) }?.place }
      mappedSchemas[discriminator.place] = Set(targets)
    }
    return mappedSchemas[discriminator.place]?.contains(schema.place) ?? false
  }

  /// The discriminator of a component, which may be in an inline part of its `allOf`.
  private func ownDiscriminator(of schema: DocumentNode) -> DocumentNode? {
    ([schema] + ownParts(of: schema)).compactMap { $0["discriminator"] }.first
  }

  /// The inline parts of a component's `allOf`.
  private func ownParts(of schema: DocumentNode) -> [DocumentNode] {
    schema.elements("allOf").filter { $0["$ref"] == nil }
  }

  /// The union of a base component with a discriminator and its direct and indirect subtypes (OpenAPI 3.0.3, section
  /// 4.7.25).
  mutating func subtypeMembers(of schema: DocumentNode, _ index: Int) -> Shape.Form? {
    guard isBaseSchema(schema), let discriminator = ownDiscriminator(of: schema),
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
        landing(of: part).flatMap { $0.place == part.place ? nil : $0 }
      }
    }
    return reachable(from: bases(of: schema), by: \.place, bases)
      .filter { $0.place != schema.place }.reversed()
      .map { mapping(of: ownDiscriminator(of: $0)) }
  }

  /// A member that occurs only in the mapping.
  private mutating func stranger(_ entry: DocumentMember, _ index: Int) -> UnionShape.Member? {
    guard let reference = reference(entry), let text = reference["$ref"]?.text else {
      reportNowhere(entry)
      return nil
    }
    loosened(
      "\(quoted(entry.key)) maps to a schema that is not a subtype: it becomes one",
      at: entry.place
    )
    let use = type(reference, way: NameWay(root: .shape(index), keys: [entry.key])).use
    return UnionShape.Member(use: use, name: DocumentReference(text).name, tag: .string(entry.key))
  }

  private func isBaseSchema(_ schema: DocumentNode) -> Bool {
    ownDiscriminator(of: schema)?["propertyName"] != nil && schema["oneOf"] == nil
      && schema["anyOf"] == nil && subtypes[schema.place] != nil
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
    let mappings = outer + [mapping(of: ownDiscriminator(of: component.value))]
    let mapped = mappings.map { $0.tags(at: place, named: component.key) }.first { !$0.isEmpty }
    let isBase = isBaseSchema(component.value)
    let tags = mapped ?? (isBase ? [] : [component.key])
    if !tags.isEmpty {
      let use = isBase ? ownFields(of: component) : .shape(declared(component))
      members += tags.map {
        UnionShape.Member(use: use, name: component.key, tag: .string($0))
      }
    }
    for child in subtypes[place] ?? [] { collect(child, mappings, into: &members, &seen) }
  }

  private mutating func declared(_ component: DocumentMember) -> Int {
    let place = component.value.place
    return shapes.declaredIndex(at: place) ?? shapes.declare(component.key, at: place)
  }

  /// The fields of a base component, for objects with its own tag.
  private mutating func ownFields(of component: DocumentMember) -> ShapeUse {
    let view = view(component.value)
    let way = NameWay(root: .shape(declared(component)), keys: ["value"])
    switch meaning(view, way: way) {
    case .use(let type): return type.use
    case .form(let form, _):
      return .shape(shapes.add(form, view.annotations, at: view.place, way: way))
    }
  }
}
