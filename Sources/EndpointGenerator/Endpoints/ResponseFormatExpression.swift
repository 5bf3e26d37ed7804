import EndpointJSON
import EndpointSpec
import EndpointWire

extension APIIndex {
  /// How to decode a response: `.json(at: "items")`. Nil if its type determines it.
  func responseFormat(of response: ResponseModel) -> String? {
    switch response {
    case .value(let value):
      guard let status = value.status else { return valueFormat(value) }
      return call(".statuses", [dictionaryLiteral(["\(status): \(responseFormat(of: value))"])])
    case .statuses(let name, let statuses):
      let members = statuses.map { "\($0.status): \(mappedFormat($0, into: name))" }
      return call(".statuses", [dictionaryLiteral(members)])
    case .stream: return nil
    }
  }

  /// How to decode a value. Nil if its type determines it.
  func valueFormat(_ value: ResponseValue) -> String? {
    isPlain(value) ? nil : responseFormat(of: value)
  }

  /// True if the whole body is JSON that its type decodes, or if the body is ignored.
  private func isPlain(_ value: ResponseValue) -> Bool {
    if !value.hasBody { return true }
    return value.at == nil && isJSON(value) && isPlain(value.type, wire: nil)
  }

  /// True if the body is JSON. A value at a path is always in JSON.
  private func isJSON(_ value: ResponseValue) -> Bool {
    value.at != nil || (value.encoding == .json && !isRawBytes(value.type))
  }

  /// True for `data` as the whole body, which is the raw bytes.
  private func isRawBytes(_ type: TypeReference) -> Bool {
    resolvingAlias(type) == .scalar(.data)
  }

  private func responseFormat(of value: ResponseValue) -> String {
    if !value.hasBody { return ".void" }
    if !isJSON(value) { return isRawBytes(value.type) ? ".data" : ".\(value.encoding.rawValue)" }
    let json = value.at.map { call(".json", ["at: \(stringLiteral("\($0)"))"]) } ?? ".json"
    if isPlain(value.type, wire: nil) { return json }
    return closure(json, [reading(value.type, reader: "$0")])
  }

  /// Such as `.json.map { DeckDrawResponse.ok($0) }`. An enum case without a closure is not a `@Sendable` function in
  /// Swift 5.
  private func mappedFormat(_ status: ResponseModel.Status, into name: SwiftName) -> String {
    let format = responseFormat(of: status.value)
    let enumerationCase = "\(name.escaped).\(status.name.member)"
    let value = status.value.hasBody ? "\(enumerationCase)($0)" : enumerationCase
    return closure("\(format).map", [value])
  }
}

extension APIIndex {
  /// The format of a stream: `.events(end: "[DONE]")`.
  func streamFormat(_ format: StreamFormat) -> String {
    var arguments = format.end.map { ["end: \(stringLiteral($0))"] } ?? []
    if format.reconnects { arguments.append("reconnect: true") }
    let name =
      switch format {
      case .events: ".events"
      case .lines: ".lines"
      case .sequence: ".sequence"
      case .gateway: ".gateway"
      }
    return call(name, arguments)
  }

  /// How to decode an element. Nil if its type determines it.
  func elementFormat(
    _ type: TypeReference,
    _ format: StreamFormat,
    at path: String? = nil
  ) -> String? {
    if isText(type, format) { return ".text" }
    if model.events(type) != nil { return ".event" }
    let json = path.map { call(".json", ["at: \(stringLiteral($0))"]) }
    if isPlain(type, wire: nil) { return json }
    return closure(json ?? ".json", [reading(type, reader: "$0")])
  }

  /// How to decode a line, an event or a text of a stream.
  func streamElement(_ type: TypeReference, _ format: StreamFormat) -> String {
    let isWrapped = if case .gateway = format { true } else { false }
    return elementFormat(type, format, at: isWrapped ? "result" : nil) ?? ".json"
  }

  /// True if an element is the text itself.
  func isText(_ type: TypeReference, _ format: StreamFormat) -> Bool {
    resolvingAlias(type) == .scalar(.string) && !format.isOfJSON
  }
}

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
      field.at = JSONPath(components: path.components + field.location)
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
    return EncodedField(property, value: parameter.value, in: self)
  }
}
