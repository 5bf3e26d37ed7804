import EndpointMustache
import EndpointSpec

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
      "value": .text(value.expression.text),
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
