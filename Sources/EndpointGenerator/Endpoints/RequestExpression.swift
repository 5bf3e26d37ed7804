import EndpointSpec

extension APIIndex {
  /// The request that an endpoint's function returns.
  ///
  /// ```swift
  /// .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
  /// ```
  func requestExpression(
    of endpoint: EndpointModel,
    _ values: EndpointArguments
  ) -> SwiftExpression {
    let path = requestPath(of: endpoint, values.parameters, in: self)
    var arguments: [SwiftExpression.Argument] = [
      .init(nil, .text(method(endpoint.method))), .init(nil, .text(path)),
      .init("endpoint", .text(stringLiteral(endpoint.id))),
    ]
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(.init(label, value)) }
    }
    add("query", list(parameters(values, .query)))
    add("headers", list(constantHeaders(of: endpoint) + parameters(values, .header)))
    add("cookies", list(parameters(values, .cookie)))
    add("body", requestBody(of: endpoint, values))
    add("policy", requestPolicy(of: endpoint, in: model))
    let failures = failureRules(of: endpoint)
    add("failures", failures.isEmpty ? nil : .array(failures))
    if case .stream(let type, let format, let end) = endpoint.response {
      add("format", streamFormat(format, end: end))
      add("element", streamElement(type) ?? ".json")
      return .call(".init", arguments)
    }
    let response = responseFormat(of: endpoint.response)
    if let pagination = endpoint.pagination {
      add("response", response ?? ".json")
      add("pagination", paginationExpression(pagination))
      add("items", pageItems(of: endpoint))
    } else {
      add("response", response)
    }
    return .call(".init", arguments)
  }

  private func list(_ elements: [SwiftExpression.Element]) -> SwiftExpression? {
    elements.isEmpty ? nil : .dictionary(elements)
  }

  /// `.get`, or the text of a custom method: `"PURGE"`.
  private func method(_ method: String) -> String {
    switch method {
    case "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS": ".\(method.lowercased())"
    default: stringLiteral(method)
    }
  }

  private func parameters(
    _ values: EndpointArguments,
    _ location: ParameterLocation
  ) -> [SwiftExpression.Element] {
    values.parameters.filter { $0.model.location == location }
      .map { parameterElement($0, hasStyle: location == .query) }
  }

  /// The headers with constant values. The Content-Type belongs to the body.
  private func constantHeaders(of endpoint: EndpointModel) -> [SwiftExpression.Element] {
    endpoint.headers.filter { endpoint.body == nil || !isContentType($0.name) }.map { header in
      (stringLiteral(header.name), .text(stringLiteral(header.value)))
    }
  }

  /// The Content-Type that the spec declares for the body.
  func contentType(of endpoint: EndpointModel) -> String? {
    endpoint.headers.last { isContentType($0.name) }?.value
  }

  private func isContentType(_ name: String) -> Bool { name.lowercased() == "content-type" }
}
