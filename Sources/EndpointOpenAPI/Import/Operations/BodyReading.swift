import EndpointJSON
import EndpointSpec
import EndpointWire

extension OperationReader {
  mutating func readBody(_ operation: inout Operation, way: NamePath) {
    guard let node = operation.node["requestBody"], let described = resolved(node) else { return }
    let content = followedMembers("content", of: described)
    let forms = BodyForms(content, &self)
    let chosen = operation.form.flatMap { form in content.first { $0.key == form } } ?? forms.usual
    guard let chosen else {
      if let empty = described["content"] { mistake("the body has no media type", at: empty.place) }
      return
    }
    if Operation.methodsWithoutBody.contains(operation.method) {
      if hasFields(chosen.value["schema"]) {
        notCarried("the body of a \(operation.method) request", at: node.place)
      }
      return
    }
    let patches = PatchTypes(content, chosen: chosen)
    let carried = Set((forms.others + patches.all).map(\.key))
    operation.offers.body = offers(content) { $0.key == chosen.key }
    if operation.form == nil {
      reportOthers(content.filter { !carried.contains($0.key) }, than: chosen)
    }
    let type = MediaType(chosen.key)
    let body = BodySource(
      content: chosen,
      encoding: type.encoding?.rawValue ?? "text",
      isRequired: described["required"]?.flag ?? false,
      selection: operation.selection,
      way: way
    )
    switch type.encoding {
    case nil:
      loosened("the \(quoted(chosen.key)) body is sent as text", at: chosen.place)
      operation.body = body.shape(.type(TypedUse(.string)))
    case .text:
      operation.body = body.shape(.type(TypedUse(textType(chosen.value["schema"], way: way))))
    case .binary:
      if type.isStream {
        loosened("the \(quoted(type.text)) stream is sent as bytes", at: chosen.place)
      }
      operation.body =
        isBase64(chosen.value["schema"])
        ? body.shape(.type(TypedUse(.string)), "text")
        : body.shape(.type(TypedUse(.scalar("data"))))
    default: operation.body = structured(body)
    }
    if operation.body != nil, let argument = argument(of: patches, for: operation.body, way) {
      operation.parameters.append(argument)
    } else if !type.isUsual, operation.body != nil {
      if type.isRange, body.encoding != "json" {
        loosened(
          "the content type \(quoted(chosen.key)) is a range: no content type is sent",
          at: chosen.place
        )
      } else if !type.isRange {
        operation.headers.add("Content-Type", type.text)
      }
    }
  }

  /// The argument for the media type, if the caller chooses it.
  private mutating func argument(
    of patches: PatchTypes,
    for body: BodyShape?,
    _ way: NamePath
  ) -> ParameterShape? {
    let uses = body?.uses ?? []
    let isArray = uses.count == 1 && body?.isWhole ?? false && shapes.isArray(uses[0])
    return patches.argument(isArray: isArray, &schemaReader.shapes, way: way)
  }

  /// Whether a schema is anything other than an empty object.
  private mutating func hasFields(_ schema: DocumentNode?) -> Bool {
    guard let schema else { return false }
    let view = schemaReader.views.view(schema)
    return !(view.type == "object" && view.properties.isEmpty)
  }

  func offers(
    _ content: [DocumentMember],
    isUsed: (DocumentMember) -> Bool
  ) -> [OfferedMediaTypes.Offer] {
    content.map { member in
      .init(name: MediaType(member.key).essence, place: member.place, isUsed: isUsed(member))
    }
  }

  mutating func reportOthers(_ content: [DocumentMember], than chosen: DocumentMember) {
    for other in content where other.key != chosen.key {
      notCarried(
        "the media type \(quoted(other.key)) in addition to \(quoted(chosen.key))",
        at: other.place
      )
    }
  }

  /// The scalar type of a text body. A string if the schema is not a scalar.
  private mutating func textType(_ schema: DocumentNode?, way: NamePath) -> ShapeUse {
    guard let schema else { return .string }
    let use = schemaReader.type(schema, way: way.adding("body")).use
    if shapes.isText(use), ![.scalar("data"), .binary].contains(shapes.plain(use)) { return use }
    if !shapes.isText(use), use != .json {
      loosened("a text body that is not a scalar is sent as a string", at: schema.place)
    }
    return .string
  }

  private mutating func isBase64(_ schema: DocumentNode?) -> Bool {
    guard let schema else { return false }
    let view = schemaReader.views.view(schema)
    return ["byte", "base64"].contains(view.format) || view.contentEncoding == "base64"
  }

  // MARK: JSON, forms and multipart

  mutating func structured(_ body: BodySource) -> BodyShape? {
    let (content, encoding) = (body.content, body.encoding)
    guard let schema = content.value["schema"] else {
      if encoding == "json" { return body.shape(.type(TypedUse(.json))) }
      notCarried("the \(quoted(content.key)) body without a schema", at: content.place)
      return nil
    }
    let view = schemaReader.views.view(schema)
    let selects = selects(view, body.selection)
    let isNamed =
      encoding == "json" && !selects && !isGeneratedByFastAPI(schema)
      && schemaReader.reference(schema) != nil
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
    guard view.values == nil, view.type == "object",
      schemaReader.views.alternatives(of: view) == nil,
      !view.properties.isEmpty || !isJSON && !hasMore
    else { return nil }
    if hasMore && !isMultipart { return nil }
    let hasRequired = view.properties.contains { view.required.contains($0.key) }
    if !body.isRequired, view.isNullable, hasRequired, isJSON { return nil }
    if !isJSON, !hasMore { reportStrangers(body.content, view) }
    if hasMore { notCarried("additional fields of a form", at: view.place) }
    let arguments: [ParameterShape] = schemaReader.fields(view, way: body.way).compactMap { field in
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
    // Swift users write required arguments first.
    return arguments.filter(\.isWithoutDefault) + arguments.filter { !$0.isWithoutDefault }
  }

  /// Whether FastAPI generated the component for this body: `Body_read_flows_flows_filter_post`.
  private func isGeneratedByFastAPI(_ schema: DocumentNode) -> Bool {
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

/// A media type of a request body, with the facts that its content depends on.
struct BodySource {
  let content: DocumentMember
  let encoding: String
  let isRequired: Bool
  let selection: Selection
  let way: NamePath

  /// The body with its content. The encoding may differ from that of the media type.
  func shape(_ content: BodyShape.Content, _ encoding: String? = nil) -> BodyShape {
    BodyShape(content: content, encoding: encoding ?? self.encoding, isRequired: isRequired)
  }
}
