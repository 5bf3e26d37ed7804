import EndpointMustache
import EndpointSpec

/// The response of an endpoint with several successful statuses.
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
      "documentation": Documentation(summary: "The response of `\(endpoint)`.").lines(),
      "access": .text(access),
      "keyword": .text(enumKeyword(isIndirect: statuses.isIndirect)),
      "name": .text(name.last.escaped),
      "cases": .list(statuses.map(caseContext)),
    ]
  }

  private func caseContext(_ status: ResponseModel.Status) -> TemplateValue {
    let payload = status.value.hasBody ? "(\(typeText(status.value.type)))" : ""
    return [
      "status": .text(String(status.status)),
      "name": .text(status.name.escaped),
      "payload": .text(payload),
    ]
  }
}
