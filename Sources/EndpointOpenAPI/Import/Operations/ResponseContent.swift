import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads the bodies, headers and examples of responses.
extension OperationReader {
  mutating func readContent(
    _ content: DocumentMember,
    into shape: inout ResponseShape,
    way: NamePath
  ) {
    let type = MediaType(content.key)
    if let format = type.streamFormat {
      return readStream(content, as: format, into: &shape, way: way)
    }
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

  mutating func jsonType(_ schema: DocumentNode?, way: NamePath) -> ShapeUse {
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
    let types = schema.map { schemaReader.views.view($0).types } ?? []
    if let schema, let other = types.first(where: { $0 != "string" }) {
      loosened(
        "a text body with the JSON type \(quoted(other)) is read as a string",
        at: schema.place
      )
    }
    return .string
  }

  /// Names the elements of an array `item` instead of `response`.
  private mutating func wayToResponse(_ schema: DocumentNode, _ way: NamePath) -> NamePath {
    guard schema["$ref"] == nil, schemaReader.views.view(schema).type == "array" else { return way }
    return way.replacingKey(with: "item")
  }

  mutating func readStream(
    _ content: DocumentMember,
    as streamFormat: StreamFormat,
    into shape: inout ResponseShape,
    way: NamePath
  ) {
    let format = streamFormat.word.rawValue
    shape.stream = format
    if format == "sse" { shape.endOfStream = endOfEvents }
    shape.type = elementType(content.value, isOfEvents: format == "sse", way: way)
  }

  /// The type of an element. Without a schema it is the text.
  private mutating func elementType(
    _ content: DocumentNode,
    isOfEvents: Bool,
    way: NamePath
  ) -> ShapeUse {
    guard let described = content["itemSchema"] ?? content["schema"] else { return .string }
    if isOfEvents, let events = namedEvents(described, way: way) { return events }
    guard let schema = isOfEvents ? eventData(described) : described else { return .string }
    let type = jsonType(schema, way: way.replacingKey(with: "event"))
    return content["itemSchema"] == nil ? shapes.elements(type) ?? type : type
  }

  /// The schema of an event's data, if the schema describes whole events, as OpenAPI 3.2 does for server-sent events.
  /// Nil if the data is text.
  private mutating func eventData(_ schema: DocumentNode) -> DocumentNode? {
    guard let event = resolvedSilently(schema), let data = event["properties"]?["data"],
      event["properties"]?["event"] != nil || event["properties"]?["id"] != nil,
      event.members("properties").allSatisfy({ Self.linesOfEvents.contains($0.key) })
    else { return schema }
    guard let text = resolvedSilently(data), text["type"]?.text == "string" else { return data }
    guard let type = text["contentMediaType"]?.text, MediaType(type).isJSON else { return nil }
    return text["contentSchema"]
  }

  /// The fields of a server-sent event (WHATWG HTML, section 9.2.6).
  private static let linesOfEvents: Set<String> = ["event", "data", "id", "retry", "comment"]

  // MARK: Headers

  mutating func headers(_ node: DocumentNode?) -> [FieldShape] {
    var fields: [FieldShape] = []
    var seen: Set<String> = []
    for member in node?.members ?? [] where member.key.lowercased() != "content-type" {
      guard let header = resolved(member.value) else { continue }
      guard seen.insert(member.key.lowercased()).inserted else {
        mistake("the header \(quoted(member.key)) is a duplicate", at: member.place)
        continue
      }
      guard isHeaderName(member.key) else {
        mistake("\(quoted(member.key)) is not a valid header name", at: member.place)
        continue
      }
      guard
        let schema = header["schema"]
          ?? followedMembers("content", of: header).first?.value["schema"]
      else {
        mistake("the header \(quoted(member.key)) has no \"schema\"", at: member.place)
        continue
      }
      var field = schemaReader.field(
        member.key,
        [schema],
        isRequired: header["required"]?.flag ?? false,
        at: member.place,
        way: NamePath(root: .header(member.key.lowercased()), keys: [member.key])
      )
      field.annotations.description = header["description"]?.text ?? field.annotations.description
      field.constant = nil
      field.type.wire = nil
      fields.append(shapes.isHeader(field.type.use) ? field : asString(field))
    }
    return fields
  }

  // MARK: Examples: those of a media type, otherwise those of its schema

  /// Adds the examples of a response. Reports those that its encoding cannot express.
  mutating func addExamples(
    _ content: DocumentMember,
    _ status: String,
    _ operation: inout Operation
  ) {
    let type = MediaType(content.key)
    let isText = type.isStream || !type.isJSON
    guard type.isJSON || type.isStream || type.encoding == .text || type.encoding == nil else {
      return leaveOutExamples(content, "a body that is not text")
    }
    for var example in heldExamples(content) {
      let isShown = !example.value.isNull && (!isText || example.value.text != nil)
      if isShown {
        example.status = status
        operation.examples.append(example)
      } else {
        leaveOut([example], "which is \(example.value.node.kind.name)", content)
      }
    }
  }

  /// Reports that the examples of all media types of a response are not carried.
  mutating func leaveOutExamples(_ response: DocumentNode, _ reason: String) {
    for content in followedMembers("content", of: response) { leaveOutExamples(content, reason) }
  }

  /// Reports that the examples of a media type are not carried. They still count as examples of the document.
  mutating func leaveOutExamples(_ content: DocumentMember, _ reason: String) {
    leaveOut(heldExamples(content), reason, content)
  }

  private mutating func leaveOut(
    _ examples: [ExampleShape],
    _ reason: String,
    _ content: DocumentMember
  ) {
    lostExampleCount += examples.count
    for example in examples {
      notCarried(
        "the example \(quoted(example.name)) under \(quoted(content.key)), \(reason)",
        at: example.place
      )
    }
  }

  private mutating func heldExamples(_ content: DocumentMember) -> [ExampleShape] {
    var held: [ExampleShape] = []
    if let example = content.value["example"] {
      held.append(ExampleShape(value: exampleValue(example), place: example.place))
    }
    for member in members("examples", of: content.value) {
      guard let example = resolved(member.value) else { continue }
      if example["externalValue"] != nil {
        notCarried("the example \(quoted(member.key)), which is an external file", at: member.place)
      }
      if let value = example["value"] ?? example["dataValue"] {
        let value = exampleValue(value)
        held.append(ExampleShape(name: member.key, value: value, place: member.place))
      }
    }
    guard content.value["example"] == nil, content.value["examples"] == nil,
      let schema = content.value["schema"], MediaType(content.key).isJSON
    else { return held }
    let examples = examples(ofSchema: schema)
    carriedExamples.formUnion(examples.map(\.place))
    return examples.map { ExampleShape(value: $0, place: $0.place) }
  }

  /// The value of an example, which may be in another file (Redocly). An example that only looks like a reference stays
  /// unchanged.
  mutating func exampleValue(_ value: DocumentNode) -> DocumentNode {
    value.reference == nil || value.members?.count != 1 ? value : resolvedSilently(value) ?? value
  }

  /// The examples of a schema, otherwise those of the component that it refers to.
  private mutating func examples(ofSchema schema: DocumentNode) -> [DocumentNode] {
    let own = schema.examples
    guard own.isEmpty, let reference = schema["$ref"], let target = target(of: reference),
      target.place != schema.place
    else { return own }
    return target.examples
  }
}
