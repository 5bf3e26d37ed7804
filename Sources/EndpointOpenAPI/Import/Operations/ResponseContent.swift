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
    case "json": shape.type = jsonType(content.value["schema"], way: way)
    case "text": (shape.type, shape.encoding) = (.string, "text")
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
    return type.element
  }

  /// The elements of an array are no responses: they are items.
  private mutating func wayToResponse(_ schema: DocumentNode, _ way: NameWay) -> NameWay {
    guard schema["$ref"] == nil, view(schema).type == "array" else { return way }
    return NameWay(root: way.root, keys: way.keys.dropLast() + ["item"])
  }
}
