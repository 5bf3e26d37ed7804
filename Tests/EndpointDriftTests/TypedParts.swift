import EndpointJSON
import EndpointSpec

/// The parts of a response body whose types the spec declares.
struct TypedParts {
  /// A field of an object in the body.
  struct Field {
    let path: [JSONPath.Component]
    let value: JSONValue
    let field: FieldModel
    let owner: SwiftName

    var subject: String { "\(owner).\(field.wireName)" }
  }

  private(set) var fields: [Field] = []
  /// The values of enums, with the name of the enum.
  private(set) var values: [(path: [JSONPath.Component], type: SwiftName, isInteger: Bool)] = []
  /// The tags of unions, with the name of the union.
  private(set) var tags: [(path: [JSONPath.Component], union: SwiftName, isInteger: Bool)] = []
  private let model: APIModel

  init(of value: JSONValue, _ type: TypeReference, in model: APIModel) {
    self.model = model
    add(value, type, [], depth: 0)
  }

  private mutating func add(
    _ value: JSONValue,
    _ type: TypeReference,
    _ path: [JSONPath.Component],
    depth: Int
  ) {
    guard depth < 12 else { return }
    switch model.withoutAliases(type) {
    case .optional(let wrapped): add(value, wrapped, path, depth: depth + 1)
    case .array(let element):
      for (index, value) in (value.arrayValue ?? []).enumerated() {
        add(value, element, path + [.index(index)], depth: depth + 1)
      }
    case .dictionary(let element):
      for member in value.objectValue ?? [:] {
        add(member.value, element, path + [.key(member.key)], depth: depth + 1)
      }
    case .named(let name): add(value, name, path, depth: depth)
    case .scalar: break
    }
  }

  private mutating func add(
    _ value: JSONValue,
    _ name: SwiftName,
    _ path: [JSONPath.Component],
    depth: Int
  ) {
    switch model.form(of: name) {
    case .enumeration(let enumeration) where !value.isNull:
      values.append((path, name, enumeration.rawType == .int))
    case .union(let union):
      // Without a tag, a changed value may match another member.
      guard let by = union.by, let tag = value[by.text] else { return }
      tags.append((path + [.key(by.text)], name, tag.intValue != nil))
      let member = union.members.first { $0.tag == tag }
      if let member { add(value, member.type, path, depth: depth + 1) }
    case .structure(let structure):
      for field in structure.fields where field.constant == nil {
        // Omits fields at other paths.
        guard field.at == nil, let part = value[field.wireName.text] else { continue }
        let inner = path + [.key(field.wireName.text)]
        fields.append(Field(path: inner, value: part, field: field, owner: name))
        if field.wire == nil { add(part, field.type, inner, depth: depth + 1) }
      }
    default: break
    }
  }
}

extension JSONValue {
  /// The value with another part at a path. Nil removes the part.
  func replacing(at path: ArraySlice<JSONPath.Component>, by part: JSONValue?) -> JSONValue {
    guard let first = path.first else { return part ?? self }
    let rest = path.dropFirst()
    switch (first, self) {
    case (.key(let key), .object(var members)):
      let old: JSONValue? = members[key] ?? (part == nil ? nil : .object([:]))
      members[key] = rest.isEmpty ? part : old?.replacing(at: rest, by: part)
      return .object(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].replacing(at: rest, by: part)
      return .array(elements)
    default: return self
    }
  }

  /// The object with one key renamed.
  func renaming(at path: ArraySlice<JSONPath.Component>, to name: String) -> JSONValue {
    guard case .key(let key)? = path.last else { return self }
    return replacing(
      at: path.dropLast(),
      by: nil,
      transform: { value in
        guard case .object(let members) = value else { return value }
        return .object(JSONObject(members.map { ($0.key == key ? name : $0.key, $0.value) }))
      }
    )
  }

  private func replacing(
    at path: ArraySlice<JSONPath.Component>,
    by part: JSONValue?,
    transform: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let first = path.first else { return transform(self) }
    let rest = path.dropFirst()
    switch (first, self) {
    case (.key(let key), .object(var members)):
      members[key] = members[key]?.replacing(at: rest, by: part, transform: transform)
      return .object(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].replacing(at: rest, by: part, transform: transform)
      return .array(elements)
    default: return self
    }
  }
}
