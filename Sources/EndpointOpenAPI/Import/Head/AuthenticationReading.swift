import EndpointJSON
import EndpointSpec

/// Reads the security requirements of operations.
extension HeadReader {
  /// Reads the authentication of each operation and the default: the requirement of the document, or without one, that
  /// of more than half of the operations.
  mutating func readAuthentication(_ operations: inout [Operation]) {
    let declared = value("security", of: root).map { authentication($0) } ?? .null
    for index in operations.indices {
      let own = value("security", of: operations[index].node).map { authentication($0) }
      operations[index].authentication = own ?? declared
    }
    usualAuthentication = declared == .null ? mostFrequent(operations) : declared
  }

  private func mostFrequent(_ operations: [Operation]) -> JSONValue {
    let counts = Dictionary(operations.map { ($0.authentication, 1) }, uniquingKeysWith: +)
    return counts.first { $0.value > max(1, operations.count / 2) }?.key ?? .null
  }

  /// The authentication of an operation or the API. Each array element is an alternative.
  private mutating func authentication(_ security: DocumentNode) -> JSONValue {
    let requirements = security.elements ?? []
    if requirements.isEmpty { return .null }
    var alternatives: [JSONValue] = []
    for requirement in requirements {
      let uses = (requirement.members ?? []).compactMap { use($0) }
      let isWhole = uses.count == requirement.members?.count
      if !isWhole { continue }
      let value: JSONValue = uses.isEmpty ? .null : uses.count == 1 ? uses[0] : .array(uses)
      if !alternatives.contains(value) { alternatives.append(value) }
    }
    if alternatives.isEmpty { return .null }
    if alternatives.count == 1, case .array = alternatives[0] { return .array(alternatives) }
    return alternatives.count == 1 ? alternatives[0] : .array(alternatives)
  }

  private mutating func securityScheme(_ name: String) -> DocumentNode? {
    components("securitySchemes").first { $0.key == name }?.value
  }

  private mutating func use(_ member: DocumentMember) -> JSONValue? {
    guard schemes.contains(where: { $0.name == member.key }) else {
      if securityScheme(member.key) == nil {
        mistake(
          "unknown security scheme \(quoted(member.key))",
          at: member.place,
          hint: nearestHint(to: member.key, in: schemes.map(\.name))
        )
      }
      return nil
    }
    let scopes = (member.value.elements ?? []).compactMap(\.text)
    if !scopes.isEmpty, !oauthSchemes.contains(member.key) {
      notCarried(
        "the scopes or roles of \(quoted(member.key)), which is not an OAuth scheme",
        at: securityScheme(member.key)?.place ?? member.place
      )
      return .string(member.key)
    }
    if scopes.isEmpty { return .string(member.key) }
    return .object(JSONObject([(member.key, .array(scopes.map { .string($0) }))]))
  }
}
