import EndpointJSON

@testable import EndpointJudge
@testable import EndpointSpec

/// A request that a client of a spec can send, with the values that the client means.
package struct SentRequest: CustomStringConvertible {
  package let request: RequestSample
  /// The values and types by their places in the request.
  let values: [(place: String, value: JSONValue, type: TypeReference)]
  /// The encodings of the parts of a multipart body.
  let parts: [String: BodyEncoding]

  package var description: String { request.description }
}

/// The requests that a client of a spec can send to an endpoint.
///
/// The first request has all arguments. Each other one differs in one value.
package final class RequestSamples {
  private let model: APIModel
  private let endpoint: EndpointModel
  private let samples: Samples
  private let builder: RequestBuilder

  package init(_ endpoint: EndpointModel, in model: APIModel, limits: SampleLimits, seed: UInt64) {
    self.model = model
    self.endpoint = endpoint
    samples = Samples(model, .request, limits: limits, seed: seed)
    builder = RequestBuilder(endpoint, in: model)
  }

  package var requests: [SentRequest] {
    let parameters = endpoint.parameters.filter { $0.location != .body }
    let states = parameters.map(states)
    let bodies = bodies
    guard states.allSatisfy({ !$0.isEmpty }), !bodies.isEmpty else { return [] }
    let usual = states.map { $0[0] }
    var found = bodies.map { request(parameters, usual, $0) }
    let least = states.map { $0.contains(.none) ? nil : $0[0] }
    found.append(request(parameters, least, bodies[0]))
    for (index, values) in states.enumerated() {
      for value in values.dropFirst() {
        var changed = usual
        changed[index] = value
        found.append(request(parameters, changed, bodies[0]))
      }
    }
    return found.compactMap(\.self)
  }

  /// The values of a parameter. Nil if it is not sent.
  private func states(of parameter: ParameterModel) -> [JSONValue?] {
    if case .constant(let value) = parameter.binding { return [value] }
    let field = parameter.field
    let type = model.isOptional(field.type) ? model.plain(field.type) : field.type
    // An empty array adds no query item, so the server receives no value.
    var states: [JSONValue?] = samples.values(of: type, wire: field.wire, within: field.limits)
      .filter { $0 != .array([]) && $0 != .object([:]) }
    if parameter.location == .path {
      return parameter.allowsEmpty ? states : states.filter { $0 != "" }
    }
    if model.isOptional(field.type), field.defaultValue == nil { states.append(nil) }
    if field.isNullable { states.append(.null) }
    return states
  }

  /// The bodies. Nil if none is sent.
  private var bodies: [RequestSample.Body?] {
    guard let body = endpoint.body else { return [nil] }
    switch body.content {
    case .value(let type, _, _):
      let isOptional = model.isOptional(type)
      let values = samples.values(of: isOptional ? model.plain(type) : type)
      return values.map { builder.content($0, body) } + (isOptional ? [nil] : [])
    case .fields:
      let values = samples.objects(of: endpoint.bodyStructure, [])
      return values.map { builder.content($0, body) }
    }
  }

  private func request(
    _ parameters: [ParameterModel],
    _ values: [JSONValue?],
    _ body: RequestSample.Body?
  ) -> SentRequest? {
    let arguments = Array(zip(parameters, values))
    let sent = arguments.compactMap { parameter, value in
      value.map { (place: parameter.place, value: $0, type: parameter.field.type) }
    }
    return builder.request(arguments, body).map { request in
      SentRequest(
        request: request,
        values: sent + (body.map(bodyValues) ?? []),
        parts: endpoint.partEncodings
      )
    }
  }

  private func bodyValues(
    _ body: RequestSample.Body
  ) -> [(place: String, value: JSONValue, type: TypeReference)] {
    let value = endpoint.body?.at.flatMap { path in
      JSONNode(body.value).part(at: path.components[...])?.value
    }
    let inner = value ?? body.value
    if let type = endpoint.body?.type { return [("body", inner, type)] }
    return endpoint.bodyStructure.fields.filter { $0.constant == nil }.compactMap { field in
      inner[field.wireName.text].map { ("body.\(field.wireName)", $0, field.type) }
    }
  }
}

extension EndpointModel {
  /// The encodings of the parts of a multipart body.
  var partEncodings: [String: BodyEncoding] {
    let parts = parameters.filter { $0.location == .body }
    return parts.reduce(into: [:]) { $0[$1.field.wireName.text] = $1.partEncoding }
  }
}
