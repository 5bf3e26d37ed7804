import EndpointJSON
import EndpointSpec
import EndpointWire
import Foundation

/// Reads the responses of an endpoint as a client that is generated from a spec.
package final class ResponseReader {
  package enum Reading {
    case success([Mismatch])
    /// The failure, why a case with higher precedence did not decode, and the mismatches of its own body.
    case failure(SwiftName, lost: Mismatch?, [Mismatch])
    /// No failure is read: the status, and the mismatches of the body with the first case of this status. Empty without
    /// such a case.
    case unexpected(Int, lost: [Mismatch])
  }

  private let spec: LinkedSpec
  private let endpoint: EndpointModel
  private let failures: FailureModel
  private let role: Fit.Role
  private let seen: SeenParts?

  init(
    _ endpoint: EndpointModel,
    in spec: LinkedSpec,
    role: Fit.Role,
    seen: SeenParts? = nil
  ) {
    self.spec = spec
    self.endpoint = endpoint
    self.role = role
    self.seen = seen
    failures = endpoint.failures ?? spec.model.sharedFailures
  }

  /// - Parameter seen: Collects the parts of the spec that the responses contain.
  package convenience init(_ endpoint: EndpointModel, in spec: LinkedSpec, seen: SeenParts) {
    self.init(endpoint, in: spec, role: .decoder, seen: seen)
  }

  package func reading(of response: ReceivedResponse) -> Reading {
    let expected = content(status: response.status)
    let parts = ResponseParts(response, expecting: expected) { element(of: $0) }
    let reading = reading(of: parts)
    guard case .stream(.gateway) = expected, case .success(let found) = reading, found.isEmpty,
      let failure = Self.gatewayFailure(in: response)
    else { return reading }
    return self.reading(of: failure)
  }

  /// The failure that ends a stream of a gateway, as a response of its own.
  private static func gatewayFailure(in response: ReceivedResponse) -> ResponseParts? {
    for line in response.body.split(separator: UInt8(ascii: "\n")) {
      guard let failure = GatewayFailure(line: Data(line)) else { continue }
      let body = try? JSONNode.parse(Array(failure.body))
      let content = ResponseContent.encoded(.json)
      return ResponseParts(status: failure.status, headers: [], content: content, body: body)
    }
    return nil
  }

  /// An element of the stream in JSON. Nil if it is neither JSON nor expected to be text.
  func element(of event: EventParser.Event) -> JSONNode? {
    guard case .stream(let type, let format) = endpoint.response else { return nil }
    if let events = spec.model.events(type) {
      return JSONNode(events.value(of: event, spec.model))
    }
    if spec.model.plain(type) == .scalar(.string), !format.isOfJSON {
      return JSONNode(.string(event.data))
    }
    return try? JSONNode.parse(Array(event.data.utf8))
  }

  func reading(of response: ResponseParts) -> Reading {
    let isSuccess = endpoint.response.accepts(response.status)
    var lost: [Mismatch] = []
    for rule in failures.rules
    where rule.condition.fits(response.status, isSuccess: isSuccess, part: response.part) {
      guard let failure = failures.cases.first(where: { $0.name == rule.caseName }) else {
        continue
      }
      let mismatches = payloadMismatches(response.body, failure.type, at: [])
      if mismatches.verdict < .breaking {
        return .failure(failure.name, lost: lost.worst, mismatches)
      }
      if isSuccess { return .success(mismatches) }
      if lost.isEmpty { lost = mismatches }
    }
    return isSuccess
      ? .success(successMismatches(response)) : .unexpected(response.status, lost: lost)
  }

  // MARK: - Successes

  /// The format of the body with a status.
  package func content(status: Int) -> ResponseContent {
    guard case .stream(_, let format) = endpoint.response else {
      return endpoint.response.value(status: status)?.content(spec.model) ?? .none
    }
    return endpoint.response.accepts(status)
      ? .stream(format.withoutReconnection) : .encoded(.json)
  }

  private func successMismatches(_ response: ResponseParts) -> [Mismatch] {
    guard case .stream(let type, let format) = endpoint.response else {
      return endpoint.response.value(status: response.status)
        .map { mismatches(response, $0) } ?? []
    }
    guard response.content == .stream(format.withoutReconnection) else {
      return [Mismatch(.body, "expected a stream of \(format.word.rawValue)")]
    }
    guard response.elements.count > 1 else {
      return response.elements.flatMap { payloadMismatches($0, type, at: []) }
    }
    return response.elements.enumerated().flatMap { index, element in
      payloadMismatches(element, type, at: [.index(index)])
    }
  }

  private func mismatches(_ response: ResponseParts, _ value: ResponseValue) -> [Mismatch] {
    let content = value.content(spec.model)
    let headers = value.headers.flatMap { mismatches(of: $0, in: response) }
    if content == .none { return headers }
    if response.content == .none {
      let expectsNothing =
        spec.model.isOptional(value.type)
        || role == .decoder && content != .encoded(.json)
      return headers
        + (expectsNothing ? [] : [Mismatch(.body, "expected a body, found none")])
    }
    guard response.content == content else {
      return [Mismatch(.body, "expected \(content), found \(response.content)")]
    }
    if content != .encoded(.json) { return headers }
    return headers + valueMismatches(response.body, value)
  }

  private func valueMismatches(_ body: JSONNode?, _ value: ResponseValue) -> [Mismatch] {
    guard let path = value.at, let body else {
      return payloadMismatches(body, value.type, at: [])
    }
    switch body.search(path.components[...]) {
    case .found(let part):
      return payloadMismatches(part, value.type, at: []).map {
        $0.under(collecting: path.components)
      }
    case .mismatch(let mismatch) where role == .decoder: return [mismatch]
    case .missing, .mismatch:
      if spec.model.isOptional(value.type) { return [] }
      return [Mismatch(absent: spec.model.phrase(value.type)).under(path.components)]
    }
  }

  private func payloadMismatches(
    _ node: JSONNode?,
    _ type: TypeReference?,
    at path: [JSONPath.Component]
  ) -> [Mismatch] {
    guard let type else { return [] }
    guard let node else { return [Mismatch(.body, "expected a body, found none")] }
    let fit = Fit(
      model: spec.model,
      direction: .response,
      role: role,
      seen: seen,
      effort: StepLimit(maximumSteps(for: node))
    )
    return fit.mismatches(node, type).map { $0.under(path) }
  }

  /// An upper limit of steps for values of that size. Only nested unions can exceed it.
  private func maximumSteps(for node: JSONNode) -> Int {
    role == .spec ? 200_000 : 200_000 + 8 * max(0, node.end - node.start)
  }

  // MARK: - Headers

  private func mismatches(
    of header: ResponseValue.Header,
    in response: ResponseParts
  ) -> [Mismatch] {
    let name = header.wireName.text
    let type = spec.model.plain(header.type)
    let items = response.headers.filter { $0.name.lowercased() == name.lowercased() }
      .map { (name: name, text: $0.text) }
    let line = ParameterText(name: name, arrayStyle: .comma, objectStyle: .json)
    let found: [Mismatch]
    if let value = line.value(in: items, type, spec.model) {
      let fit = Fit(model: spec.model, direction: .request, role: .server, isText: true)
      found = fit.mismatches(JSONNode(value), type).filter { $0.verdict == .breaking }
    } else {
      let mayBeAbsent = header.isOptional || spec.model.isOptional(header.type)
      found = mayBeAbsent ? [] : [Mismatch(absent: spec.model.phrase(type))]
    }
    return found.map { $0.with(.care).in(.header, name) }
  }
}

extension UnionModel {
  /// An event as an object. Data that is not JSON, and that of a `string`, is text.
  fileprivate func value(of event: EventParser.Event, _ model: APIModel) -> JSONValue {
    let type = members.first { $0.tag == .string(event.name) }?.type
    let isText = type.map { model.plain($0) == .scalar(.string) } ?? false
    let json = isText ? nil : try? JSONValue(parsing: Array(event.data.utf8))
    return .object(
      JSONObject([
        (Self.eventKey.text, .string(event.name)),
        (Self.dataKey.text, json ?? .string(event.data)),
      ])
    )
  }
}
