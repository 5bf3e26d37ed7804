import EndpointJSON
import EndpointSpec

/// What a schema comes to: a form that needs a name, or a type that has one.
enum SchemaMeaning {
  case form(Shape.Form, isNullable: Bool)
  case use(TypedUse)
}

/// A type that is defined where it is used.
enum InlineType {
  /// What it is made from, and the owner on whose way it is read: what it holds is named after all its owners. What
  /// holds itself has none.
  struct Key: Hashable {
    let sources: SchemaView.Sources
    let owner: NameWay.Root?

    init(_ sources: SchemaView.Sources, _ owner: NameWay.Root?) {
      self.sources = sources
      self.owner = owner
    }
  }

  case known(Int, isNullable: Bool)
  /// It is being read, and was met first on the way; it has an index once it has been met again.
  case open(NameWay, reserved: Int?)

  var reserved: Int? {
    if case .open(_, let index) = self { index } else { nil }
  }
}

/// Schemas become types.
extension Importer {
  /// The type of a value for which the schemas hold.
  mutating func type(_ schemas: [DocumentNode], way: NameWay) -> TypedUse {
    if let use = commonReference(schemas) { return use }
    let view = view(schemas)
    return type(view, way: way)
  }

  /// The type that all the schemas name: the only one that says something does, or those that are inherited name the
  /// same.
  private mutating func commonReference(_ schemas: [DocumentNode]) -> TypedUse? {
    if schemas.count == 1 { return reference(schemas[0]) }
    let telling = schemas.filter { !saysNothing($0) }
    if telling.count > 1, Set(telling.map { landing(of: $0)?.place }).count > 1 { return nil }
    let uses = telling.compactMap { reference($0) }
    guard uses.count == telling.count, var use = uses.first else { return nil }
    use.isNullable = takesNull(schemas)
    return use
  }

  mutating func type(_ schema: DocumentNode, way: NameWay) -> TypedUse {
    type([schema], way: way)
  }

  mutating func type(_ view: SchemaView, way: NameWay) -> TypedUse {
    if let known = knownType(view, way: way) { return known }
    let key = InlineType.Key(view.sources, way.root)
    inlineTypes[key] = .open(way, reserved: nil)
    let meaning = meaning(view, way: way)
    if let index = inlineTypes.removeValue(forKey: key)?.reserved {
      return filled(index, meaning, view)
    }
    switch meaning {
    case .use(let use): return use
    case .form(let form, let isNullable):
      let index = shapes.add(form, documentation(view), at: view.place, way: way)
      inlineTypes[key] = .known(index, isNullable: isNullable)
      return TypedUse(.shape(index), isNullable: isNullable)
    }
  }

  /// The type of what has been read for the same owner, or is being read: then it holds itself, and needs its index
  /// before its form is known.
  private mutating func knownType(_ view: SchemaView, way: NameWay) -> TypedUse? {
    let key = InlineType.Key(view.sources, way.root)
    switch inlineTypes[InlineType.Key(view.sources, nil)] ?? inlineTypes[key] {
    case nil: return nil
    case .known(let index, let isNullable):
      shapes.meet(index, way)
      return TypedUse(.shape(index), isNullable: isNullable)
    case .open(let first, let reserved):
      let index = reserved ?? shapes.reserve(at: view.place, way: first)
      inlineTypes[key] = .open(first, reserved: index)
      shapes.meet(index, way)
      return TypedUse(.shape(index), isNullable: view.isNullable)
    }
  }

  /// What holds itself is the same type for every owner: the table could not see that two of them are equal.
  private mutating func filled(
    _ index: Int,
    _ meaning: SchemaMeaning,
    _ view: SchemaView
  ) -> TypedUse {
    let use: TypedUse
    switch meaning {
    case .use(let inner):
      shapes[index].form = .alias(inner.use)
      use = TypedUse(.shape(index), isNullable: inner.isNullable)
    case .form(let form, let isNullable):
      shapes[index].form = form
      shapes[index].documentation = documentation(view)
      use = TypedUse(.shape(index), isNullable: isNullable)
    }
    inlineTypes[InlineType.Key(view.sources, nil)] = .known(index, isNullable: use.isNullable)
    return use
  }

  func documentation(_ view: SchemaView) -> ShapeDocumentation {
    ShapeDocumentation(
      description: view.annotations.description ?? view.annotations.title,
      isDeprecated: view.annotations.isDeprecated
    )
  }

  mutating func meaning(_ view: SchemaView, way: NameWay) -> SchemaMeaning {
    if view.isNever {
      loosened("no value fits the schema: it becomes \"json\"", at: view.place)
      return .use(TypedUse(.json))
    }
    if let values = view.values { return enumeration(view, values) }
    if let group = alternatives(of: view) { return union(view, group, way: way) }
    if view.types.count > 1 { return severalTypes(view, way: way) }
    switch view.type {
    case "object": return object(view, way: way)
    case "array": return .use(array(view, way: way))
    case let type?: return .use(scalar(type, view))
    case nil: return .use(TypedUse(.json, isNullable: view.isNullable))
    }
  }

  private mutating func array(_ view: SchemaView, way: NameWay) -> TypedUse {
    if view.hasTuple {
      loosened("\"prefixItems\": the elements become \"json\"", at: view.place)
      return TypedUse(.array(.json), isNullable: view.isNullable)
    }
    let items = view.items.filter { $0.flag == nil }
    guard !items.isEmpty else { return TypedUse(.array(.json), isNullable: view.isNullable) }
    let element = element(items, way: way.element)
    return TypedUse(.array(element), isNullable: view.isNullable)
  }

  /// Only a field can say that a number travels in a string.
  mutating func reportWire(_ wire: String, _ use: ShapeUse, at place: Place) {
    loosened("a number in a string stays a string where no field holds it", at: place)
  }

  mutating func scalar(_ type: String, _ view: SchemaView) -> TypedUse {
    let isBinary = view.format == "binary" || view.contentEncoding == "binary" || view.holdsBytes
    if type == "string", isBinary {
      return TypedUse(.binary, isNullable: view.isNullable)
    }
    let format = view.format ?? (type == "string" ? format(ofEncoding: view) : nil)
    if let row = ScalarFormat.row(type: type, format: format) {
      return TypedUse(.scalar(row.name), isNullable: view.isNullable, wire: row.wire)
    }
    if let format, type != "string" || !ScalarFormat.texts.contains(format) {
      notCarried("the format \(quoted(format)) of a \(type)", at: view.place)
    }
    let plain = ScalarFormat.row(type: type, format: nil)?.name ?? "json"
    return TypedUse(.scalar(plain), isNullable: view.isNullable)
  }

  /// The format that says the same as the content's encoding (RFC 2045, section 6; RFC 4648): only base64 has one. Others
  /// than those that leave the text as it is are told, and stay strings.
  private mutating func format(ofEncoding view: SchemaView) -> String? {
    let encoding = view.contentEncoding?.lowercased()
    if encoding == "base64" { return "byte" }
    if let encoding, !["7bit", "8bit", "binary"].contains(encoding) {
      notCarried("the encoding \(quoted(encoding)) of a string", at: view.place)
    }
    return nil
  }

  /// OpenAPI 3.1's `"type": ["string", "integer"]`: a union of the types.
  private mutating func severalTypes(_ view: SchemaView, way: NameWay) -> SchemaMeaning {
    if Set(view.types) == ["integer", "number"] {
      var view = view
      view.types = ["number"]
      return meaning(view, way: way)
    }
    var members: [UnionShape.Member] = []
    for type in view.types {
      var part = view
      part.types = [type]
      part.isNullable = false
      part.sources.type = type
      members.append(UnionShape.Member(use: self.type(part, way: way.adding(type)).use))
    }
    return finished(members, isNullable: view.isNullable)
  }

  // MARK: Objects

  private mutating func object(_ view: SchemaView, way: NameWay) -> SchemaMeaning {
    let additional = additional(view, way: way)
    reportUnknownRequired(view)
    if view.properties.isEmpty {
      if case .forbidden = view.additional {
        return .form(.structure(StructShape(fields: [])), isNullable: view.isNullable)
      }
      let use = ShapeUse.dictionary(additional ?? .json)
      return .use(TypedUse(use, isNullable: view.isNullable))
    }
    let fields = view.properties.map { property in
      field(
        property.key,
        property.schemas,
        isRequired: view.required.contains(property.key),
        at: property.place,
        way: way.adding(property.key)
      )
    }
    return .form(
      .structure(StructShape(fields: fields, additional: additional)),
      isNullable: view.isNullable
    )
  }

  private mutating func reportUnknownRequired(_ view: SchemaView) {
    for name in view.required.sorted() where view.property(name) == nil {
      tell(
        Finding(
          .notCarried,
          "\(quoted(name)) is required, but no property describes it",
          at: view.place,
          hint: nearestHint(to: name, in: view.properties.map(\.key))
        )
      )
    }
  }

  private mutating func additional(_ view: SchemaView, way: NameWay) -> ShapeUse? {
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

  /// The type of elements of an array, or of values of a dictionary.
  private mutating func element(_ schemas: [DocumentNode], way: NameWay) -> ShapeUse {
    let type = type(schemas, way: way)
    if let wire = type.wire { reportWire(wire, type.use, at: schemas[0].place) }
    return type.wire == nil ? type.element : .string
  }

  /// The type of values that are any of several.
  private mutating func common(_ uses: [ShapeUse], at place: Place, way: NameWay) -> ShapeUse {
    if Set(uses).count == 1 { return uses[0] }
    let isNullable = uses.contains { $0 != $0.wrapped }
    let members = uses.map { UnionShape.Member(use: $0.wrapped) }
    switch finished(members, isNullable: isNullable) {
    case .use(let type): return type.element
    case .form(let form, _):
      let use = ShapeUse.shape(shapes.add(form, ShapeDocumentation(), at: place, way: way))
      return isNullable ? .optional(use) : use
    }
  }

  mutating func field(
    _ key: String,
    _ schemas: [DocumentNode],
    isRequired: Bool,
    at place: Place,
    way: NameWay
  ) -> FieldShape {
    let annotations = annotations(of: schemas)
    carry(annotations.limits)
    var field = FieldShape(
      key: key,
      type: TypedUse(.json),
      isRequired: isRequired,
      annotations: annotations,
      place: place
    )
    if annotations.isReadOnly { field.only = "response" }
    if annotations.isWriteOnly { field.only = "request" }
    let view = view(schemas)
    field.isSecret = view.format == "password"
    if isRequired, !view.isNullable, field.only == nil, let values = view.values, values.count == 1,
      let constant = constant(values[0])
    {
      field.constant = constant
      field.type = TypedUse(.scalar(constant.scalarName))
      field.annotations.defaultValue = nil
    } else {
      field.type = type(schemas, way: way)
    }
    return field
  }

  /// A value that can only be this one: a string, an integer or a bool.
  private func constant(_ value: DocumentNode) -> JSONValue? {
    switch value.node.kind {
    case .string, .bool: return value.node.value
    case .number(let text) where Int(text) != nil: return value.node.value
    default: return nil
    }
  }

  /// What the schemas say beside the type, the schema's own words before those of what it refers to.
  mutating func annotations(of schemas: [DocumentNode]) -> SchemaAnnotations {
    var result = SchemaAnnotations()
    for schema in schemas {
      if schema["$ref"] != nil, !dialect.readsSiblings { continue }
      result.fill(from: SchemaAnnotations(schema))
    }
    for schema in schemas {
      for part in schema["allOf"]?.elements ?? [] where part["$ref"] == nil {
        result.fill(from: SchemaAnnotations(part))
      }
    }
    let view = view(schemas)
    let referred = view.annotations
    result.isReadOnly = result.isReadOnly || referred.isReadOnly
    result.isWriteOnly = result.isWriteOnly || referred.isWriteOnly
    result.isDeprecated = result.isDeprecated || referred.isDeprecated
    result.defaultValue = result.defaultValue ?? referred.defaultValue
    if view.isScalar { result.fill(from: referred) }
    if view.type == "array" { result.limits.merge(referred.limits) { own, _ in own } }
    result.limits.merge(innerLimits(of: view)) { own, _ in own }
    return result
  }
}

extension JSONValue {
  /// The type expression of a constant.
  fileprivate var scalarName: String {
    switch self {
    case .bool: "bool"
    case .number: "int"
    default: "string"
    }
  }
}
