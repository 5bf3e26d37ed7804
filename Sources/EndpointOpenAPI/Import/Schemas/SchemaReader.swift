import EndpointJSON
import EndpointSpec

/// Reads schemas into shapes. The same schema is read once.
struct SchemaReader: ImportStage {
  var views: SchemaViews
  var shapes = ShapeTable()
  /// The number of alternatives that were joined with sibling fields. Nested choices multiply.
  var joinedAlternatives = 0
  /// The number of values that must match several referenced schemas. Recursive schemas multiply.
  var mergedReferences = 0
  /// Types that are defined inline, by their sources.
  var inlineTypes: [InlineType.Key: InlineType] = [:]
  var hints = SchemaHints()
  /// The numbers of inline failure schemas.
  var equalSchemas: [JSONValue: Int] = [:]
  /// Named schemas that are still to be read.
  var undefined: [DocumentNode] = []

  init(_ document: Document) { views = SchemaViews(document) }

  var document: Document { views.document }
  var diagnostics: ImportDiagnostics {
    get { views.diagnostics }
    _modify { yield &views.diagnostics }
  }

  // MARK: Types

  /// The type of a value that must match all the schemas.
  mutating func type(_ schemas: [DocumentNode], way: NamePath) -> TypedUse {
    if let use = commonReference(schemas) { return use }
    if schemas.count > 1, !mayMerge(schemas) { return TypedUse(.json) }
    let view = views.view(schemas)
    return type(view, way: way)
  }

  /// The type that all the schemas refer to. Schemas without a type are ignored.
  private mutating func commonReference(_ schemas: [DocumentNode]) -> TypedUse? {
    if schemas.count == 1 { return reference(schemas[0]) }
    let constrained = withoutRepetitions(schemas.filter { !views.isUnconstrained($0) })
    if constrained.count > 1, Set(constrained.map { views.landing(of: $0)?.place }).count > 1 {
      return nil
    }
    let uses = constrained.compactMap { reference($0) }
    guard uses.count == constrained.count, var use = uses.first else { return nil }
    use.isNullable = views.takesNull(schemas)
    return use
  }

  /// The schemas without those that only repeat the target of a reference beside them.
  private mutating func withoutRepetitions(_ schemas: [DocumentNode]) -> [DocumentNode] {
    let references = schemas.filter { views.pureReference($0) != nil }
    guard references.count == 1, schemas.count > 1 else { return schemas }
    let repetition = Repetition(of: views.landing(of: references[0]))
    return schemas.allSatisfy { $0.place == references[0].place || repetition.covers($0) }
      ? references : schemas
  }

  mutating func type(_ schema: DocumentNode, way: NamePath) -> TypedUse {
    type([schema], way: way)
  }

  mutating func type(_ view: SchemaView, way: NamePath) -> TypedUse {
    if let known = knownType(view, way: way) { return known }
    let key = InlineType.Key(sources: view.sources, owner: way.root)
    inlineTypes[key] = .open(way, reserved: nil)
    let meaning = meaning(view, way: way)
    if let index = inlineTypes.removeValue(forKey: key)?.reserved {
      return filled(index, meaning, view)
    }
    switch meaning {
    case .use(let use): return use
    case .form(let form, let isNullable):
      let index = shapes.add(form, view.annotations, at: view.place, way: way)
      inlineTypes[key] = .known(index, isNullable: isNullable)
      return TypedUse(.shape(index), isNullable: isNullable)
    }
  }

  mutating func meaning(_ view: SchemaView, way: NamePath) -> SchemaMeaning {
    if view.isNever {
      loosened("no value fits the schema: it becomes \"json\"", at: view.place)
      return .use(TypedUse(.json))
    }
    if let values = view.values { return enumeration(view, values) }
    if let group = views.alternatives(of: view) { return union(view, group, way: way) }
    if view.format == ScalarFormat.intOrString { return integerOrString(view) }
    if view.types.count > 1 { return severalTypes(view, way: way) }
    switch view.type {
    case "object": return object(view, way: way)
    case "array": return .use(array(view, way: way))
    case let type?: return .use(scalar(type, view))
    case nil: return .use(TypedUse(.json, isNullable: view.isNullable))
    }
  }

  private mutating func array(_ view: SchemaView, way: NamePath) -> TypedUse {
    if view.types.isEmpty { hints.suggestedArrays.insert(view.place) }
    let items = view.items.filter { $0.flag == nil }
    if !view.tuple.isEmpty { return tuple(view, items, way: way) }
    guard !items.isEmpty else { return TypedUse(.array(.json), isNullable: view.isNullable) }
    let element = element(items, way: way.element)
    return TypedUse(.array(element), isNullable: view.isNullable)
  }

  /// The type of an array with a schema for each of the first elements: an array of their common type.
  private mutating func tuple(
    _ view: SchemaView,
    _ items: [DocumentNode],
    way: NamePath
  ) -> TypedUse {
    let others = items.isEmpty ? [] : [items]
    let uses = (view.tuple.map { [$0] } + others).map { element($0, way: way.element) }
    if Set(uses).count == 1 { return TypedUse(.array(uses[0]), isNullable: view.isNullable) }
    loosened("\"prefixItems\" of several types: the elements become \"json\"", at: view.place)
    return TypedUse(.array(.json), isNullable: view.isNullable)
  }

  /// The type of a value that is not a field. Only fields support a number in a string.
  mutating func withoutWire(_ type: TypedUse, at place: Place) -> TypedUse {
    if type.wire == nil { return type }
    loosened("a number in a string becomes a string, unless it is a field", at: place)
    return TypedUse(.string, isNullable: type.isNullable)
  }

  mutating func scalar(_ type: String, _ view: SchemaView) -> TypedUse {
    if type == "string", view.isFile {
      return TypedUse(.binary, isNullable: view.isNullable)
    }
    let format = view.format ?? (type == "string" ? format(ofEncoding: view) : nil)
    if let row = ScalarFormat.row(type: type, format: format) {
      let number = view.annotations.defaultValue?.number.map(JSONNumber.init(checked:))
      // A default is a literal, and an `Int` has 32 bits on some watches.
      let isWide = row.name == "int" && number.map { $0.int64 != nil && !$0.fitsInt } ?? false
      let name = isWide ? "int64" : row.name
      return TypedUse(.scalar(name), isNullable: view.isNullable, wire: row.wire)
    }
    let isDate = format == "date-time" && (type == "number" || type == "integer")
    if isDate, let name = view.annotations.example?.number.flatMap(ScalarFormat.dateName(of:)) {
      return TypedUse(.scalar(name), isNullable: view.isNullable)
    }
    if let format, !isDate, type != "string" || !ScalarFormat.texts.contains(format) {
      notCarried("the format \(quoted(format)) of the type \(type)", at: view.place)
    }
    let plain = ScalarFormat.row(type: type, format: nil)?.name ?? "json"
    return TypedUse(.scalar(plain), isNullable: view.isNullable)
  }

  /// The format for a content encoding (RFC 2045, section 6; RFC 4648). Only base64 has one. Other encodings that
  /// change the text are reported, and the type stays a string.
  private mutating func format(ofEncoding view: SchemaView) -> String? {
    let encoding = view.contentEncoding?.lowercased()
    if encoding == "base64" { return "byte" }
    if let encoding, !["7bit", "8bit", "binary"].contains(encoding) {
      notCarried("the encoding \(quoted(encoding)) of a string", at: view.place)
    }
    return nil
  }

  /// The OpenAPI 3.1 form `"type": ["string", "integer"]` becomes a union.
  private mutating func severalTypes(_ view: SchemaView, way: NamePath) -> SchemaMeaning {
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

  private func integerOrString(_ view: SchemaView) -> SchemaMeaning {
    let members = ["int", "string"].map { UnionShape.Member(use: .scalar($0)) }
    return .form(.union(UnionShape(members: members)), isNullable: view.isNullable)
  }

  // MARK: Enums

  mutating func enumeration(_ view: SchemaView, _ values: [DocumentNode]) -> SchemaMeaning {
    let isNullable =
      (view.isNullable || view.types.isEmpty || values.count == 1)
      && values.contains { $0.isNull } || view.isNullable
    let present = values.filter { !$0.isNull && !isUnprintable($0) }
    if present.isEmpty, values.contains(where: { !$0.isNull }) {
      return .use(TypedUse(.string, isNullable: isNullable))
    }
    if present.isEmpty { return .use(TypedUse(.json, isNullable: true)) }
    if present.allSatisfy({ $0.text != nil }) || present.allSatisfy({ integer($0) != nil }) {
      var seen: [JSONValue: DocumentNode] = [:]
      var cases: [EnumShape.Case] = []
      for value in present {
        if let twin = seen.updateValue(value, forKey: value.node.value) {
          reportTwin(value, of: twin)
          continue
        }
        let (value, words) = (value.node.value, view.valueWords[value.node.value])
        cases.append(EnumShape.Case(value: value, name: words?.name, summary: words?.summary))
      }
      return .form(.enumeration(EnumShape(cases: cases)), isNullable: isNullable)
    }
    return .use(TypedUse(mixed(view, present), isNullable: isNullable))
  }

  /// Whether a spec cannot contain the value, which is then reported.
  private mutating func isUnprintable(_ value: DocumentNode) -> Bool {
    guard let text = value.text, holdsControlCharacter(text) else { return false }
    notCarried("the value \(quoted(text)), which contains a control character", at: value.place)
    return true
  }

  /// Reports texts that are canonically equivalent in Unicode. They count once.
  private mutating func reportTwin(_ value: DocumentNode, of twin: DocumentNode) {
    guard let text = value.text, let other = twin.text,
      !text.unicodeScalars.elementsEqual(other.unicodeScalars)
    else { return }
    mistake(
      "\(quoted(text)) differs from another value only in its Unicode normalization",
      at: value.place
    )
  }

  private func integer(_ value: DocumentNode) -> Int? {
    value.number.flatMap { Int($0) }
  }

  /// The common type of values that cannot form an enum.
  private mutating func mixed(_ view: SchemaView, _ values: [DocumentNode]) -> ShapeUse {
    if values.allSatisfy({ $0.flag != nil }) {
      if values.count == 1 { loosened("a constant Boolean becomes \"bool\"", at: view.place) }
      return .scalar("bool")
    }
    if values.allSatisfy({ $0.number != nil }) {
      loosened("an enum of non-integer numbers becomes \"double\"", at: view.place)
      return .scalar("double")
    }
    loosened("an enum with several kinds of values becomes \"json\"", at: view.place)
    return .json
  }
}

/// What schemas leave open until all types and examples are known.
struct SchemaHints {
  /// The limits of schemas by location, and the locations of those that fields express.
  var limitedSchemas: [Place: [LimitKeyword: DocumentNode]] = [:]
  var carriedLimits: Set<Place> = []
  /// Schemas and fields whose array type follows only from `items`. An example may contradict it.
  var suggestedArrays: Set<Place> = []
  /// The enums that also have the value "" in some field.
  var blankEnums: Set<Int> = []
  /// The members of unions by `allOf` that further types extend. Their values may have the tags of these types.
  var extendedTypes: Set<ShapeUse> = []
  /// Number fields with the format `date-time`. An example may show their unit.
  var suggestedDates: Set<Place> = []
}

/// The result of reading a schema: a form that needs a name, or an existing type.
enum SchemaMeaning {
  case form(Shape.Form, isNullable: Bool)
  case use(TypedUse)
}
