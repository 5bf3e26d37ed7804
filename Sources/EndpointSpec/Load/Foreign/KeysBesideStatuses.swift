import EndpointJSON

/// Keys of one response beside statuses: `{ "201": "Item", "at": "data" }`.
extension NodeReader {
  /// Reports a key of one response among statuses. Returns the object as it is meant.
  mutating func withoutKeysBesideStatuses(_ node: JSONNode) -> JSONNode {
    let statuses = node.members.filter { $0.key.utf8.first.map(isDigit) ?? false }
    let found = node.members.first { ["at", "headers", "encoding"].contains($0.key) }
    guard let status = statuses.first, let found else { return node }
    let response = statuses.count == 1 ? moved(found, into: status.value) : nil
    report(
      .misplacedKey,
      "\(quoted(found.key)) is a key of one response, not a status",
      at: place(ofKey: found),
      hint: Hint(
        "write it in \(quoted(status.key)): { \"type\": …, \(quoted(found.key)): … }",
        response.map { [removal(of: found), $0.edit] } ?? [],
        isCertain: true
      )
    )
    return node.with(
      node.without(found).members.map { member in
        member.keyStart == status.keyStart ? member.with(response?.node ?? member.value) : member
      }
    )
  }

  /// The response with a key. Nil for a response that cannot have it.
  private func moved(_ found: JSONMember, into response: JSONNode) -> (node: JSONNode, edit: Edit)?
  {
    let entry = "\(quoted(found.key)): \(source(of: found.value))"
    switch response.kind {
    case .string("void"): return nil
    case .string:
      let type = JSONMember(
        key: "type",
        keyStart: response.start,
        keyEnd: response.start,
        value: response
      )
      let json = "{ \"type\": \(source(of: response)), \(entry) }"
      return (response.with([type, found]), .replace(place(of: response), with: json))
    case .object(let members) where response.member("type") != nil:
      return (response.with(members + [found]), .insert(entry, into: opening(of: response)))
    default: return nil
    }
  }
}
