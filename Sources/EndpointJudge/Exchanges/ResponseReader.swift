import EndpointJSON
import EndpointSpec

/// Reads the responses of an endpoint as a client that is generated from a spec.
package final class ResponseReader {
  package enum Reading {
    case success([Objection])
    /// The failure, why a case with higher precedence did not decode, and the objections to its own body.
    case failure(SwiftName, lost: Objection?, [Objection])
    /// The reason why the body of a status with a case did not decode.
    case unexpected(lost: Objection?)
  }

  private let spec: LinkedSpec
  private let endpoint: EndpointModel
  private let failures: FailureModel
  private let measure: Fit.Measure
  private let seen: SeenParts?

  init(
    _ endpoint: EndpointModel,
    in spec: LinkedSpec,
    measure: Fit.Measure,
    seen: SeenParts? = nil
  ) {
    self.spec = spec
    self.endpoint = endpoint
    self.measure = measure
    self.seen = seen
    failures = endpoint.failures ?? spec.model.sharedFailures
  }

  /// - Parameter seen: Collects the parts of the spec that the responses contain.
  package convenience init(_ endpoint: EndpointModel, in spec: LinkedSpec, seen: SeenParts) {
    self.init(endpoint, in: spec, measure: .decoder, seen: seen)
  }

  package func reading(of response: ReceivedResponse) -> Reading {
    let expected = content(status: response.status)
    return reading(of: ResponseParts(response, expecting: expected))
  }

  func reading(of response: ResponseParts) -> Reading {
    let isSuccess = endpoint.response.accepts(response.status)
    var lost: Objection?
    for rule in failures.rules
    where rule.condition.fits(response.status, isSuccess: isSuccess, part: response.part) {
      guard let failure = failures.cases.first(where: { $0.name == rule.caseName }) else {
        continue
      }
      let objections = payloadObjections(response.body, failure.type, at: [])
      if objections.verdict < .breaking {
        return .failure(failure.name, lost: lost, objections)
      }
      if isSuccess { return .success(objections) }
      lost = lost ?? objections.worst
    }
    return isSuccess ? .success(successObjections(response)) : .unexpected(lost: lost)
  }

  // MARK: - Successes

  /// The format of the body with a status.
  package func content(status: Int) -> ResponseContent {
    guard case .stream(_, let format) = endpoint.response else {
      return endpoint.response.value(status: status)?.content(spec.model) ?? .none
    }
    return endpoint.response.accepts(status) ? .stream(format) : .encoded(.json)
  }

  private func successObjections(_ response: ResponseParts) -> [Objection] {
    guard case .stream(let type, let format) = endpoint.response else {
      return endpoint.response.value(status: response.status)
        .map { objections(response, $0) } ?? []
    }
    guard response.content == .stream(format) else {
      return [Objection(.breaking, "body", "expected a stream of \(format.word.rawValue)")]
    }
    guard response.elements.count > 1 else {
      return response.elements.flatMap { payloadObjections($0, type, at: []) }
    }
    return response.elements.enumerated().flatMap { index, element in
      payloadObjections(element, type, at: [.index(index)])
    }
  }

  private func objections(_ response: ResponseParts, _ value: ResponseValue) -> [Objection] {
    let content = value.content(spec.model)
    let headers = value.headers.flatMap { objections(to: $0, in: response) }
    if content == .none { return headers }
    if response.content == .none {
      let expectsNothing =
        spec.model.isOptional(value.type)
        || measure == .decoder && content != .encoded(.json)
      return headers
        + (expectsNothing ? [] : [Objection(.breaking, "body", "expected a body, found none")])
    }
    guard response.content == content else {
      let words = "expected \(content), found \(response.content)"
      return [Objection(.breaking, "body", words)]
    }
    if content != .encoded(.json) { return headers }
    return headers + valueObjections(response.body, value)
  }

  private func valueObjections(_ body: JSONNode?, _ value: ResponseValue) -> [Objection] {
    guard let path = value.at, let body else {
      return payloadObjections(body, value.type, at: [])
    }
    switch body.search(path.components[...]) {
    case .found(let part): return payloadObjections(part, value.type, at: path.components)
    case .mismatch(let mismatch) where measure == .decoder: return [Objection(mismatch)]
    case .missing, .mismatch:
      if spec.model.isOptional(value.type) { return [] }
      let reason = "expected a value, found nothing"
      let mismatch = ValueMismatch(
        kind: .missing,
        expected: spec.model.phrase(value.type),
        found: "nothing",
        path: path.components
      )
      return [Objection(.breaking, "body.\(path)", reason, mismatch)]
    }
  }

  private func payloadObjections(
    _ node: JSONNode?,
    _ type: TypeReference?,
    at path: [JSONPath.Component]
  ) -> [Objection] {
    guard let type else { return [] }
    guard let node else { return [Objection(.breaking, "body", "expected a body, found none")] }
    let fit = Fit(
      model: spec.model,
      direction: .response,
      measure: measure,
      seen: seen,
      effort: Effort(maximumSteps(for: node))
    )
    return fit.mismatches(node, type).map { Objection($0.under(path)) }
  }

  /// An upper limit of steps for values of that size. Only nested unions can exceed it.
  private func maximumSteps(for node: JSONNode) -> Int {
    measure == .spec ? 200_000 : 200_000 + 8 * max(0, node.end - node.start)
  }

  // MARK: - Headers

  private func objections(
    to header: ResponseValue.Header,
    in response: ResponseParts
  ) -> [Objection] {
    let name = header.wireName.text
    let type = spec.model.plain(header.type)
    let items = response.headers.filter { $0.name.lowercased() == name.lowercased() }
      .map { (name: name, text: $0.text) }
    let line = ParameterText(name: name, arrayStyle: .comma, objectStyle: .json)
    guard let value = line.value(in: items, type, spec.model) else {
      if header.isOptional || spec.model.isOptional(header.type) { return [] }
      let mismatch = ValueMismatch(
        kind: .missing,
        expected: spec.model.phrase(type),
        found: "nothing"
      )
      return [Objection(.care, "header.\(name)", "is absent", mismatch)]
    }
    let objections = ServerFit(spec.model, isText: true).objections(value, type)
      .filter { $0.verdict == .breaking }
    return objections.map { Objection(.care, "header.\(name)", $0.reason, $0.mismatch) }
  }
}

extension Objection {
  /// The objection to a part of a body.
  fileprivate init(_ mismatch: Mismatch) {
    let path = mismatch.path.isEmpty ? "" : JSONPath(components: mismatch.path).description
    let value = ValueMismatch(mismatch)
    self = Objection(mismatch.verdict, path, mismatch.problem, value).under("body")
  }
}
