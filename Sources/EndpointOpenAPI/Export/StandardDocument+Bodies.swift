import EndpointJSON
import EndpointSpec
import EndpointWire

extension StandardDocument {
  /// The `requestBody` of an operation.
  func requestBody(of endpoint: EndpointModel) -> JSONValue? {
    guard let body = endpoint.body else { return nil }
    let (schema, isRequired) = content(of: body, endpoint)
    var media: JSONObject = ["schema": .object(schema)]
    media["encoding"] = encoding(of: body, endpoint)
    media["examples"] = examples(endpoint) { bodyExample($0, body, endpoint) }
    var object = JSONObject()
    if isRequired { object["required"] = true }
    let types = mediaTypes(of: body, endpoint)
    object["content"] = .object(JSONObject(types.map { ($0, .object(media)) }))
    return .object(object)
  }

  private func content(
    of body: BodyModel,
    _ endpoint: EndpointModel
  ) -> (schema: JSONObject, isRequired: Bool) {
    switch body.content {
    case .value(let type, _, _):
      let isRaw = body.encoding == .binary || type.wrapped == .scalar(.data) && body.at == nil
      let schema = isRaw ? Self.bytes : self.schema(of: type.wrapped)
      return (wrapped(schema, at: body.at), !type.isOptional)
    case .fields:
      var tree = SchemaTree()
      let fields = endpoint.parameters.filter { $0.location == .body }
      for parameter in fields {
        tree.insert(
          bodyField(parameter, in: body),
          at: (parameter.field.at?.components ?? [.key(key(of: parameter, in: body))])[...],
          isRequired: isRequired(parameter)
        )
      }
      var schema = tree.schema
      schema["type"] = "object"
      return (wrapped(schema, at: body.at), true)
    }
  }

  static let bytes: JSONObject = ["type": "string", "format": "binary"]

  /// Nests a schema in the objects of a path.
  private func wrapped(_ schema: JSONObject, at path: JSONPath?) -> JSONObject {
    guard let path, !path.components.isEmpty else { return schema }
    var tree = SchemaTree()
    tree.insert(schema, at: path.components[...], isRequired: true)
    return tree.schema
  }

  private func bodyField(_ parameter: ParameterModel, in body: BodyModel) -> JSONObject {
    let isPart = body.encoding == .multipart && parameter.field.type.wrapped == .scalar(.data)
    if isPart { return Self.bytes }
    return schema(of: parameter.fieldWithDefault, isReceived: false)
  }

  func isRequired(_ parameter: ParameterModel) -> Bool {
    let field = parameter.field
    return field.constant != nil || !field.type.isOptional && field.defaultValue == nil
  }

  /// The key of a field. In forms, it includes the brackets of an array.
  private func key(of parameter: ParameterModel, in body: BodyModel) -> String {
    let name = parameter.field.wireName.text
    return body.encoding == .form && style(of: parameter) == .brackets ? name + "[]" : name
  }

  private func encoding(of body: BodyModel, _ endpoint: EndpointModel) -> JSONValue? {
    guard [.form, .multipart].contains(body.encoding) else { return nil }
    var encoding = JSONObject()
    switch body.content {
    case .fields:
      for parameter in endpoint.parameters where parameter.location == .body {
        var part = body.encoding == .form ? written(style(of: parameter)) : JSONObject()
        if parameter.partEncoding == .json { part["contentType"] = "application/json" }
        encoding[key(of: parameter, in: body)] = nonEmpty(part)
      }
    case .value(let type, _, _):
      guard body.encoding == .form, case .named(let name) = model.plain(type),
        case .structure(let structure)? = model.form(of: name)
      else { return nil }
      for field in structure.fields where field.direction != .response {
        let style = style(of: field.type, arrays: body.arrayStyle, objects: body.objectStyle)
        encoding[field.wireName.text] = nonEmpty(written(style))
      }
    }
    return nonEmpty(encoding)
  }

  /// The encoding of a form field with a style.
  private func written(_ style: ParameterStyle?) -> JSONObject {
    guard let style else { return JSONObject() }
    return JSONObject(style == .json ? [("contentType", "application/json")] : serialization(style))
  }

  /// The media types of a body. There are several if the caller chooses one with a `Content-Type` argument.
  private func mediaTypes(of body: BodyModel, _ endpoint: EndpointModel) -> [String] {
    if let header = endpoint.headers.first(where: { $0.name.lowercased() == "content-type" }) {
      return [header.value]
    }
    let choice = endpoint.parameters.first {
      $0.location == .header && $0.field.wireName.text.lowercased() == "content-type"
    }
    let cases = choice.flatMap { model.enumeration($0.field.type) }?.cases ?? []
    let texts = cases.compactMap(\.value.stringValue)
    return texts.isEmpty ? [body.encoding.mediaType] : texts
  }

  /// The body that an example's arguments form, if each of them has its own key.
  private func bodyExample(
    _ example: ExampleModel,
    _ body: BodyModel,
    _ endpoint: EndpointModel
  ) -> JSONValue? {
    guard case .fields = body.content, body.at == nil else { return nil }
    let fields = endpoint.parameters.filter { $0.location == .body }
    guard fields.allSatisfy({ $0.field.at == nil }) else { return nil }
    var object = JSONObject()
    for parameter in fields {
      let name = parameter.field.wireName.text
      let value = example.arguments.first { $0.name == name }?.value
      object[key(of: parameter, in: body)] = value ?? parameter.field.constant
    }
    return nonEmpty(object)
  }
}
