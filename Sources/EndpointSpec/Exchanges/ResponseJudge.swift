import EndpointJSON

/// How a client that is generated from a spec reads a response.
package struct ResponseJudge {
  private let spec: LinkedSpec
  private let endpoint: EndpointModel
  private let failures: FailureModel

  package init(_ endpoint: EndpointModel, in model: APIModel, _ document: SpecDocument) {
    spec = LinkedSpec(model, document)
    self.endpoint = endpoint
    failures = endpoint.failures ?? model.sharedFailures
  }

  /// Why the client does not read a response as the server means it.
  ///
  /// - Parameter sender: The API of the server.
  package func objections(to response: ResponseSample, from sender: APIModel) -> [Objection] {
    switch (reading(of: response), response.meaning) {
    case (.failure(let read, let lost), .failure):
      guard let lost else { return [] }
      return [Objection(.doubtful, lost.path, "\(lost.reason); the failure is read as \(read)")]
    case (.unexpected, .failure(let sent)):
      return [Objection(.doubtful, "status", "\(response.status), \(sent), is not expected")]
    case (.failure(let read, _), .success):
      return [Objection(.refused, "status", "the success is read as the failure \(read)")]
    case (.unexpected, .success):
      return [Objection(.refused, "status", "\(response.status) is not expected")]
    case (.success(let objections), .success):
      if objections.verdict == .refused { return objections }
      return objections + misunderstandings(response, from: sender)
    case (.success(let objections), .failure(let sent)):
      return [Objection(.refused, "status", "the failure \(sent) is read as a success")]
        + objections
    }
  }

  private enum Reading {
    case success([Objection])
    /// The case, and why one with a higher rank did not decode.
    case failure(SwiftName, lost: Objection?)
    case unexpected
  }

  private func reading(of response: ResponseSample) -> Reading {
    let body = response.body.map { JSONNode($0) }
    let isSuccess = isSuccess(response.status)
    var lost: Objection?
    for rule in failures.rules where fits(rule.condition, response.status, body, isSuccess) {
      guard let failure = failures.cases.first(where: { $0.name == rule.caseName }) else {
        continue
      }
      let objections = payloadObjections(body, failure.type, "body")
      if objections.isEmpty { return .failure(failure.name, lost: lost) }
      if isSuccess { return .success(objections) }
      lost = lost ?? objections.worst
    }
    return isSuccess ? .success(successObjections(response, body)) : .unexpected
  }

  private func fits(
    _ condition: FailureModel.Condition,
    _ status: Int,
    _ body: JSONNode?,
    _ isSuccess: Bool
  ) -> Bool {
    switch condition {
    case .status(let expected): return expected == status
    case .statusClass(let hundreds): return status / 100 == hundreds && !isSuccess
    case .default: return !isSuccess
    case .when(let conditions):
      return conditions.allSatisfy { condition in
        let part = body?.part(at: condition.path.components[...])?.value
        switch condition.expected {
        case .equals(let value): return part == value
        case .present(let isPresent): return (part != nil && part != .null) == isPresent
        }
      }
    }
  }

  private func isSuccess(_ status: Int) -> Bool {
    let statuses = endpoint.response.statuses
    return statuses.isEmpty ? status / 100 == 2 : statuses.contains(status)
  }

  private func successObjections(_ response: ResponseSample, _ body: JSONNode?) -> [Objection] {
    switch endpoint.response {
    case .value(let value): return objections(response, body, value)
    case .statuses(_, let statuses):
      return statuses.first { $0.status == response.status }
        .map { objections(response, body, $0.value) } ?? []
    case .stream(let type, let format, let end):
      guard response.content == .stream(format, end: end) else {
        return [Objection(.refused, "body", "expected a stream of \(format.rawValue)")]
      }
      return payloadObjections(body, type, "body")
    }
  }

  private func objections(
    _ response: ResponseSample,
    _ body: JSONNode?,
    _ value: ResponseValue
  ) -> [Objection] {
    let content = value.content(spec.model)
    let headers = value.headers.flatMap { objections(to: $0, in: response) }
    if content == .none { return headers }
    if response.content == .none {
      return headers
        + (isEmptyBodyNil(value, content)
          ? [] : [Objection(.refused, "body", "expected a body, found none")])
    }
    guard response.content == content else {
      return [Objection(.refused, "body", "expected \(content), found \(response.content)")]
    }
    if content != .encoded(.json) { return headers }
    return headers + valueObjections(body, value)
  }

  private func isEmptyBodyNil(_ value: ResponseValue, _ content: ResponseSample.Content) -> Bool {
    spec.model.isOptional(value.type)
  }

  private func valueObjections(_ body: JSONNode?, _ value: ResponseValue) -> [Objection] {
    guard let path = value.at else { return payloadObjections(body, value.type, "body") }
    guard let part = body?.part(at: path.components[...]) else {
      return spec.model.isOptional(value.type)
        ? [] : [Objection(.refused, "body.\(path)", "expected a value, found nothing")]
    }
    return payloadObjections(part, value.type, "body.\(path)")
  }

  private func payloadObjections(
    _ node: JSONNode?,
    _ type: TypeReference?,
    _ place: String
  ) -> [Objection] {
    guard let type else { return [] }
    guard let node else { return [Objection(.refused, place, "expected a body, found none")] }
    return Fit(spec: spec, direction: .response).mismatches(node, type).map { mismatch in
      let path = mismatch.path.isEmpty ? "" : JSONPath(components: mismatch.path).description
      return Objection(.refused, path, mismatch.problem)
        .under(place)
    }
  }

  private func objections(
    to header: ResponseValue.Header,
    in response: ResponseSample
  ) -> [Objection] {
    let name = header.wireName.text
    let type = spec.model.plain(header.type)
    let items = response.headers.filter { $0.name.lowercased() == name.lowercased() }
      .map { (name: name, text: $0.text) }
    let line = ParameterText(name: name, arrayStyle: .comma, objectStyle: .json)
    guard let value = line.value(in: items, type, spec.model) else {
      return spec.model.isOptional(header.type)
        ? [] : [Objection(.doubtful, "header.\(name)", "is absent")]
    }
    let objections = ServerFit(spec.model, isText: true).objections(value, type)
      .filter { $0.verdict == .refused }
    return objections.map { Objection(.doubtful, "header.\(name)", $0.reason) }
  }

  private func misunderstandings(
    _ response: ResponseSample,
    from sender: APIModel
  ) -> [Objection] {
    guard let sent = response.value, let type = type(status: response.status) else { return [] }
    return Meanings(sent.value, sent.type, in: sender)
      .misunderstandings(by: Meanings(sent.value, type, in: spec.model)).map { $0.under("body") }
  }

  private func type(status: Int) -> TypeReference? {
    switch endpoint.response {
    case .value(let value): value.hasBody ? value.type : nil
    case .statuses(_, let statuses):
      statuses.first { $0.status == status }.flatMap { $0.value.hasBody ? $0.value.type : nil }
    case .stream(let type, _, _): type
    }
  }
}
