import EndpointSpec

/// What the bodies of responses hold.
extension Importer {
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
      // A string of any media type is more often a text than JSON with quotes around it.
      if type.isRange, shape.type.map(shapes.plain) == .string { shape.encoding = "text" }
    case "text":
      (shape.type, shape.encoding) = (textType(content.value["schema"]), "text")
    case "binary": shape.type = .scalar("data")
    default:
      loosened("a body of the type \(quoted(content.key)) is read as a text", at: content.place)
      (shape.type, shape.encoding) = (.string, "text")
    }
  }

  mutating func jsonType(_ schema: DocumentNode?, way: NameWay) -> ShapeUse {
    guard let schema else { return .json }
    let type = type(schema, way: wayToResponse(schema, way))
    if let wire = type.wire {
      reportWire(wire, type.use, at: schema.place)
      return .string
    }
    if type.use == .binary { return .scalar("data") }
    return encodedInJSON(type.element, at: schema.place)
  }

  /// Base64 in a JSON string is read and sent as that string: `data` as a whole body is raw bytes.
  mutating func encodedInJSON(_ use: ShapeUse, at place: Place) -> ShapeUse {
    guard shapes.plain(use) == .scalar("data") else { return use }
    loosened("base64 that is all of a JSON body becomes a string", at: place)
    return .string
  }

  /// A string, whatever the schema says.
  private mutating func textType(_ schema: DocumentNode?) -> ShapeUse {
    let types = schema.map { view($0).types } ?? []
    if let schema, let other = types.first(where: { $0 != "string" }) {
      loosened("a text that is a JSON \(quoted(other)) is read as a string", at: schema.place)
    }
    return .string
  }

  /// The elements of an array are no responses: they are items.
  private mutating func wayToResponse(_ schema: DocumentNode, _ way: NameWay) -> NameWay {
    guard schema["$ref"] == nil, view(schema).type == "array" else { return way }
    return way.replacingKey(with: "item")
  }
}
