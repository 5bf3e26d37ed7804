import EndpointSpec

/// Reads components, and schemas that only refer to a named one.
extension SchemaReader {
  /// The type that the schema refers to, if it contains nothing else.
  mutating func reference(_ schema: DocumentNode) -> TypedUse? {
    guard let reference = views.pureReference(schema) else { return nil }
    views.recordLimits(of: schema)
    guard let text = reference.text, let target = views.resolvedSchema(reference) else {
      return TypedUse(.json)
    }
    let view = views.view(target)
    let isNullable =
      view.isNullable || views.addsNull(schema) || views.takesNull(schema.elements("allOf"))
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

  /// Reads the schemas of the components, and then the schemas in other files that they refer to.
  mutating func readComponents() {
    let components = components("schemas")
    for component in components where component.value["$ref"] == nil {
      views.recordSubtype(component)
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
    let way = NamePath(root: .shape(index))
    if let use = reference(schema) {
      let isItself = use.use == .shape(index)
      shapes[index].form = .alias(isItself ? .json : use.use)
      shapes[index].annotations = views.view(schema).annotations
      return
    }
    let view = views.view(schema)
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
