import EndpointJSON
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
  let expression: SwiftExpression
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
    format: SwiftExpression?,
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
  private func lookup(_ function: String, format: SwiftExpression?) -> SwiftExpression {
    let arguments: [SwiftExpression.Argument] = [
      .init(nil, .text(stringLiteral(example.wireName))),
      .init("of", .text(stringLiteral(endpoint.id))),
    ]
    let format = format.map { [SwiftExpression.Argument(nil, $0)] } ?? []
    return .call("\(index.model.name.escaped).examples.\(function)", arguments + format)
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
        : .text(".\(status.name.member)")
    )
  }

  /// A failure without a body.
  private func failureValue(_ name: SwiftName) -> ExampleValue? {
    let type = "\(index.model.name.escaped).Failure"
    let owner = ExampleOwner(type: type, file: "Failure")
    return value(owner: owner, type: type, .text(".\(name.member)"))
  }

  /// The owner of a value of one of Swift's own types: the receiver of the endpoint.
  private var endpointOwner: ExampleOwner {
    let receiver = index.receiverName(of: endpoint.receiver)
    return ExampleOwner(type: receiver.escaped, file: receiver.text, verb: endpoint.verb.text)
  }

  private func value(
    owner: ExampleOwner,
    type: String,
    _ expression: SwiftExpression
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
