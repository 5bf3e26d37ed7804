import EndpointJSON

/// Bodies among the parameters: `"@Body": "Item"` of Retrofit, NestJS and Spring, and `"body": { "fields": … }`.
extension NodeReader {
  /// Reports a body among the parameters of an endpoint. Returns the endpoint as it is meant.
  mutating func withBodyAnnotation(_ node: JSONNode) -> JSONNode {
    guard let parameters = node.member("parameters"), node.member("body") == nil,
      let body = parameters.value.members.first(where: isBody)
    else { return node }
    let value = meantBody(body.value)
    let isBare = areFields(ofBody: value)
    let json = isBare ? "{ \"fields\": \(source(of: value)) }" : source(of: value)
    let others = parameters.value.without(body)
    let edits: [Edit] =
      others.members.isEmpty
      ? [.replace(place(of: parameters), with: "\"body\": \(json)")]
      : [removal(of: body), .insert("\"body\": \(json)", into: opening(of: node))]
    let shown = Hint.write(json: "\"body\": \(json)", for: place(of: parameters)).text
    report(
      .unknownKey,
      "\"parameters\": expected a parameter, found the body under \(quoted(body.key))",
      at: place(ofKey: body),
      hint: Hint(shown, edits, isCertain: true)
    )
    let rest = others.members.isEmpty ? [] : [parameters.with(others)]
    let meant = isBare ? value.with([body.with("fields", value.kind)]) : value
    return node.with(
      [JSONMember(key: "body", keyStart: body.keyStart, keyEnd: body.keyEnd, value: meant)] + rest
        + node.members.filter { $0.key != "parameters" }
    )
  }

  private static let annotations: Set = ["@Body", "@body", "@RequestBody"]

  /// True for a member that no parameter can be.
  private func isBody(_ member: JSONMember) -> Bool {
    if Self.annotations.contains(member.key) { return true }
    guard ["body", "requestBody"].contains(member.key) else { return false }
    let value = meantBody(member.value)
    return value.member("fields") != nil || value.start != member.value.start
      || areFields(ofBody: value)
  }

  /// The body within another `body`.
  private func meantBody(_ node: JSONNode) -> JSONNode {
    let inner = node.member("body")?.value
    return node.members.count == 1 ? inner ?? node : node
  }

  /// True for fields with their types. At least one of them has another name than the keys of a parameter.
  private func areFields(ofBody node: JSONNode) -> Bool {
    !node.members.isEmpty && haveTypes(node.members) && node.member("type") == nil
      && node.members.contains { ParameterSpec.keys[$0.key] == nil && $0.key != "encoding" }
  }
}
