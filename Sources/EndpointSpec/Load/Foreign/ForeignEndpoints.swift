import EndpointJSON

/// Parts of an endpoint that are right elsewhere in it. Each function reports one, and returns the endpoint as it is meant.
extension NodeReader {
  /// `"response": { "204": "void", "404": "Problem" }`, where the failures are in `errors` here.
  mutating func withMovedErrors(_ node: JSONNode) -> JSONNode {
    guard let response = node.member("response") else { return node }
    let failures = response.value.members.filter { member in
      let isStatus = member.key.count == 3 && "45".contains(member.key.prefix(1))
      return isStatus && member.key.dropFirst().allSatisfy { $0.isNumber || $0 == "x" || $0 == "X" }
        || member.key == "default"
    }
    let errors = node.member("errors")
    let hasSuccess = response.value.members.contains { Int($0.key).map { $0 < 400 } ?? false }
    guard let first = failures.first, hasSuccess,
      failures.allSatisfy({ errors?.value.member($0.key.lowercased()) == nil })
    else { return node }
    let entries = failures.map { "\(quoted($0.key.lowercased())): \(failure($0))" }
      .joined(separator: ", ")
    let target =
      errors.map { Edit.insert(entries, into: opening(of: $0.value)) }
      ?? .insert("\"errors\": { \(entries) }", into: opening(of: node))
    let hint = Hint(
      "put it under \"errors\" of the endpoint: \"errors\": { \(entries) }",
      removals(of: failures, in: response.value) + [target],
      isCertain: true
    )
    let isStatus = first.key != "default"
    report(
      isStatus ? .statusOutOfRange : .invalidValue,
      isStatus
        ? "expected a status from 200 to 399, found \(first.key)"
        : "expected a status such as \"200\", found \"default\"",
      at: place(ofKey: first),
      hint: hint
    )
    let rest = response.value.members.filter { member in
      !failures.contains { $0.keyStart == member.keyStart }
    }
    let moved = failures.filter { $0.value.text != nil }.map {
      $0.with($0.key.lowercased(), $0.value.kind)
    }
    let rules =
      errors?.value.with((errors?.value.members ?? []) + moved) ?? response.value.with(moved)
    let others = node.members.filter { $0.key != "errors" }.map { member in
      member.key == "response" ? response.with(response.value.with(rest)) : member
    }
    return node.with(others + [(errors ?? response).with("errors", rules.kind)])
  }

  /// A response as the value of a rule of `errors`: a type, or the name of the case.
  private func failure(_ member: JSONMember) -> String {
    let schema = ForeignSchema(types: foreignTypes)
    let name = quoted(StatusNames.name(of: member.key))
    let value = member.value
    if value.text != nil { return source(of: value) }
    guard
      let type = (value.member("content") ?? value.member("schema")).flatMap({ _ in
        schema.use(value)
      }) ?? value.member("type").flatMap({ schema.use($0.value) })
    else { return name }
    return type.hasPrefix("\"") ? type : "{ \"case\": \(name), \"type\": \(type) }"
  }
}
