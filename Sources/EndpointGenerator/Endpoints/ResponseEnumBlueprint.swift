import EndpointMustache
import EndpointSpec

/// The answers of an endpoint whose successes differ.
///
/// ```swift
/// public enum DeckDrawResponse: Equatable, Sendable {
///   case ok(Draw)
///   case accepted
/// }
/// ```
struct ResponseEnumBlueprint {
  let name: SwiftName
  let endpoint: String
  let statuses: [ResponseModel.Status]
  let access: String

  var context: TemplateObject {
    [
      "documentation": Documentation(summary: "What `\(endpoint)` answers.").lines(indentation: 0),
      "access": .text(access),
      "name": .text(name.escaped),
      "cases": .list(statuses.map(caseContext)),
    ]
  }

  private func caseContext(_ status: ResponseModel.Status) -> TemplateValue {
    let type = status.value.type
    let payload = type == .scalar(.void) ? "" : "(\(typeText(type)))"
    return [
      "status": .text(String(status.status)),
      "name": .text(status.name.escaped),
      "payload": .text(payload),
    ]
  }
}
