/// Reports bodies of GET and HEAD requests, which servers and caches may drop.
func bodiesAreExpected(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.compactMap { endpoint in
    guard let body = endpoint.body, ["GET", "HEAD"].contains(endpoint.method) else { return nil }
    return Diagnostic(
      .bodyNotExpected,
      "a body in a \(endpoint.method) request: many servers ignore it",
      at: body.place,
      hint: "choose another \"method\", or send \"parameters\""
    )
  }
}
