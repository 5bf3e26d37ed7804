import EndpointJSON
import EndpointSpec

/// Converts alternatives that are values to enums.
extension SchemaReader {
  /// The enum in `"oneOf": [{ "const": "a", "title": "First" }, …]`, with the names of its values.
  func listedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    guard !schemas.isEmpty else { return nil }
    let cases = schemas.compactMap { schema -> EnumShape.Case? in
      guard let value = schema["const"], value.text != nil || Int(value.number ?? "") != nil,
        schema["properties"] == nil, !holdsControlCharacter(value.text ?? "")
      else { return nil }
      return EnumShape.Case(
        value: value.node.value,
        name: titleName(schema),
        summary: schema["description"]?.text
      )
    }
    guard cases.count == schemas.count, Set(cases.map(\.value)).count == cases.count else {
      return nil
    }
    let areTexts = cases.filter(\.value.isText).count
    return areTexts == 0 || areTexts == cases.count ? cases : nil
  }

  /// Joins several inline string enums into one.
  mutating func joinedValues(_ schemas: [DocumentNode]) -> [EnumShape.Case]? {
    var cases: [EnumShape.Case] = []
    var seen: Set<JSONValue> = []
    guard schemas.count > 1 else { return nil }
    for schema in schemas {
      guard let values = ownTexts(schema) else { return nil }
      for value in values where seen.insert(value).inserted {
        cases.append(EnumShape.Case(value: value))
      }
    }
    return cases
  }

  /// The values of an inline string enum.
  private mutating func ownTexts(_ schema: DocumentNode) -> [JSONValue]? {
    guard schema["$ref"] == nil, let values = schema["enum"]?.elements, !values.isEmpty else {
      return nil
    }
    guard values.allSatisfy({ $0.text.map { !holdsControlCharacter($0) } ?? false }) else {
      return nil
    }
    return values.map(\.node.value)
  }

  /// The alternatives, with inline string enums joined into the first one.
  mutating func withJoinedEnums(
    _ members: [UnionShape.Member],
    _ schemas: [DocumentNode],
    way: NameWay
  ) -> [UnionShape.Member] {
    let enums = schemas.indices.filter { ownTexts(schemas[$0]) != nil }
    guard enums.count > 1, let first = enums.first,
      let cases = joinedValues(enums.map { schemas[$0] })
    else { return members }
    let index = shapes.add(
      .enumeration(EnumShape(cases: cases)),
      ShapeDocumentation(),
      at: schemas[first].place,
      way: way.adding("value")
    )
    var joined = members
    joined[first] = UnionShape.Member(use: .shape(index))
    return joined.indices.filter { $0 == first || !enums.contains($0) }.map { joined[$0] }
  }
}

extension JSONValue {
  var isText: Bool {
    if case .string = self { true } else { false }
  }
}
