import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The decoded value of an example whose response has a type.
///
/// ```swift
/// public var twoCards: Draw { DeckOfCards.examples.value("twoCards", of: "Deck.draw") }
/// ```
struct ExampleValue: Sendable {
  let example: ExampleModel
  let endpoint: EndpointModel
  let owner: ExampleOwner
  /// `Draw`, `[Tick]`
  let type: String
  let expression: String
}

extension ExampleBlueprint {
  /// Nil if the response has no body or no type.
  var value: ExampleValue? {
    switch ExpectedResponse(endpoint, in: index.model).outcome(of: example) {
    case .none: nil
    case .failure(let failure):
      if let type = failure.type { decoded(type, format: nil) } else { failureValue(failure.name) }
    case .value(let value): decoded(value.type, format: index.valueFormat(value))
    case .status(let status, let name): statusValue(status, name)
    case .stream(let type): decoded(.array(type), format: index.streamElement(type), isStream: true)
    }
  }

  private func decoded(
    _ type: TypeReference,
    format: String?,
    isStream: Bool = false
  ) -> ExampleValue? {
    let isThere = isStream || example.response != nil || index.isOptional(type)
    guard index.resolvingAlias(type) != .scalar(.void), isThere else { return nil }
    return value(
      owner: index.exampleOwner(of: type) ?? endpointOwner,
      type: typeText(type),
      lookup(isStream ? "values" : "value", format: format)
    )
  }

  /// `DeckOfCards.examples.value("twoCards", of: "Deck.draw")`
  private func lookup(_ function: String, format: String?) -> String {
    let name = stringLiteral(example.wireName)
    return call(
      "\(index.model.name.escaped).examples.\(function)",
      [name, "of: \(stringLiteral(endpoint.id))"] + [format].compactMap(\.self)
    )
  }

  private func statusValue(_ status: ResponseModel.Status, _ name: SwiftName) -> ExampleValue? {
    let hasBody = status.value.hasBody
    guard !hasBody || example.response != nil || index.isOptional(status.value.type) else {
      return nil
    }
    return value(
      owner: ExampleOwner(type: name.escaped, file: name.text),
      type: name.escaped,
      hasBody
        ? lookup("value", format: index.mappedFormat(status, into: name))
        : ".\(status.name.member)"
    )
  }

  /// A failure without a body.
  private func failureValue(_ name: SwiftName) -> ExampleValue? {
    let type = "\(index.model.name.escaped).Failure"
    let owner = ExampleOwner(type: type, file: "Failure")
    return value(owner: owner, type: type, ".\(name.member)")
  }

  /// The owner of a value of one of Swift's own types: the receiver of the endpoint.
  private var endpointOwner: ExampleOwner {
    let receiver = index.receiverName(of: endpoint.receiver)
    return ExampleOwner(type: receiver.escaped, file: receiver.text, verb: endpoint.verb.text)
  }

  private func value(
    owner: ExampleOwner,
    type: String,
    _ expression: String
  ) -> ExampleValue {
    ExampleValue(
      example: example,
      endpoint: endpoint,
      owner: owner,
      type: type,
      expression: expression
    )
  }
}

/// The values of one owner, in an extension.
///
/// ```swift
/// extension Draw {
///   public static let examples = ExampleValues()
///   public struct ExampleValues: Sendable {
///     public var twoCards: Draw { DeckOfCards.examples.value("twoCards", of: "Deck.draw") }
///   }
/// }
/// ```
struct ExampleValuesBlueprint: Sendable {
  let owner: ExampleOwner
  let values: [ExampleValue]
  let access: String

  var declaration: Declaration {
    Declaration(
      template: "exampleValues",
      context: [
        "access": .text(access), "owner": .text(owner.type), "accessor": .text(owner.accessor),
        "container": .text(owner.container), "values": .list(values.map(context)),
      ]
    )
  }

  private func context(of value: ExampleValue) -> TemplateValue {
    let status = value.example.status
    let end = status / 100 == 2 ? "." : " with the status \(status)."
    let summary = "The response of `\(value.endpoint.id)`\(end)"
    return [
      "documentation": Documentation(summary: summary).lines(),
      "name": .text(name(of: value).escaped),
      "type": .text(value.type),
      "value": .text(value.expression),
    ]
  }

  /// The name of the example. If several endpoints use the same name, it is prefixed with the endpoint's.
  private func name(of value: ExampleValue) -> SwiftName {
    let namesakes = values.filter { $0.example.name == value.example.name }
    if namesakes.count == 1 { return value.example.name }
    let words = value.endpoint.id.split(separator: ".") + [value.example.name.text[...]]
    let name = words.map { SwiftNaming.typeNamePart(for: String($0)) }.joined()
    return SwiftNaming.memberName(for: name) ?? value.example.name
  }
}

/// The files with the values of examples, one per owner.
func exampleValueFiles(_ examples: [ExampleBlueprint], in index: APIIndex) -> [FileBlueprint] {
  let values = examples.compactMap(\.value)
  let owners = Dictionary(grouping: values, by: \.owner)
  let blueprints = owners.map { owner, values in
    ExampleValuesBlueprint(owner: owner, values: values, access: index.model.swift.access.prefix)
  }
  let files = Dictionary(grouping: blueprints, by: \.owner.file)
  return files.map { name, blueprints in
    FileBlueprint(
      name: "\(name)+Examples",
      imports: ["import \(index.model.swift.module)"]
    ) {
      blueprints.sorted {
        ($0.owner.type, $0.owner.accessor) < ($1.owner.type, $1.owner.accessor)
      }.map(\.declaration)
    }
  }
}
