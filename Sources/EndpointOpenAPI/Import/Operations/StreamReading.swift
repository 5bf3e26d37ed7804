import EndpointSpec

/// Reads streaming responses. The schema is that of an element, or of an array of all elements.
extension OperationReader {
  mutating func readStream(
    _ content: DocumentMember,
    into shape: inout ResponseShape,
    way: NameWay
  ) {
    guard let format = MediaType(content.key).streamFormat else {
      return readStreamAsText(&shape, content.key, at: content.place)
    }
    shape.stream = format
    if format == "sse" { shape.endOfStream = endOfEvents }
    shape.type = elementType(content.value, isOfEvents: format == "sse", way: way)
  }

  /// The type of an element. Without a schema it is the text.
  private mutating func elementType(
    _ content: DocumentNode,
    isOfEvents: Bool,
    way: NameWay
  ) -> ShapeUse {
    guard let described = content["itemSchema"] ?? content["schema"] else { return .string }
    guard let schema = isOfEvents ? eventData(described) : described else { return .string }
    let type = jsonType(schema, way: way.replacingKey(with: "event"))
    if case .array(let element) = shapes.plain(type), content["itemSchema"] == nil {
      return element
    }
    return type
  }

  /// The schema of an event's data, if the schema describes whole events, as OpenAPI 3.2 does for server-sent events.
  /// Nil if the data is text.
  private mutating func eventData(_ schema: DocumentNode) -> DocumentNode? {
    guard let event = landed(schema), let data = event["properties"]?["data"],
      event["properties"]?["event"] != nil || event["properties"]?["id"] != nil,
      event.members("properties").allSatisfy({ Self.linesOfEvents.contains($0.key) })
    else { return schema }
    guard let text = landed(data), text["type"]?.text == "string" else { return data }
    guard let type = text["contentMediaType"]?.text, MediaType(type).isJSON else { return nil }
    return text["contentSchema"]
  }

  /// The fields of a server-sent event (WHATWG HTML, section 9.2.6).
  private static let linesOfEvents: Set<String> = ["event", "data", "id", "retry", "comment"]

  private mutating func readStreamAsText(
    _ shape: inout ResponseShape,
    _ mediaType: String,
    at place: Place
  ) {
    loosened("the \(quoted(mediaType)) stream is read as one text", at: place)
    (shape.type, shape.encoding, shape.stream) = (.string, "text", nil)
  }

  /// A stream must be the only success, and its headers cannot be read.
  mutating func settleStreams(_ operation: inout Operation) {
    let isAlone = operation.successes.count == 1
    for index in operation.successes.indices where operation.successes[index].stream != nil {
      guard isAlone else {
        let place = operation.successes[index].place
        let type = operation.successes[index].accepted?.types.first?.text ?? ""
        readStreamAsText(&operation.successes[index], type, at: place)
        continue
      }
      for header in operation.successes[index].headers {
        notCarried("the header \(quoted(header.key)) of a stream", at: header.place)
      }
      operation.successes[index].headers = []
    }
  }
}
