import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The statements that write a body whose fields are arguments.
  ///
  /// ```swift
  /// json.beginObject()
  /// json.field("text", text)
  /// json.field("range", BeerRange(from: from, to: to))
  /// json.endObject()
  /// ```
  ///
  /// - Parameter path: The path of a wrapping object.
  func jsonStatements(_ fields: [BoundParameter], at path: JSONPath?) -> [String] {
    var object = EncodedObject()
    for field in fields { object.insert(encodedField(field, at: path)) }
    return ["json.beginObject()"] + object.statements + ["json.endObject()"]
  }

  private func encodedField(_ parameter: BoundParameter, at path: JSONPath?) -> EncodedField {
    var field = parameter.field
    if let path {
      let own = field.at?.components ?? [.key(field.wireName.text)]
      field.at = JSONPath(components: path.components + own)
    }
    if case .constant(let value) = parameter.model.binding { return EncodedField(value, of: field) }
    if !field.isNullable { field.type = parameter.type }
    var body = TypeModel(
      name: SwiftName("Body"),
      form: .structure(StructModel(fields: [], additional: nil)),
      place: field.place
    )
    body.isSent = true
    let property = PropertyBlueprint(field, of: GeneratedType(model: body, index: self))
    return EncodedField(property, value: parameter.text, in: self)
  }
}
