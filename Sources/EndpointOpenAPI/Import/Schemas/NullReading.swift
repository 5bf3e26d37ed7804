import EndpointSpec

/// Determines where null is allowed.
extension SchemaReader {
  /// Whether only null matches the schema.
  func isNull(_ schema: DocumentNode) -> Bool {
    if schema["type"]?.text == "null" { return true }
    if let constant = schema["const"] { return constant.isNull }
    guard let values = schema["enum"]?.elements else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  /// The reference in `"anyOf": [{ "$ref": … }, { "type": "object", "nullable": true }]`. The object means null.
  func nullableReference(_ schemas: [DocumentNode]) -> DocumentNode? {
    let others = schemas.filter { !namesNullAlone($0) }
    guard schemas.count == 2, others.count == 1, others[0]["$ref"] != nil else { return nil }
    return others[0]
  }

  /// The scalar in `"anyOf": [{ "type": "string", "maxLength": 5 }, { "type": "null" }]`, with its annotations.
  mutating func nullableScalar(_ schemas: [DocumentNode]) -> SchemaView? {
    let others = schemas.filter { !isNull($0) }
    guard others.count == 1, schemas.count > 1, others[0]["$ref"] == nil else { return nil }
    let view = view(others[0])
    return view.isScalar ? view : nil
  }

  /// Whether null matches all the schemas. Schemas without a type do not exclude it. A nullable schema without a type
  /// makes the whole value nullable.
  mutating func takesNull(_ schemas: [DocumentNode]) -> Bool {
    if schemas.contains(where: { namesNullAlone($0) || namesNullWithoutType($0) }) { return true }
    let constrained = schemas.filter { !isUnconstrained($0) }
    return !constrained.isEmpty && constrained.allSatisfy { view($0).isNullable }
  }

  private func namesNullAlone(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true && isUnconstrained(schema)
  }

  private func namesNullWithoutType(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true
      && ["type", "$ref", "allOf", "oneOf", "anyOf"].allSatisfy { schema[$0] == nil }
  }

  /// Whether the schema does not restrict the type.
  func isUnconstrained(_ schema: DocumentNode) -> Bool {
    guard schema.flag != false else { return false }
    return (schema.members ?? []).allSatisfy { member in
      switch member.key {
      case "type": member.value.text == "object"
      case "properties": member.value.members?.isEmpty ?? false
      case "required": member.value.elements?.isEmpty ?? false
      default: isAnnotation(member)
      }
    }
  }
}
