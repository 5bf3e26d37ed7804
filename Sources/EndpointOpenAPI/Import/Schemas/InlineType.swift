import EndpointJSON
import EndpointSpec

enum InlineType {
  /// The sources of the type, and the root of its path, since nested types are named after their owners. Recursive
  /// types have no owner.
  struct Key: Hashable {
    let sources: SchemaView.Sources
    let owner: NamePath.Root?
  }

  case known(Int, isNullable: Bool)
  /// The type is being read. It has a reserved index if it was encountered again, since it is recursive.
  case open(NamePath, reserved: Int?)

  var reserved: Int? {
    if case .open(_, let index) = self { index } else { nil }
  }
}

extension SchemaReader {
  /// The type that was read for the same owner, or is being read. In the latter case it is recursive, and its index is
  /// reserved before its form is known.
  mutating func knownType(_ view: SchemaView, way: NamePath) -> TypedUse? {
    let key = InlineType.Key(sources: view.sources, owner: way.root)
    switch inlineTypes[InlineType.Key(sources: view.sources, owner: nil)] ?? inlineTypes[key] {
    case nil: return nil
    case .known(let index, let isNullable):
      return TypedUse(.shape(index), isNullable: isNullable)
    case .open(let first, let reserved):
      let index =
        reserved ?? shapes.append(Shape(form: .pending, place: view.place, way: first))
      inlineTypes[key] = .open(first, reserved: index)
      return TypedUse(.shape(index), isNullable: view.isNullable)
    }
  }

  /// Completes a recursive type. All owners share it, since the table cannot detect that two of them are equal.
  mutating func filled(_ index: Int, _ meaning: SchemaMeaning, _ view: SchemaView) -> TypedUse {
    let use: TypedUse
    switch meaning {
    case .use(let inner):
      shapes[index].form = .alias(inner.use)
      use = TypedUse(.shape(index), isNullable: inner.isNullable)
    case .form(let form, let isNullable):
      shapes[index].form = form
      shapes[index].annotations = view.annotations
      use = TypedUse(.shape(index), isNullable: isNullable)
    }
    let key = InlineType.Key(sources: view.sources, owner: nil)
    inlineTypes[key] = .known(index, isNullable: use.isNullable)
    return use
  }

  /// The number of all schemas that equal this one, ignoring documentation.
  mutating func number(ofEqual schema: DocumentNode) -> Int {
    let value = schema.node.value.withoutTexts
    let number = equalSchemas[value] ?? equalSchemas.count
    equalSchemas[value] = number
    return number
  }
}

extension JSONValue {
  /// A schema without descriptions and examples.
  fileprivate var withoutTexts: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutTexts))
    case .object(let members):
      let relevant = members.filter { !["description", "example", "examples"].contains($0.key) }
      let plain = relevant.map { key, value in
        (key, key == "properties" ? value.withFieldsWithoutTexts : value.withoutTexts)
      }
      return .object(JSONObject(plain))
    default: return self
    }
  }

  /// The schemas of fields, whose keys may be any word.
  private var withFieldsWithoutTexts: JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(JSONObject(fields.map { key, value in (key, value.withoutTexts) }))
  }
}
