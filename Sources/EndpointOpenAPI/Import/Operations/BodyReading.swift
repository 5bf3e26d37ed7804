import EndpointJSON
import EndpointSpec

extension OperationReader {
  mutating func readBody(_ operation: inout Operation, way: NameWay) {
    guard let node = operation.node["requestBody"], let body = resolved(node) else { return }
    let content = followedMembers("content", of: body)
    let forms = BodyForms(content, &source.documents)
    let chosen = operation.form.flatMap { form in content.first { $0.key == form } } ?? forms.usual
    guard let chosen else {
      if let empty = body["content"] { mistake("the body has no media type", at: empty.place) }
      return
    }
    if Operation.methodsWithoutBody.contains(operation.method) {
      if hasFields(chosen.value["schema"]) {
        notCarried("the body of a \(operation.method) request", at: node.place)
      }
      return
    }
    let carried = Set(forms.others.map(\.key))
    if operation.form == nil {
      reportOthers(content.filter { !carried.contains($0.key) }, than: chosen)
    }
    let type = MediaType(chosen.key)
    let source = BodySource(
      content: chosen,
      encoding: type.encoding ?? "text",
      isRequired: body["required"]?.flag ?? false,
      selection: operation.selection,
      way: way
    )
    switch type.encoding {
    case nil:
      loosened("the \(quoted(chosen.key)) body is sent as text", at: chosen.place)
      operation.body = source.shape(.type(TypedUse(.string)))
    case "text":
      operation.body = source.shape(.type(TypedUse(textType(chosen.value["schema"], way: way))))
    case "binary":
      if type.isStream {
        loosened("the \(quoted(type.text)) stream is sent as bytes", at: chosen.place)
      }
      operation.body =
        isBase64(chosen.value["schema"])
        ? source.shape(.type(TypedUse(.string)), "text")
        : source.shape(.type(TypedUse(.scalar("data"))))
    default: operation.body = structured(source)
    }
    if !type.isUsual, operation.body != nil {
      if type.isRange, source.encoding != "json" {
        loosened(
          "the content type \(quoted(chosen.key)) is a range: no content type is sent",
          at: chosen.place
        )
      } else if !type.isRange {
        operation.headers.add("Content-Type", type.text)
      }
    }
  }

  /// Whether a schema is anything other than an empty object.
  private mutating func hasFields(_ schema: DocumentNode?) -> Bool {
    guard let schema else { return false }
    let view = schemaReader.view(schema)
    return !(view.type == "object" && view.properties.isEmpty)
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
  private mutating func textType(_ schema: DocumentNode?, way: NameWay) -> ShapeUse {
    guard let schema else { return .string }
    let use = schemaReader.type(schema, way: way.adding("body")).use
    if isText(use), ![.scalar("data"), .binary].contains(shapes.plain(use)) { return use }
    if !isText(use), use != .json {
      loosened("a text body that is not a scalar is sent as a string", at: schema.place)
    }
    return .string
  }

  private mutating func isBase64(_ schema: DocumentNode?) -> Bool {
    guard let schema else { return false }
    let view = schemaReader.view(schema)
    return ["byte", "base64"].contains(view.format) || view.contentEncoding == "base64"
  }
}
