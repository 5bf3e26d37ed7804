import EndpointJSON
import EndpointSpec

/// Converts properties to fields.
extension SchemaReader {
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
      if view.types.isEmpty, view.type == "array" { suggestions.arrays.insert(place) }
      if view.format == "date-time", view.types != ["string"] { suggestions.dates.insert(place) }
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

  /// The annotations of the schemas. Those of a schema take precedence over those of its reference.
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
    result.deprecation = result.deprecation ?? referred.deprecation
    result.defaultValue = result.defaultValue ?? referred.defaultValue
    if view.isScalar { result.fill(from: referred) }
    if view.type == "array" { result.limits.merge(referred.limits) { own, _ in own } }
    result.limits.merge(innerLimits(of: view)) { own, _ in own }
    return result
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
