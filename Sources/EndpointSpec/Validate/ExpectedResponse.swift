import EndpointJSON

/// The response of an endpoint for a status and a body: a success or a failure.
package struct ExpectedResponse {
  package enum Outcome {
    case value(ResponseValue)
    /// One of several successful statuses, as a case of the enum.
    case status(ResponseModel.Status, of: SwiftName)
    case stream(TypeReference)
    case failure(FailureModel.Case)
    /// The endpoint does not declare the status.
    case none(status: Int)
  }

  package typealias Part = (JSONPath) -> JSONValue?

  private let endpoint: EndpointModel
  private let failures: FailureModel

  package init(_ endpoint: EndpointModel, in model: APIModel) {
    self.endpoint = endpoint
    failures = endpoint.failures ?? model.failures
  }

  package func outcome(status: Int?, part: Part) -> Outcome {
    let status = status ?? endpoint.response.statuses.first ?? 200
    let isSuccess = endpoint.response.accepts(status)
    // Rules are sorted by precedence.
    let rule = failures.rules.first {
      $0.condition.fits(status, isSuccess: isSuccess, part: part)
    }
    if let failure = failures.cases.first(where: { $0.name == rule?.caseName }) {
      return .failure(failure)
    }
    return success(status)
  }

  private func success(_ status: Int) -> Outcome {
    switch endpoint.response {
    case .statuses(let name, let statuses):
      guard let named = statuses.first(where: { $0.status == status }) else {
        return .none(status: status)
      }
      return .status(named, of: name)
    case .value(let value):
      return endpoint.response.accepts(status) ? .value(value) : .none(status: status)
    case .stream(let type, _, _):
      return status / 100 == 2 ? .stream(type) : .none(status: status)
    }
  }
}

extension ExpectedResponse {
  package func outcome(of example: ExampleModel) -> Outcome {
    outcome(status: example.status) { example.response?.part(at: $0.components[...]) }
  }
}
