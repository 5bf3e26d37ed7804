import EndpointSpec

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
    case "json":
      shape.type = jsonType(content.value["schema"], way: way)
      // A string with a media range is more often plain text than a JSON string.
      if type.isRange, shape.type.map(shapes.plain) == .string { shape.encoding = "text" }
    case "text":
      (shape.type, shape.encoding) = (textType(content.value["schema"]), "text")
    case "binary": shape.type = .scalar("data")
    default:
      loosened("the \(quoted(content.key)) body is read as text", at: content.place)
      (shape.type, shape.encoding) = (.string, "text")
    }
  }

  mutating func jsonType(_ schema: DocumentNode?, way: NameWay) -> ShapeUse {
    guard let schema else { return .json }
    let type = schemaReader.type(schema, way: wayToResponse(schema, way))
    if let wire = type.wire {
      schemaReader.reportWire(wire, type.use, at: schema.place)
      return .string
    }
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
}
