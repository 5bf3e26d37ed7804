import EndpointSpec
import EndpointWire

/// Reads response bodies.
extension OperationReader {
  mutating func readContent(
    _ content: DocumentMember,
    into shape: inout ResponseShape,
    way: NameWay
  ) {
    let type = MediaType(content.key)
    if type.isStream { return readStream(content, into: &shape, way: way) }
    switch type.encoding {
    case .json:
      shape.type = jsonType(content.value["schema"], way: way)
      // A string with a media range is more often plain text than a JSON string.
      if type.isRange, shape.type.map(shapes.plain) == .string { shape.encoding = "text" }
    case .text:
      (shape.type, shape.encoding) = (textType(content.value["schema"]), "text")
    case .binary: shape.type = .scalar("data")
    default:
      loosened("the \(quoted(content.key)) body is read as text", at: content.place)
      (shape.type, shape.encoding) = (.string, "text")
    }
  }

  mutating func jsonType(_ schema: DocumentNode?, way: NameWay) -> ShapeUse {
    guard let schema else { return .json }
    let read = schemaReader.type(schema, way: wayToResponse(schema, way))
    let type = schemaReader.withoutWire(read, at: schema.place)
    if type.use == .binary { return .scalar("data") }
    return encodedInJSON(type.element, at: schema.place)
  }

  /// Base64 as a whole JSON body becomes a string, since `data` as a whole body means raw bytes.
  mutating func encodedInJSON(_ use: ShapeUse, at place: Place) -> ShapeUse {
    guard shapes.plain(use) == .scalar("data") else { return use }
    loosened("a JSON body that is one base64 string becomes a string", at: place)
    return .string
  }

  /// The type of a text body is string, whatever the schema says.
  private mutating func textType(_ schema: DocumentNode?) -> ShapeUse {
    let types = schema.map { schemaReader.view($0).types } ?? []
    if let schema, let other = types.first(where: { $0 != "string" }) {
      loosened(
        "a text body with the JSON type \(quoted(other)) is read as a string",
        at: schema.place
      )
    }
    return .string
  }

  /// Names the elements of an array `item` instead of `response`.
  private mutating func wayToResponse(_ schema: DocumentNode, _ way: NameWay) -> NameWay {
    guard schema["$ref"] == nil, schemaReader.view(schema).type == "array" else { return way }
    return way.replacingKey(with: "item")
  }

  mutating func readStream(
    _ content: DocumentMember,
    into shape: inout ResponseShape,
    way: NameWay
  ) {
    guard let format = MediaType(content.key).streamFormat?.word.rawValue else {
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
    return content["itemSchema"] == nil ? shapes.elements(type) ?? type : type
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
        let type = operation.successes[index].accepted.first?.text ?? ""
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
