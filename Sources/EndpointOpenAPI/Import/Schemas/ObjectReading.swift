import EndpointJSON
import EndpointSpec

/// Converts objects to structs or dictionaries.
extension SchemaReader {
  mutating func object(_ view: SchemaView, way: NamePath) -> SchemaMeaning {
    let additional = additional(view, way: way)
    reportUnknownRequired(view)
    if view.properties.isEmpty {
      if case .forbidden = view.additional {
        return .form(.structure(StructShape(fields: [])), isNullable: view.isNullable)
      }
      let use = ShapeUse.dictionary(additional ?? .json)
      return .use(TypedUse(use, isNullable: view.isNullable))
    }
    let structure = StructShape(fields: fields(view, way: way), additional: additional)
    return .form(.structure(structure), isNullable: view.isNullable)
  }

  mutating func fields(_ view: SchemaView, way: NamePath) -> [FieldShape] {
    view.properties.map { property in
      field(
        property.key,
        property.schemas,
        isRequired: view.required.contains(property.key),
        at: property.place,
        way: wayOfOwner(of: property) ?? way.adding(property.key)
      )
    }
  }

  /// The path of a property in the component that it is inherited from, so that its type is not repeated.
  private func wayOfOwner(of property: SchemaView.Property) -> NamePath? {
    guard property.schemas.count == 1, let owner = property.owner,
      let index = shapes.declaredIndex(at: owner.place)
    else { return nil }
    let keys = views.isBaseSchema(owner) ? ["value", property.key] : [property.key]
    return NamePath(root: .shape(index), keys: keys)
  }

  private mutating func reportUnknownRequired(_ view: SchemaView) {
    for name in view.required.sorted() where view.property(name) == nil {
      notCarried(
        "\(quoted(name)) is required, but no property describes it",
        at: view.place,
        hint: nearestHint(to: name, in: view.properties.map(\.key))
      )
    }
  }

  private mutating func additional(_ view: SchemaView, way: NamePath) -> ShapeUse? {
    switch view.additional {
    case .unsaid, .forbidden: return nil
    case .anything: return .json
    case .schema(let schemas):
      let key = view.properties.isEmpty ? "value" : "additional"
      let way = way.keys.isEmpty ? way.adding(key) : way.element
      if schemas.count == 1 { return element(schemas, way: way) }
      let uses = schemas.map { element([$0], way: way.adding(memberName($0) ?? kindName($0))) }
      return common(uses, at: view.place, way: way)
    }
  }

  /// The type of array elements or dictionary values.
  mutating func element(_ schemas: [DocumentNode], way: NamePath) -> ShapeUse {
    let type = type(schemas, way: way)
    for schema in schemas { countWords(of: schema, type.use, "elements") }
    return withoutWire(type, at: schemas[0].place).element
  }

  /// Counts the annotations of an element or an alternative, which a spec can express only for named types.
  mutating func countWords(of schema: DocumentNode, _ use: ShapeUse, _ noun: String) {
    var keys = ["example", "default"]
    if case .shape = use {} else { keys.append("description") }
    for key in keys {
      count("descriptions, examples and defaults of \(noun)", schema[key])
    }
  }

  /// The common type of values with different types.
  private mutating func common(_ uses: [ShapeUse], at place: Place, way: NamePath) -> ShapeUse {
    if Set(uses).count == 1 { return uses[0] }
    let isNullable = uses.contains { $0 != $0.wrapped }
    let members = uses.map { UnionShape.Member(use: $0.wrapped) }
    switch finished(members, isNullable: isNullable) {
    case .use(let type): return type.element
    case .form(let form, _):
      let use = ShapeUse.shape(shapes.add(form, at: place, way: way))
      return isNullable ? .optional(use) : use
    }
  }

  mutating func field(
    _ key: String,
    _ schemas: [DocumentNode],
    isRequired: Bool,
    at place: Place,
    way: NamePath
  ) -> FieldShape {
    let annotations = views.annotations(of: schemas)
    hints.carriedLimits.formUnion(annotations.limits.values.map(\.place))
    var field = FieldShape(
      key: key,
      type: TypedUse(.json),
      isRequired: isRequired,
      annotations: annotations,
      place: place
    )
    if annotations.isReadOnly { field.only = "response" }
    if annotations.isWriteOnly { field.only = "request" }
    let view = views.view(schemas)
    field.isSecret = view.format == "password"
    if isRequired, !view.isNullable, field.only == nil, let values = view.values, values.count == 1,
      let constant = constant(values[0])
    {
      field.constant = constant
      field.type = TypedUse(.scalar(constant.scalarName))
      field.annotations.defaultValue = nil
    } else {
      field.type = type(schemas, way: way)
      if view.types.isEmpty, view.type == "array" { hints.suggestedArrays.insert(place) }
      if view.format == "date-time", view.types != ["string"] { hints.suggestedDates.insert(place) }
    }
    return field
  }

  /// The constant value: a string, an integer or a Boolean.
  private func constant(_ value: DocumentNode) -> JSONValue? {
    switch value.node.kind {
    case .string, .bool: return value.node.value
    case .number(let text) where Int(text) != nil: return value.node.value
    default: return nil
    }
  }
}

extension JSONValue {
  /// The type expression of a constant.
  var scalarName: String {
    switch self {
    case .bool: "bool"
    case .number: "int"
    default: "string"
    }
  }
}
