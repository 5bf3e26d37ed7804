import EndpointJSON
import EndpointSpec

/// One spelling for schemas that can be written in several ways. The schemas inside already have it.
extension NormalMembers {
  mutating func normalizeSchema() {
    if let flag = self["x-nullable"], flag.isTrue { rename("x-nullable", to: "nullable", flag) }
    normalizeNull()
    for key in ["oneOf", "anyOf"] { normalizeChoice(key) }
    mergeParts()
    if let constant = self["const"] {
      rename("const", to: "enum", .array([constant], at: constant))
    }
    normalizeBound("minimum", "exclusiveMinimum", step: 1)
    normalizeBound("maximum", "exclusiveMaximum", step: -1)
    if isTypeImplied { remove("type") }
  }

  // MARK: Null

  /// Writes `nullable` for the type `null` beside another type.
  private mutating func normalizeNull() {
    if let type = self["type"] {
      let rest = type.elements.filter { $0.text != "null" }
      if !rest.isEmpty { set("type", rest.count == 1 ? rest[0] : .array(rest, at: type)) }
      if !rest.isEmpty, rest.count < type.elements.count { allowNull(at: type) }
    }
  }

  private mutating func allowNull(at node: JSONNode) {
    if self["nullable"] == nil { set("nullable", .flag(true, at: node)) }
  }

  /// Makes a choice with null nullable, and a choice of one schema a part.
  private mutating func normalizeChoice(_ key: String) {
    guard let choice = self[key] else { return }
    var rest: [JSONNode] = []
    for element in choice.elements {
      if element.isNullSchema || element["nullable"]?.isTrue == true { allowNull(at: element) }
      if !element.isNullSchema {
        rest.append(element.changed { $0.key == "nullable" ? nil : $0 })
      }
    }
    guard rest.count == 1, self["discriminator"] == nil else {
      return set(key, .array(rest, at: choice))
    }
    remove(key)
    set("allOf", .array((self["allOf"]?.elements ?? []) + rest, at: choice))
  }

  // MARK: Parts

  /// Writes the parts of `allOf` into the schema, as far as their keys do not meet. A single reference becomes its own.
  private mutating func mergeParts() {
    guard let parts = self["allOf"] else { return }
    remove("allOf")
    var open = parts.elements[...]
    var rest = takeReference(at: parts)
    while let part = open.popFirst() {
      var members = NormalMembers(part)
      let inner = members["allOf"]?.elements ?? []
      let reference = members.takeReference(at: part)
      members.remove("allOf")
      if merge(members.all) {
        rest += reference
        open = inner + open
      } else {
        rest.append(part)
      }
    }
    if rest.count == 1, rest[0]["$ref"] != nil, merge(rest[0].members) { return }
    if !rest.isEmpty { set("allOf", .array(rest, at: parts)) }
  }

  /// Removes the `$ref` of the schema. Returns it as a schema of its own.
  private mutating func takeReference(at node: JSONNode) -> [JSONNode] {
    guard let reference = all.first(where: { $0.key == "$ref" }) else { return [] }
    remove("$ref")
    return [.object([reference], at: reference.value)]
  }

  /// Adds the members of a part. Returns false, without a change, if it limits what the schema limits.
  private mutating func merge(_ part: [JSONMember]) -> Bool {
    func limits(_ members: [JSONMember], _ others: [JSONMember]) -> Bool {
      members.contains { $0.key == "additionalProperties" }
        && others.contains { $0.key == "properties" }
    }
    if limits(part, all) || limits(all, part) { return false }
    var result = self
    for member in part {
      guard let own = result[member.key] else {
        result.add(member)
        continue
      }
      switch member.key {
      case "properties":
        guard Set(own.members.map(\.key)).isDisjoint(with: member.value.members.map(\.key)) else {
          return false
        }
        result.set("properties", .object(own.members + member.value.members, at: own))
      case "required":
        let names = Set(own.texts)
        let others = member.value.elements.filter { !names.contains($0.text ?? "") }
        result.set("required", .array(own.elements + others, at: own))
      default:
        guard own.value == member.value.value else { return false }
      }
    }
    self = result
    return true
  }

  // MARK: Types and limits

  /// Writes an exclusive limit as in OpenAPI 3.1, and that of an integer as an inclusive one.
  private mutating func normalizeBound(_ bound: String, _ exclusive: String, step: Int) {
    guard let limit = self[exclusive] else { return }
    if case .bool(let isExclusive) = limit.kind {
      remove(exclusive)
      guard isExclusive, let value = self[bound] else { return }
      remove(bound)
      set(exclusive, value)
    }
    guard self["type"]?.text == "integer", self[bound] == nil, let value = self[exclusive],
      case .number(let text) = value.kind, let number = Int(text)
    else { return }
    let (sum, overflows) = number.addingReportingOverflow(step)
    if overflows { return }
    remove(exclusive)
    set(bound, JSONNode(kind: .number("\(sum)"), start: value.start, end: value.end))
  }

  /// Whether other keywords imply the type.
  private var isTypeImplied: Bool {
    switch self["type"]?.text {
    case "object":
      return ["properties", "additionalProperties", "required", "allOf", "$ref"]
        .contains { self[$0] != nil }
    case "array": return self["items"] != nil
    case "string":
      let values = self["enum"]?.elements ?? []
      return !values.isEmpty && values.allSatisfy { $0.text != nil }
    default: return false
    }
  }

  /// Removes the values of a discriminator that are the names of their schemas.
  mutating func normalizeMapping() {
    guard let mapping = self["mapping"] else { return }
    let rest = mapping.changed { member in
      let name = member.value.text?.split(separator: "/").last.map(String.init)
      return name == member.key ? nil : member
    }
    if rest.members.isEmpty { remove("mapping") } else { set("mapping", rest) }
  }
}

extension JSONNode {
  /// Whether only null is valid, and nothing else is said.
  fileprivate var isNullSchema: Bool {
    guard members.count == 1 else { return false }
    guard let values = self["enum"]?.elements else { return self["type"]?.text == "null" }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }
}
