import EndpointJSON
import EndpointSpec
import EndpointWire

extension StandardDocument {
  /// The parameters of an operation, including the API's defaults and constant headers.
  ///
  /// - Parameter path: The operation's path. Its parameter names may differ from those of the endpoint.
  func parameters(of endpoint: EndpointModel, path: String) -> [JSONValue] {
    let names = Dictionary(firstOf: zip(endpoint.pathNames.map(\.text), Self.names(in: path)))
    let own = endpoint.parameters.filter { $0.location != .body }.map { parameter in
      let wireName = parameter.field.wireName.text
      let name = parameter.location == .path ? names[wireName] ?? wireName : wireName
      return parameterObject(parameter, named: name, of: endpoint)
    }
    return (own + variables(of: endpoint, names) + constantHeaders(of: endpoint)).map {
      .object($0)
    }
  }

  private static func names(in path: String) -> [String] {
    path.split(separator: "{").dropFirst().compactMap { part in
      part.split(separator: "}", omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  private func parameterObject(
    _ parameter: ParameterModel,
    named name: String,
    of endpoint: EndpointModel
  ) -> JSONObject {
    let field = parameter.field
    var object: JSONObject = [
      "name": .string(name), "in": .string(parameter.location.rawValue),
    ]
    object["description"] = field.documentation.text
    if parameter.location == .path || isRequired(parameter) { object["required"] = true }
    object.add(field.deprecation)
    addSchema(of: parameter, to: &object)
    object["examples"] = examples(endpoint) { example in
      example.arguments.first { $0.name == field.wireName.text }?.value
    }
    return object
  }

  /// Adds the schema and the style. If OpenAPI has no such style, adds `content`.
  private func addSchema(of parameter: ParameterModel, to object: inout JSONObject) {
    var field = parameter.fieldWithDefault
    field.documentation = Documentation()
    field.deprecation = nil
    let schema = JSONValue.object(self.schema(of: field, isReceived: false))
    guard [.query, .cookie].contains(parameter.location), let style = style(of: parameter) else {
      object["schema"] = schema
      return
    }
    guard style != .json else {
      object["content"] = ["application/json": ["schema": schema]]
      return
    }
    for (key, value) in serialization(style) { object[key] = value }
    if style == .brackets, let name = object["name"]?.stringValue {
      object["name"] = .string(name + "[]")
    }
    object["schema"] = schema
  }

  /// The style of an array or an object. Nil for other types.
  func style(of parameter: ParameterModel) -> ParameterStyle? {
    style(of: parameter.field.type, arrays: parameter.arrayStyle, objects: parameter.objectStyle)
  }

  func style(
    of type: TypeReference,
    arrays: ParameterStyle,
    objects: ParameterStyle
  ) -> ParameterStyle? {
    switch model.plain(type) {
    case .array: return arrays
    case .dictionary: return objects
    case .named(let name):
      guard case .structure = model.type(named: name)?.form else { return nil }
      return objects
    case .scalar, .optional: return nil
    }
  }

  /// The OpenAPI keys of a style, without those that equal their defaults.
  ///
  /// Brackets become part of the name. `indexed` is written as `deepObject`, which tools read that way.
  func serialization(_ style: ParameterStyle) -> [(String, JSONValue)] {
    switch style {
    case .repeat, .brackets, .json: return []
    case .indexed: return [("style", "deepObject"), ("explode", true)]
    case .comma, .space, .pipe, .deepObject, .flat:
      guard let row = WireStyle.written(style.rawValue) else { return [] }
      return [("style", .string(row.style)), ("explode", .bool(row.explode))]
    }
  }

  /// Server variables in the path. OpenAPI requires that each name in a path is a parameter.
  private func variables(of endpoint: EndpointModel, _ names: [String: String]) -> [JSONObject] {
    endpoint.path.compactMap { part in
      guard case .variable(let name) = part else { return nil }
      let variables = model.servers.flatMap(\.variables).filter { $0.wireName == name }
      var schema: JSONObject = ["type": "string"]
      schema["default"] = variables.compactMap(\.defaultValue).first.map { .string($0) }
      return [
        "name": .string(names[name.text] ?? name.text), "in": "path",
        "description": "A variable of the server.", "required": true, "schema": .object(schema),
      ]
    }
  }

  /// OpenAPI ignores these headers as parameters, since it expresses them elsewhere.
  static let ignoredHeaders: Set<String> = ["accept", "content-type", "authorization"]

  private func constantHeaders(of endpoint: EndpointModel) -> [JSONObject] {
    endpoint.headers.filter { !Self.ignoredHeaders.contains($0.name.lowercased()) }.map { header in
      [
        "name": .string(header.name), "in": "header", "required": true,
        "schema": ["type": "string", "const": .string(header.value)],
      ]
    }
  }

  /// The named examples that have a value. Examples with the same name are merged.
  func examples(_ endpoint: EndpointModel, _ value: (ExampleModel) -> JSONValue?) -> JSONValue? {
    var examples = JSONObject()
    for example in endpoint.examples {
      examples[example.wireName] = value(example).map { ["value": $0] }
    }
    return nonEmpty(examples)
  }
}

extension ParameterModel {
  /// The parameter's field. The default is that of the client, otherwise that of the server.
  var fieldWithDefault: FieldModel {
    var field = field
    field.defaultValue = field.defaultValue ?? serverDefault
    return field
  }
}
