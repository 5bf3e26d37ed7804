import EndpointJSON
import EndpointJudge

@testable import EndpointSpec

/// A value as its writer means it: with the members of unions that it belongs to.
indirect enum MeantValue {
  case scalar(JSONValue)
  case array([MeantValue])
  case object([(key: String, value: MeantValue)])
  /// A member of a union. The object has the tag under the key `by`.
  case member(UnionModel.Member, by: String?, MeantValue)

  var json: JSONValue {
    switch self {
    case .scalar(let value): value
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(JSONObject(members.map { ($0.key, $0.value.json) }))
    case .member(_, _, let value): value.json
    }
  }

  /// The value without the outermost union.
  var content: MeantValue {
    if case .member(_, _, let value) = self { value.content } else { self }
  }
}

/// Writes random values of a type, naively from the model.
struct ModelWriter {
  let model: APIModel
  let direction: Direction
  var numbers: SeededNumbers

  mutating func value(_ type: TypeReference, depth: Int = 0) -> MeantValue {
    switch type {
    case .optional(let wrapped): return value(wrapped, depth: depth)
    case .scalar(let scalar): return .scalar(Self.sample(scalar))
    case .array(let element):
      let count = depth > 4 ? 0 : Int.random(in: 0...2, using: &numbers)
      return .array((0..<count).map { _ in value(element, depth: depth + 1) })
    case .dictionary(let element): return .object([("some", value(element, depth: depth + 1))])
    case .named(let name): return value(of: model.form(of: name), depth)
    }
  }

  private mutating func value(of form: TypeModel.Form?, _ depth: Int) -> MeantValue {
    switch form {
    case .alias(let target): return value(target, depth: depth)
    case .enumeration(let enumeration):
      let isOther = direction == .response && !enumeration.isClosed && Bool.random(using: &numbers)
      if isOther, enumeration.rawType == .string { return .scalar("unlisted") }
      return .scalar(enumeration.cases.randomElement(using: &numbers)?.value ?? .null)
    case .union(let union):
      guard let member = union.members.randomElement(using: &numbers) else { return .scalar(.null) }
      let content = value(member.type, depth: depth + 1)
      guard let by = union.by, let tag = member.tag, case .object(let members) = content.content
      else { return .member(member, by: nil, content) }
      let others = members.filter { $0.key != by.text }
      return .member(member, by: by.text, .object([(by.text, .scalar(tag))] + others))
    case .structure(let structure): return .object(members(of: structure, depth))
    case .identifier, .external, nil: return .scalar("text")
    }
  }

  private mutating func members(of structure: StructModel, _ depth: Int) -> [(
    key: String, value: MeantValue
  )] {
    structure.fields.compactMap { field in
      if let constant = field.constant { return (field.wireName.text, .scalar(constant)) }
      let mayBeMissing =
        field.type.isOptional || field.defaultValue != nil && direction == .response
      if mayBeMissing, Bool.random(using: &numbers) { return nil }
      return (field.wireName.text, value(field.type, depth: depth + 1))
    }
  }

  private static func sample(_ scalar: Scalar) -> JSONValue {
    switch scalar {
    case .bool: true
    case .double: 1.5
    case .string: "text"
    case .url: "https://example.com"
    case .json: ["any": 1]
    default: scalar.isInteger ? 3 : "2026-01-01T00:00:00Z"
    }
  }
}
