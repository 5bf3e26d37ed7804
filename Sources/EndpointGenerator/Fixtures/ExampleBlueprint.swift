import EndpointJSON
import EndpointJudge
import EndpointSpec

/// An example of the spec.
///
/// ```swift
/// Example("live", of: Sales.active(), status: 200, body: #"[]"#)
/// ```
struct ExampleBlueprint: Sendable {
  let example: ExampleModel
  let endpoint: EndpointModel
  let index: APIIndex

  var context: JSONValue {
    [
      "name": .string(example.wireName),
      "endpoint": .string(endpoint.id),
      "text": .string(expression),
    ]
  }

  private var expression: String {
    let name = stringLiteral(example.wireName)
    let matched = callExpression
    let request = matched.map { "of: \($0)" } ?? "endpoint: \(stringLiteral(endpoint.id))"
    if case .stream(let type, let format) = endpoint.response, example.status / 100 == 2 {
      let isText = index.isText(type, format)
      let content = index.model.events(type).map(events) ?? elements(isText: isText)
      let format = "format: \(index.streamFormat(format))"
      return call(
        "Example",
        [name, request] + (matched == nil ? [format] : []) + [content]
      )
    }
    let body = example.response.map { "body: \(rawStringLiteral(lines($0)))" }
    return call(
      "Example",
      [name, request, "status: \(example.status)"] + [body].compactMap(\.self)
    )
  }

  /// The elements of a stream, one per line.
  private func elements(isText: Bool) -> String {
    let elements = example.response?.arrayValue ?? []
    let texts = elements.map { element in
      if isText, case .string(let text) = element { return rawStringLiteral([text]) }
      return rawStringLiteral([element.readable(width: .max)])
    }
    return "elements: \(arrayLiteral(texts))"
  }

  /// The events of a stream with their names, one per line.
  private func events(_ union: UnionModel) -> String {
    let events = example.response?.arrayValue ?? []
    let pairs = events.map { event -> String in
      let name = event[UnionModel.eventKey.text] ?? .null
      let data = event[UnionModel.dataKey.text]
      let type = union.members.first { $0.tag == name }?.type
      let isText = type.map { index.resolvingAlias($0) == .scalar(.string) } ?? false
      let text = isText ? data?.stringValue : data?.readable(width: .max)
      return "(\(stringLiteral(name.stringValue ?? "")), \(rawStringLiteral([text ?? ""])))"
    }
    return "events: \(arrayLiteral(pairs))"
  }

  /// The response as lines of text.
  private func lines(_ response: JSONValue) -> [String] {
    if case .string(let text) = response, isText {
      return text.split(at: UInt8(ascii: "\n")).map(String.init)
    }
    // The layout of JSON does not depend on the position of the literal.
    return response.readable(width: 92).split(at: UInt8(ascii: "\n")).map(String.init)
  }

  /// True if the response is raw text. The body of a failure is always JSON.
  private var isText: Bool {
    switch endpoint.expectedResponse(to: example, in: index.model) {
    case .value(let value): value.encoding != .json
    case .status(let status, _): status.value.encoding != .json
    case .failure(let failure) where failure.type != nil: false
    case .failure, .none: endpoint.response.values.contains { $0.encoding != .json }
    case .stream: false
    }
  }
}

/// The type that provides the values of examples: `Draw.examples`, for the response type or its element type. For
/// Swift's own types it is the receiver of the endpoint: `Deck.countExamples`.
struct ExampleOwner: Hashable, Sendable {
  /// The type to extend.
  let type: String
  /// The name of the file without suffix: `Draw` of `Draw+Examples.swift`.
  let file: String
  /// The name of the property, such as `examples`.
  let accessor: String
  /// The nested struct with the values.
  let container: String

  /// - Parameter verb: The name of the endpoint, for values of one of Swift's own types.
  init(type: String, file: String, verb: String? = nil) {
    (self.type, self.file) = (type, file)
    accessor = verb.map { "\($0)Examples" } ?? "examples"
    container = "\(verb.map { SwiftNaming.typeNamePart(for: $0) } ?? "")ExampleValues"
  }
}

extension APIIndex {
  /// The owner for values of a type or types made from it, such as arrays. Nil if the type belongs to Swift or the app,
  /// or already has a member `examples`.
  func exampleOwner(of type: TypeReference) -> ExampleOwner? {
    switch resolvingAlias(type) {
    case .scalar: return nil
    case .array(let inner), .dictionary(let inner), .optional(let inner):
      return exampleOwner(of: inner)
    case .named(let name):
      if case .external? = form(of: name) { return nil }
      let verbs = endpoints(of: .type(name)).map(\.verb)
      guard !(cases(of: name) + verbs).contains(SwiftName("examples")) else { return nil }
      return ExampleOwner(type: name.escaped, file: specName(of: name).text)
    }
  }

  private func cases(of type: SwiftName) -> [SwiftName] {
    switch form(of: type) {
    case .enumeration(let enumeration): enumeration.cases.map(\.name)
    case .union(let union): union.members.map(\.name)
    case .structure, .identifier, .alias, .external, nil: []
    }
  }
}

/// The call that an example belongs to: `Deck(id: "gy7aqxz5nmpd").draw(count: 2)`.
///
/// It is the call that a user would write, so that the fixture matches exactly that request.
extension ExampleBlueprint {
  /// Nil if the example has no arguments for a call. It then matches any call of its endpoint.
  var callExpression: String? {
    guard example.hasArguments, endpoint.deprecation == nil, let receiver else { return nil }
    var arguments: [String] = []
    for argument in endpoint.arguments(in: index.model) {
      guard let value = given(argument) else {
        if index.argumentDefault(of: argument.field, argument.serverDefault) == nil { return nil }
        continue
      }
      guard let expression = index.expression(value, of: argument.field) else { return nil }
      arguments.append(labeled(argument.label?.label, expression))
    }
    return call("\(receiver).\(endpoint.verb.member)", arguments)
  }

  private func given(_ argument: Argument) -> JSONValue? {
    let whole = given(argument.parameter?.field.wireName ?? WireName("body"))
    guard argument.isSpread else { return whole }
    return whole.flatMap { index.fieldValue(argument.field, in: $0) }
  }

  private func given(_ name: WireName) -> JSONValue? {
    example.arguments.first { $0.name == name.text }?.value
  }

  private var receiver: String? {
    let bound = endpoint.parameters.compactMap(receiverArgument)
    let name = index.receiverName(of: endpoint.receiver)
    if bound.isEmpty { return endpoint.instanceParameter == nil ? name.escaped : nil }
    guard case .structure(let structure)? = index.form(of: name) else {
      return call(name.escaped, bound.map { "\($0.name.label): \($0.value)" })
    }
    return arguments(of: structure, bound).map { call(name.escaped, $0) }
  }

  private func receiverArgument(
    _ parameter: ParameterModel
  ) -> (name: SwiftName, value: String)? {
    switch parameter.binding {
    case .receiver:
      guard case .type(let name) = endpoint.receiver,
        case .identifier(let scalar)? = index.form(of: name),
        let value = given(parameter.field.wireName),
        let expression = index.expression(value, as: .scalar(scalar))
      else { return nil }
      return (SwiftName("id"), expression)
    case .receiverField(let name):
      guard let value = given(parameter.field.wireName),
        let expression = index.expression(value, of: parameter.field)
      else { return nil }
      return (name, expression)
    case .argument, .constant, .spread: return nil
    }
  }

  /// The arguments of a receiver. The request does not contain its other fields, so the required ones are samples.
  private func arguments(
    of structure: StructModel,
    _ bound: [(name: SwiftName, value: String)]
  ) -> [String]? {
    let sample = Samples(index.model, .response).smallest(structure)
    var arguments: [String] = []
    for field in structure.fields where field.constant == nil {
      var value = bound.first { $0.name == field.name }?.value
      if value == nil, index.isRequired(field) {
        let isSent = endpoint.parameters.contains { $0.binding == .receiverField(field.name) }
        guard !isSent, let unsent = unsentValue(of: field, sample) else { return nil }
        value = unsent
      }
      if let value { arguments.append("\(field.name.label): \(value)") }
    }
    return arguments
  }

  private func unsentValue(of field: FieldModel, _ sample: JSONValue?) -> String? {
    if index.resolvingAlias(field.type) == .scalar(.string) { return stringLiteral("") }
    return sample.flatMap { index.fieldValue(field, in: $0) }
      .flatMap { index.expression($0, of: field) }
  }
}
