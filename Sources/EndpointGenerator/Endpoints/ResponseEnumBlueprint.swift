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
    let keyword = enumKeyword(isIndirect: statuses.isIndirect)
    let head = "\(access)\(keyword) \(name.escaped)"
    return [
      "documentation": Documentation(summary: "What `\(endpoint)` answers.").lines(indentation: 0),
      "access": .text(access),
      "keyword": .text(keyword),
      "name": .text(name.escaped),
      "opening": .text(declarationOpening(after: head, ["Equatable", "Sendable"])),
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
