/// GET and HEAD carry no body: servers and caches on the way drop it.
func bodiesAreExpected(_ spec: LinkedSpec) -> [Diagnostic] {
  let endpoints = spec.model.endpoints
  return endpoints.indices.compactMap { index in
    guard let body = endpoints[index].body, ["GET", "HEAD"].contains(endpoints[index].method)
    else { return nil }
    return Diagnostic(
      .bodyNotExpected,
      "a body in a \(endpoints[index].method) request, which many servers do not read",
      at: body.place,
      hint: "choose another \"method\", or send \"parameters\""
    )
  }
}
