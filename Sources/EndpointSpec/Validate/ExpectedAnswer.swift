import EndpointJSON

/// What an endpoint answers with a status and a body: a success, or one of its failures.
struct ExpectedAnswer {
  enum Answer {
    case value(TypeReference, at: JSONPath?, encoding: BodyEncoding)
    case stream(TypeReference)
    /// Nothing that a type describes.
    case any
    /// The endpoint says nothing of that status.
    case none(status: Int)
  }

  let spec: LinkedSpec
  let endpoint: EndpointModel

  func answer(status: Int?, body: JSONNode) -> Answer {
    let status = status ?? defaultStatus
    let failures = endpoint.failures ?? spec.model.failures
    if let rule = rule(of: failures, status: status, body: body) {
      let type = failures.cases.first { $0.name == rule.caseName }?.type
      return type.map { .value($0, at: nil, encoding: .json) } ?? .any
    }
    return success(status)
  }

  /// The status of an example that names none: the first success.
  private var defaultStatus: Int {
    guard case .statuses(_, let statuses) = endpoint.response else { return 200 }
    return statuses.first?.status ?? 200
  }

  /// The rule that takes the response; the rules stand in order of precedence.
  private func rule(
    of failures: FailureModel,
    status: Int,
    body: JSONNode
  ) -> FailureModel.FailureRule? {
    failures.rules.first { rule in
      switch rule.condition {
      case .status(let expected): expected == status
      case .when(let conditions): conditions.allSatisfy { holds($0.expected, $0.path, body) }
      case .statusClass(let hundreds): status / 100 == hundreds && !isSuccess(status)
      case .default: !isSuccess(status)
      }
    }
  }

  private func holds(
    _ expected: FailureModel.Expectation,
    _ path: JSONPath,
    _ body: JSONNode
  ) -> Bool {
    let part = body.part(at: path.components[...])?.value
    switch expected {
    case .equals(let value): return part == value
    case .present(let isPresent): return (part != nil && part != .null) == isPresent
    }
  }

  private func isSuccess(_ status: Int) -> Bool {
    if case .statuses(_, let statuses) = endpoint.response {
      return statuses.contains { $0.status == status }
    }
    return status / 100 == 2
  }

  private func success(_ status: Int) -> Answer {
    switch endpoint.response {
    case .statuses(_, let statuses):
      guard let named = statuses.first(where: { $0.status == status }) else {
        return .none(status: status)
      }
      return answer(named.value)
    case .value(let value): return status / 100 == 2 ? answer(value) : .none(status: status)
    case .stream(let type, _, _):
      return status / 100 == 2 ? .stream(type) : .none(status: status)
    }
  }

  private func answer(_ value: ResponseValue) -> Answer {
    .value(value.type, at: value.at, encoding: value.encoding)
  }
}
