import EndpointMustache
import EndpointSpec

/// A function that makes a request.
///
/// ```swift
/// /// Draw cards from the top of the deck.
/// public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> {
///   .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: [.init("count", count)])
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
  /// `GET` and `/deck/{deck}/draw/`, for templates of users.
  var method: String
  var path: String

  static let indentation = 2

  var context: TemplateObject {
    [
      "documentation": documentation,
      "availability": .text(availability),
      "access": .text(access),
      "isStatic": .bool(isStatic),
      "name": .text(name.escaped),
      "arguments": .list(arguments.map { .object($0.context) }),
      "result": .text(result),
      "signature": .text(signature),
      "method": .text(method),
      "path": .text(path),
      "request": .text(request.text(indentation: Self.indentation + 2)),
    ]
  }

  /// `draw(count: Int = 1) -> DeckOfCards.Request<Draw> {`, an argument a line where that is too long for one.
  private var signature: String {
    let column = Self.indentation + "\(access)\(isStatic ? "static " : "")func ".characterCount
    let end = " -> \(result) {"
    let function = SwiftExpression.call(name.escaped, arguments.map(\.declaration))
    let text = function.text(
      indentation: Self.indentation,
      column: column,
      trailing: end.count
    )
    let lines = text.split(at: UInt8(ascii: "\n"))
    let last = lines.last?.characterCount ?? 0
    return text + ResultLayout(result).text(column: lines.count > 1 ? last : column + last)
  }
}
