import EndpointJSON

/// Bodies among the parameters, as Retrofit, NestJS and Spring have them: `"@Body": "Item"`.
extension NodeReader {
  /// Reports a body among the parameters of an endpoint. Returns the endpoint as it is meant.
  mutating func withBodyAnnotation(_ node: JSONNode) -> JSONNode {
    guard let parameters = node.member("parameters"), node.member("body") == nil,
      let body = parameters.value.members.first(where: { Self.annotations.contains($0.key) })
    else { return node }
    let json = "\"body\": \(source(of: body.value))"
    let others = parameters.value.members.filter { $0.keyStart != body.keyStart }
    let edits: [Edit] =
      others.isEmpty
      ? [.replace(place(of: parameters), with: json)]
      : [removal(of: body), .insert(json, into: opening(of: node))]
    report(
      .unknownKey,
      "\"parameters\": expected a parameter, found the body under \(quoted(body.key))",
      at: place(ofKey: body),
      hint: Hint("write \(json)", edits, isCertain: true)
    )
    let rest = others.isEmpty ? [] : [parameters.with(parameters.value.with(others))]
    return node.with(
      [body.with("body", body.value.kind)] + rest + node.members.filter { $0.key != "parameters" }
    )
  }

  private static let annotations: Set = ["@Body", "@body", "@RequestBody"]
}
