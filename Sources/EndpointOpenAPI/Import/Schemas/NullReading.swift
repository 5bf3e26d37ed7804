import EndpointSpec

/// Where null is a value.
extension Importer {
  /// A schema that only null fits.
  func isNull(_ schema: DocumentNode) -> Bool {
    if schema["type"]?.text == "null" { return true }
    if let constant = schema["const"] { return constant.isNull }
    guard let values = schema["enum"]?.elements else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  /// The reference of `"anyOf": [{ "$ref": … }, { "type": "object", "nullable": true }]`: the object stands for null.
  func nullableReference(_ schemas: [DocumentNode]) -> DocumentNode? {
    let others = schemas.filter { !namesNullAlone($0) }
    guard schemas.count == 2, others.count == 1, others[0]["$ref"] != nil else { return nil }
    return others[0]
  }

  /// `"anyOf": [{ "type": "string", "maxLength": 5 }, { "type": "null" }]` is the scalar, with all that is said of it.
  mutating func nullableScalar(_ schemas: [DocumentNode]) -> SchemaView? {
    let others = schemas.filter { !isNull($0) }
    guard others.count == 1, schemas.count > 1, others[0]["$ref"] == nil else { return nil }
    let view = view(others[0])
    return view.isScalar ? view : nil
  }

  /// Whether null is among the values for which all the schemas hold. One that says nothing of the type excludes nothing;
  /// where one without a type takes null, it is meant for the whole.
  mutating func takesNull(_ schemas: [DocumentNode]) -> Bool {
    if schemas.contains(where: { namesNullAlone($0) || namesNullWithoutType($0) }) { return true }
    let telling = schemas.filter { !saysNothing($0) }
    return !telling.isEmpty && telling.allSatisfy { view($0).isNullable }
  }

  private func namesNullAlone(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true && saysNothing(schema)
  }

  private func namesNullWithoutType(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true
      && ["type", "$ref", "allOf", "oneOf", "anyOf"].allSatisfy { schema[$0] == nil }
  }

  /// Whether the schema, beside others for the same value, says nothing of its type.
  func saysNothing(_ schema: DocumentNode) -> Bool {
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
