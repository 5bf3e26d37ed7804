import EndpointJSON
import EndpointSpec

/// The enum of an endpoint's responses. Nil without several successful statuses.
///
/// ```swift
/// public indirect enum DeckDrawResponse: Equatable, Sendable {
///   case ok(Draw)
///   case accepted
/// }
/// ```
func responseEnum(of endpoint: EndpointModel, in index: APIIndex) -> Declaration? {
  guard case .statuses(let name, let statuses) = endpoint.response else { return nil }
  let cases = statuses.map { status -> JSONValue in
    let payload = status.value.hasBody ? "(\(typeText(status.value.type)))" : ""
    return [
      "status": .string(String(status.status)),
      "name": .string(status.name.escaped),
      "payload": .string(payload),
    ]
  }
  let hasPayloads = statuses.contains(where: \.value.hasBody)
  return Declaration(
    template: "responseEnum",
    owner: name.owner,
    context: [
      "documentation": Documentation(summary: "The response of `\(endpoint.id)`.").lines(),
      "access": .string(index.model.swift.access.prefix),
      "keyword": .string(enumKeyword(isIndirect: hasPayloads)),
      "name": .string(name.last.escaped),
      "cases": .array(cases),
    ]
  )
}
