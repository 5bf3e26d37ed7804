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
struct EncodingBlueprint {
  let blueprint: StructBlueprint

  init(_ blueprint: StructBlueprint) { self.blueprint = blueprint }

  var declaration: Declaration {
    Declaration(
      template: "encoding",
      section: .coding,
      context: [
        "access": .text(blueprint.type.access),
        "name": .text(blueprint.type.name.escaped),
        "statements": .list(statements.map(TemplateValue.text)),
      ]
    )
  }

  private var statements: [String] {
    var tree = EncodedObject()
    for field in encodedFields { tree.insert(field) }
    return tree.statements + additionalStatements
  }

  /// The fields to encode. Constants are not properties, but keep their order.
  private var encodedFields: [EncodedField] {
    let index = blueprint.type.index
    var properties = blueprint.properties[...]
    return blueprint.fields.compactMap { field in
      if let constant = field.constant {
        return field.direction == .response ? nil : EncodedField(constant, of: field)
      }
      let property = properties.removeFirst()
      return property.isEncoded ? EncodedField(property, in: index) : nil
    }
  }

  private var additionalStatements: [String] {
    guard let additional = blueprint.additional else { return [] }
    let writing = WriteStatement(index: blueprint.type.index)
    return [writing.members(additional.name.text, of: additional.valueType)]
  }
}
