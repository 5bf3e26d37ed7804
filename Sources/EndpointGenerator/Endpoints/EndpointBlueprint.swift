import EndpointMustache
import EndpointSpec

/// A function that creates a request.
///
/// ```swift
/// /// Draw cards from the top of the deck.
/// public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> {
///   .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
/// }
/// ```
struct EndpointBlueprint: Sendable {
  var documentation: TemplateValue
  /// `@available(*, deprecated, message: "…")`
  var availability: String
  var access: String
  var isStatic: Bool
  var name: SwiftName
  var arguments: [ArgumentBlueprint]
  /// `DeckOfCards.Request<Draw>`
  var result: String
  var request: SwiftExpression
  /// Such as `GET` and `/deck/{deck}/draw/`, for custom templates.
  var method: String
  var path: String

  var context: TemplateObject {
    [
      "documentation": documentation,
      "availability": .text(availability),
      "access": .text(access),
      "isStatic": .bool(isStatic),
      "name": .text(name.escaped),
      "arguments": .list(arguments.map { .object($0.context) }),
      "result": .text(result),
      "parameters": .text(parameters),
      "method": .text(method),
      "path": .text(path),
      "request": .text(request.text),
    ]
  }

  private var parameters: String { arguments.map(\.declaration).joined(separator: ", ") }

  /// `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`
  var declaration: String {
    "\(access)\(isStatic ? "static " : "")func \(name.escaped)(\(parameters)) -> \(result)"
  }
}
