import EndpointJSON
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
    if case .stream(let type, let format, let end) = endpoint.response, example.status / 100 == 2 {
      let isText = index.resolvingAlias(type) == .scalar(.string)
      let format = "format: \(index.streamFormat(format, end: end))"
      return call(
        "Example",
        [name, request] + (matched == nil ? [format] : []) + [elements(isText: isText)]
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

  /// The response as lines of text.
  private func lines(_ response: JSONValue) -> [String] {
    if case .string(let text) = response, isText {
      return text.split(at: UInt8(ascii: "\n")).map(String.init)
    }
    // The layout of JSON does not depend on the position of the literal.
    return response.readable(width: 92).split(separator: "\n").map(String.init)
  }

  /// True if the response is raw text. The body of a failure is always JSON.
  private var isText: Bool {
    switch ExpectedResponse(endpoint, in: index.model).outcome(of: example) {
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
