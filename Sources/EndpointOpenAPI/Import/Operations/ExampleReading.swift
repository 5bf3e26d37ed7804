import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads examples of responses: those of a media type, otherwise those of its schema.
extension OperationReader {
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
    source.exampleCount += examples.count
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
    value.reference == nil || value.members?.count != 1 ? value : landed(value) ?? value
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
