import EndpointMustache
import EndpointSpec

/// The method that encodes a struct as JSON or to any `Encoder`.
///
/// ```swift
/// json.beginObject()
/// json.field("from", from)
/// json.field("start", start, .unix)
/// json.endObject()
/// ```
extension StructBlueprint {
  var encoding: Declaration {
    Declaration(
      template: "encoding",
      section: .coding,
      context: [
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "statements": .list(encodingStatements.map(TemplateValue.text)),
      ]
    )
  }

  private var encodingStatements: [String] {
    var object = EncodedObject()
    for field in encodedFields { object.insert(field) }
    guard let additional else { return object.statements }
    let writing = WriteStatement(index: type.index)
    return object.statements + [writing.members(additional.name.text, of: additional.valueType)]
  }

  /// The fields to encode. Constants are not properties, but keep their order.
  private var encodedFields: [EncodedField] {
    var properties = properties[...]
    return fields.compactMap { field in
      if let constant = field.constant {
        return field.direction == .response ? nil : EncodedField(constant, of: field)
      }
      let property = properties.removeFirst()
      return property.isEncoded ? EncodedField(property, in: type.index) : nil
    }
  }
}
