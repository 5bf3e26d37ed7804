import EndpointJSON
import EndpointSpec

/// The decoded value of an example whose response has a type.
///
/// ```swift
/// public var twoCards: Draw { DeckOfCards.examples.value("twoCards", of: "Deck.draw") }
/// ```
struct ExampleValue: Sendable {
  let source: ExampleBlueprint
  let owner: ExampleOwner
  /// `Draw`, `[Tick]`
  let type: String
  let expression: String
}

extension ExampleBlueprint {
  /// Nil if the response has no body or no type.
  var value: ExampleValue? {
    switch endpoint.expectedResponse(to: example, in: index.model) {
    case .none: nil
    case .failure(let failure):
      if let type = failure.type { decoded(type, format: nil) } else { failureValue(failure.name) }
    case .value(let value): decoded(value.type, format: index.valueFormat(value))
    case .status(let status, let name): statusValue(status, name)
    case .stream(let type, let format):
      decoded(.array(type), format: index.elementFormat(type, format), isStream: true)
    }
  }

  private func decoded(
    _ type: TypeReference,
    format: String?,
    isStream: Bool = false
  ) -> ExampleValue? {
    let isThere = isStream || example.response != nil || index.isOptional(type)
    guard index.resolvingAlias(type) != .scalar(.void), isThere else { return nil }
    return ExampleValue(
      source: self,
      owner: index.exampleOwner(of: type) ?? endpointOwner,
      type: typeText(type),
      expression: lookup(isStream ? "values" : "value", format: format)
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
    return ExampleValue(
      source: self,
      owner: ExampleOwner(type: name.escaped, file: name.text),
      type: name.escaped,
      expression: hasBody
        ? call(".\(status.name.member)", [lookup("value", format: index.valueFormat(status.value))])
        : ".\(status.name.member)"
    )
  }

  /// A failure without a body.
  private func failureValue(_ name: SwiftName) -> ExampleValue? {
    let type = "\(index.model.name.escaped).Failure"
    let owner = ExampleOwner(type: type, file: "Failure")
    return ExampleValue(source: self, owner: owner, type: type, expression: ".\(name.member)")
  }

  /// The owner of a value of one of Swift's own types: the receiver of the endpoint.
  private var endpointOwner: ExampleOwner {
    let receiver = index.receiverName(of: endpoint.receiver)
    return ExampleOwner(type: receiver.escaped, file: receiver.text, verb: endpoint.verb.text)
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
private func declaration(
  of values: [ExampleValue],
  in owner: ExampleOwner,
  access: String
) -> Declaration {
  let contexts = values.map { value -> JSONValue in
    let status = value.source.example.status
    let end = status / 100 == 2 ? "." : " with the status \(status)."
    let summary = "The response of `\(value.source.endpoint.id)`\(end)"
    return [
      "documentation": Documentation(summary: summary).lines(),
      "name": .string(value.name(among: values).escaped),
      "type": .string(value.type),
      "value": .string(value.expression),
    ]
  }
  return Declaration(
    template: "exampleValues",
    context: [
      "access": .string(access), "owner": .string(owner.type), "accessor": .string(owner.accessor),
      "container": .string(owner.container), "values": .array(contexts),
    ]
  )
}

extension ExampleValue {
  /// The name of the example. If several endpoints use the same name, it is prefixed with the endpoint's.
  fileprivate func name(among values: [ExampleValue]) -> SwiftName {
    let example = source.example
    let namesakes = values.filter { $0.source.example.name == example.name }
    if namesakes.count == 1 { return example.name }
    let words = source.endpoint.id.split(separator: ".") + [example.name.text[...]]
    let name = words.map { SwiftNaming.typeNamePart(for: String($0)) }.joined()
    return SwiftNaming.memberName(for: name) ?? example.name
  }
}

/// The files with the values of examples, one per owner.
func exampleValueFiles(_ examples: [ExampleBlueprint], in index: APIIndex) -> [FileBlueprint] {
  let owners = Dictionary(grouping: examples.compactMap(\.value), by: \.owner)
  let access = index.model.swift.access.prefix
  let files = Dictionary(grouping: owners.keys, by: \.file).sorted { $0.key < $1.key }
  return files.map { name, owned in
    // A closure that decodes a value uses what only generated code sees.
    let hasClosure = owned.flatMap { owners[$0] ?? [] }.contains { $0.expression.contains("{") }
    let runtime = hasClosure ? ["@_spi(Generated) import EndpointRuntime"] : []
    return FileBlueprint(
      name: "\(name)+Examples",
      imports: ["import \(index.model.swift.module)", "@_spi(Generated) import EndpointTesting"]
        + runtime
    ) {
      owned.sorted { ($0.type, $0.accessor) < ($1.type, $1.accessor) }.map { owner in
        declaration(of: owners[owner] ?? [], in: owner, access: access)
      }
    }
  }
}
