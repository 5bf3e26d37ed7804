@_spi(Generated) import EndpointJSON

@testable import EndpointJudge
@testable import EndpointSpec

/// The responses that a server of a spec can send for an endpoint: successes and failures.
package final class ResponseSamples {
  private let model: APIModel
  private let endpoint: EndpointModel
  private let samples: Samples

  package init(_ endpoint: EndpointModel, in model: APIModel, limits: SampleLimits, seed: UInt64) {
    self.model = model
    self.endpoint = endpoint
    samples = Samples(model, .response, limits: limits, seed: seed)
  }

  package var responses: [ResponseSample] {
    (successes + failures).filter(isAsMeant)
  }

  private var successes: [ResponseSample] {
    switch endpoint.response {
    case .value(let value):
      let found = successes(value.status ?? endpoint.response.usualStatus, value)
      guard value.status == nil, value.documentedStatuses.isEmpty, var other = found.first
      else { return found }
      other.status = 201
      return found + [other]
    case .statuses(_, let statuses): return statuses.flatMap { successes($0.status, $0.value) }
    case .stream(let type, let format):
      return samples.values(of: type).map {
        success(200, $0, type, content: .stream(format.withoutReconnection))
      }
    }
  }

  private func successes(_ status: Int, _ value: ResponseValue) -> [ResponseSample] {
    let content = value.content(model)
    let headers = headers(value.headers)
    guard value.hasBody else { return headers.map { empty(status, $0) } }
    let found = samples.values(of: value.type).map { part -> ResponseSample in
      let body = value.at.map { JSONValue.object([:]).placing(part, at: $0.components[...]) }
      var sample = success(status, part, value.type, content: content)
      sample.body = body ?? part
      sample.headers = headers[0]
      return sample
    }
    guard let usual = found.first else { return found }
    var absent: [ResponseSample] = []
    if value.at != nil, model.isOptional(value.type) {
      var sample = usual
      sample.body = .object([:])
      absent = [sample]
    }
    return found + absent
      + headers.dropFirst().map { headers in
        var sample = usual
        sample.headers = headers
        return sample
      }
  }

  private func empty(_ status: Int, _ headers: [(String, String)]) -> ResponseSample {
    ResponseSample(
      endpoint: endpoint.id,
      status: status,
      headers: headers,
      content: .none,
      body: nil,
      meaning: .success
    )
  }

  private func success(
    _ status: Int,
    _ value: JSONValue,
    _ type: TypeReference,
    content: ResponseContent
  ) -> ResponseSample {
    ResponseSample(
      endpoint: endpoint.id,
      status: status,
      content: content,
      body: value,
      meaning: .success,
      value: (value, type)
    )
  }

  /// The headers with all values, then with each other state of each header.
  private func headers(_ headers: [ResponseValue.Header]) -> [[(String, String)]] {
    let states = headers.map { header -> [String?] in
      let type = model.plain(header.type)
      let texts = samples.values(of: type).map { value in
        value.arrayValue.map { $0.map(ParameterText.text).joined(separator: ",") }
          ?? ParameterText.text(of: value)
      }
      return texts + (header.isOptional || model.isOptional(header.type) ? [nil] : [])
    }
    guard states.allSatisfy({ !$0.isEmpty }) else { return [[]] }
    func line(_ index: Int, _ text: String?) -> [(String, String)] {
      text.map { [(headers[index].wireName.text, $0)] } ?? []
    }
    let usual = states.indices.map { line($0, states[$0][0]) }
    let others = states.indices.flatMap { index in
      states[index].dropFirst().map { text in
        states.indices.flatMap { $0 == index ? line(index, text) : usual[$0] }
      }
    }
    return [usual.flatMap(\.self)] + others
  }

  private var failures: [ResponseSample] {
    let failures = endpoint.failures ?? model.sharedFailures
    return failures.rules.flatMap { rule -> [ResponseSample] in
      guard let failure = failures.cases.first(where: { $0.name == rule.caseName }) else {
        return []
      }
      let bodies = failure.type.map { samples.values(of: $0) } ?? [.object([:])]
      return bodies.map { body in
        ResponseSample(
          endpoint: endpoint.id,
          status: status(of: rule.condition, failures),
          content: .encoded(.json),
          body: meeting(rule.condition, body),
          meaning: .failure(failure.name),
          value: failure.type.map { (body, $0) }
        )
      }
    }
  }

  private func status(of condition: FailureModel.Condition, _ failures: FailureModel) -> Int {
    let named = failures.rules.compactMap { rule in
      if case .one(let status) = rule.condition.statuses { status } else { nil }
    }
    func first(in range: Range<Int>) -> Int {
      range.first { !named.contains($0) } ?? range.lowerBound
    }
    switch condition.statuses {
    case .one(let status): return status
    case .class(let hundreds): return first(in: (hundreds * 100 + 20)..<(hundreds * 100 + 99))
    case .failures: return first(in: 520..<599)
    case .all: return endpoint.response.usualStatus
    }
  }

  /// Changes the body so that it meets a condition.
  private func meeting(_ condition: FailureModel.Condition, _ body: JSONValue) -> JSONValue {
    condition.tests.reduce(body) { body, condition in
      let path = condition.path.components[...]
      switch condition.expected {
      case .equals(let value): return body.placing(value, at: path)
      case .present(true) where JSONNode(body).part(at: path) == nil:
        return body.placing("text", at: path)
      case .present: return body
      }
    }
  }

  /// True if the spec's own client reads the response as the server means it.
  private func isAsMeant(_ response: ResponseSample) -> Bool {
    let body = response.body.map { JSONNode($0) }
    let outcome = endpoint.expectedResponse(status: response.status, in: model) { path in
      body?.part(at: path.components[...])?.value
    }
    switch (outcome, response.meaning) {
    case (.failure(let failure), .failure(let name)): return failure.name == name
    case (.failure, .success), (.none, _): return false
    case (.value, _), (.status, _), (.stream, _): return response.meaning == .success
    }
  }
}
