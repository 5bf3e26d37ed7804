import EndpointSpec

/// Reads schemas that only refer to a named one.
extension SchemaReader {
  /// The type that the schema refers to, if it contains nothing else.
  mutating func reference(_ schema: DocumentNode) -> TypedUse? {
    guard let reference = pureReference(schema) else { return nil }
    noteLimits(of: schema)
    guard let text = reference.text, let target = resolvedSchema(reference) else {
      return TypedUse(.json)
    }
    let view = view(target)
    let isNullable =
      view.isNullable || schema["nullable"]?.flag == true || takesNull(schema.elements("allOf"))
    if let use = unnamed(view, isNullable: isNullable) { return use }
    let index = shapes.declaredIndex(at: target.place)
    let name = DocumentReference(text).name
    let use = ShapeUse.shape(index ?? shapes.declare(name, at: target.place))
    if index == nil { undefined.append(target) }
    return TypedUse(use, isNullable: isNullable)
  }

  /// A scalar gets no name. Its annotations move to the fields of this type.
  private mutating func unnamed(_ view: SchemaView, isNullable: Bool) -> TypedUse? {
    guard view.isScalar, !view.isNever, let type = view.type else { return nil }
    var use = scalar(type, view)
    use.isNullable = isNullable
    return use
  }

  /// The schema at the end of a chain of references. Nil after a report.
  private mutating func resolvedSchema(_ reference: DocumentNode) -> DocumentNode? {
    var seen: Set<Place> = []
    var reference = reference
    while true {
      guard let target = target(of: reference) else { return nil }
      guard seen.insert(target.place).inserted else {
        mistake("the reference is circular", at: reference.place)
        return nil
      }
      guard let next = target["$ref"], pureReference(target) != nil else { return target }
      reference = next
    }
  }

  /// The target of the schema's reference. Nil for a schema without a valid reference. Reports nothing.
  mutating func target(ofSchema schema: DocumentNode) -> DocumentNode? {
    schema["$ref"]?.text.flatMap { target(of: $0, from: schema.file) }
  }

  /// The schema, or the target if it is only a reference. Nil after a report.
  mutating func landing(of schema: DocumentNode) -> DocumentNode? {
    guard let reference = pureReference(schema) else { return schema }
    return resolvedSchema(reference)
  }

  /// The `$ref` of a schema without other keywords for the type.
  private func pureReference(_ schema: DocumentNode) -> DocumentNode? {
    if let reference = schema["$ref"] {
      let isAlone = !dialect.readsSiblings || onlyAnnotates(schema, except: "$ref")
      return isAlone ? reference : nil
    }
    if bareSubtypes.contains(schema.place) { return nil }
    guard let parts = schema["allOf"]?.elements, onlyAnnotates(schema, except: "allOf") else {
      return nil
    }
    let substantial = parts.filter { !isUnconstrained($0) }
    guard substantial.count == 1 else { return nil }
    return pureReference(substantial[0])
  }

  /// Whether the schema extends another one and adds nothing.
  func saysNothingButBase(_ schema: DocumentNode) -> Bool {
    schema["$ref"] == nil && pureReference(schema) != nil
  }

  private func onlyAnnotates(_ schema: DocumentNode, except keyword: String) -> Bool {
    (schema.members ?? []).allSatisfy { member in
      member.key == keyword || isAnnotation(member)
        || member.key == "type" && keyword == "allOf" && member.value.text == "object"
    }
  }

  func isAnnotation(_ member: DocumentMember) -> Bool {
    Self.annotations.contains(member.key) || member.key.hasPrefix("x-")
  }

  /// Keywords that do not affect the type.
  private static let annotations: Set<String> = Set([
    "title", "description", "summary", "default", "example", "examples", "deprecated", "readOnly",
    "writeOnly", "nullable", "externalDocs", "xml", "$comment",
  ]).union(LimitKeyword.allCases.map(\.rawValue))

  // MARK: Components

  /// Reads the schemas of the components, and then the schemas in other files that they refer to.
  mutating func readComponents() {
    let components = components("schemas")
    for component in components where component.value["$ref"] == nil {
      noteSubtype(component)
    }
    var named: [(DocumentNode, Int)] = []
    for component in components {
      guard shapes.declaredIndex(at: component.value.place) == nil else { continue }
      named.append((component.value, shapes.declare(component.key, at: component.value.place)))
    }
    for (schema, index) in named { define(index, schema) }
    defineReferred()
  }

  /// Reads referenced schemas that are not components, until none are left.
  mutating func defineReferred() {
    while let schema = undefined.popLast() {
      if let index = shapes.declaredIndex(at: schema.place) { define(index, schema) }
    }
  }

  private mutating func define(_ index: Int, _ schema: DocumentNode) {
    let way = NameWay(root: .shape(index))
    if let use = reference(schema) {
      let isItself = use.use == .shape(index)
      shapes[index].form = .alias(isItself ? .json : use.use)
      shapes[index].annotations = view(schema).annotations
      return
    }
    let view = view(schema)
    shapes[index].annotations = view.annotations
    if let members = subtypeMembers(of: schema, index) {
      shapes[index].form = members
      return
    }
    switch meaning(view, way: way) {
    case .form(let form, _):
      shapes[index].form = form
      if !view.isScalar { count(FeatureCount.typeExamples, view.annotations.example) }
    case .use(let use): shapes[index].form = .alias(use.use)
    }
  }
}
