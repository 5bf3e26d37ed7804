import EndpointSpec

/// A media type of a request body, with the facts that its content depends on.
struct BodySource {
  let content: DocumentMember
  let encoding: String
  let isRequired: Bool
  let selection: Selection
  let way: NameWay

  /// The body with its content. The encoding may differ from that of the media type.
  func shape(_ content: BodyShape.Content, _ encoding: String? = nil) -> BodyShape {
    BodyShape(content: content, encoding: encoding ?? self.encoding, isRequired: isRequired)
  }
}

/// Reads request bodies in JSON, forms and multipart.
extension OperationReader {
  mutating func structured(_ body: BodySource) -> BodyShape? {
    let (content, encoding) = (body.content, body.encoding)
    guard let schema = content.value["schema"] else {
      if encoding == "json" { return body.shape(.type(TypedUse(.json))) }
      notCarried("the \(quoted(content.key)) body without a schema", at: content.place)
      return nil
    }
    let view = schemaReader.view(schema)
    let selects = selects(view, body.selection)
    let isNamed =
      encoding == "json" && !selects && !isMadeUp(schema) && schemaReader.reference(schema) != nil
    if !isNamed, let parts = arguments(view, body) {
      if !parts.isEmpty || encoding == "json" { return body.shape(.fields(parts)) }
      if case .unsaid = view.additional, view.properties.isEmpty {
        notCarried("the \(encoding) body without fields", at: content.place)
      }
      return nil
    }
    if selects {
      loosened("the caller selects a stream with \(quoted(Self.streamKey))", at: content.place)
    }
    return whole(schema, body)
  }

  /// The fields of an inline body. Each becomes an argument.
  private mutating func arguments(_ view: SchemaView, _ body: BodySource) -> [ParameterShape]? {
    let (isJSON, isMultipart) = (body.encoding == "json", body.encoding == "multipart")
    let hasMore = !isForbidden(view.additional)
    guard view.values == nil, view.type == "object", schemaReader.alternatives(of: view) == nil,
      !view.properties.isEmpty || !isJSON && !hasMore
    else { return nil }
    if hasMore && !isMultipart { return nil }
    let hasRequired = view.properties.contains { view.required.contains($0.key) }
    if !body.isRequired, view.isNullable, hasRequired, isJSON { return nil }
    if !isJSON, !hasMore { reportStrangers(body.content, view) }
    if hasMore { notCarried("additional fields of a form", at: view.place) }
    return schemaReader.fields(view, way: body.way).compactMap { field in
      guard field.only != "response" else { return nil }
      var field = field
      let part = value("encoding", of: body.content.value)?[field.key]
      if isMultipart, let schemas = view.property(field.key) {
        takeFile(&field, schemas)
        if part?["contentType"] == nil { takeBytes(&field, schemas) }
      }
      var argument = argument(field, body.encoding, part)
      if let flag = streamFlag(field.key, argument.field.type.use, body.selection) {
        argument.field.constant = .bool(flag)
      }
      return argument
    }
  }

  /// Whether FastAPI generated the component for this body: `Body_read_flows_flows_filter_post`.
  private func isMadeUp(_ schema: DocumentNode) -> Bool {
    schema.reference.map { DocumentReference($0).name.hasPrefix("Body_") } ?? false
  }

  private func isForbidden(_ additional: SchemaView.Additional) -> Bool {
    switch additional {
    case .unsaid, .forbidden: true
    case .anything, .schema: false
    }
  }

  /// A body that becomes one argument.
  private mutating func whole(_ schema: DocumentNode, _ body: BodySource) -> BodyShape? {
    let (encoding, place) = (body.encoding, body.content.place)
    let read = schemaReader.type(schema, way: body.way.adding("body"))
    var type = schemaReader.withoutWire(read, at: place)
    if type.use == .binary {
      type = TypedUse(.scalar("data"))
    } else if encoding == "json" {
      type.use = encodedInJSON(type.use, at: schema.place)
    }
    let isStruct = shapes.structure(type.use) != nil
    let isDictionary = if case .dictionary = shapes.plain(type.use) { true } else { false }
    if encoding == "multipart" && !isStruct || encoding == "form" && !isStruct && !isDictionary {
      notCarried("the \(encoding) body that is not an object", at: place)
      return nil
    }
    if encoding == "form" { reportStyles(of: type.use, body.content) }
    return body.shape(.type(type), type.use == .scalar("data") ? "binary" : nil)
  }
}
