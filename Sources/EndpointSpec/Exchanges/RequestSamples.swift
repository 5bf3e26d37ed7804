import EndpointJSON

/// The requests that a client of a spec can send to an endpoint.
///
/// The first has all arguments. Each other one differs in one value.
package final class RequestSamples {
  private let model: APIModel
  private let endpoint: EndpointModel
  private let samples: Samples

  package init(_ endpoint: EndpointModel, in model: APIModel, limits: SampleLimits, seed: UInt64) {
    self.model = model
    self.endpoint = endpoint
    samples = Samples(model, .request, limits: limits, seed: seed)
  }

  package var requests: [RequestSample] {
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
    // An empty array sends no query item, and so no value.
    var states: [JSONValue?] = samples.values(of: type, wire: field.wire, within: field.limits)
      .filter { $0 != .array([]) && $0 != .object([:]) }
    if parameter.location == .path { return states.filter { $0 != "" } }
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
      return values.map { content($0, body) } + (isOptional ? [nil] : [])
    case .fields:
      let values = samples.objects(of: endpoint.bodyStructure, [])
      return values.map { content($0, body) }
    }
  }

  func isOptional(_ type: TypeReference) -> Bool { model.isOptional(type) }

  func content(_ value: JSONValue, _ body: BodyModel) -> RequestSample.Body {
    let wrapped = body.at.map { JSONValue.object([:]).placing(value, at: $0.components[...]) }
    var sample = RequestSample.Body(encoding: body.encoding, value: wrapped ?? value)
    if body.encoding == .form {
      sample.items = (value.objectValue ?? JSONObject()).flatMap { member in
        endpoint.text(ofFormField: member.key, in: body).items(of: member.value)
      }
    }
    sample.parts = endpoint.partEncodings
    return sample
  }

  func request(
    _ parameters: [ParameterModel],
    _ values: [JSONValue?],
    _ body: RequestSample.Body?
  ) -> RequestSample? {
    let (origin, base) = model.server(of: endpoint)
    var request = RequestSample(
      endpoint: endpoint.id,
      method: endpoint.method,
      origin: origin,
      path: base,
      base: base
    )
    var texts: [WireName: String] = [:]
    for (parameter, value) in zip(parameters, values) {
      guard let value else { continue }
      let name = parameter.field.wireName
      request.values.append(("\(parameter.location).\(name)", value, parameter.field.type))
      switch parameter.location {
      case .path: texts[name] = parameter.text.items(of: value).map(\.text).joined(separator: ",")
      case .query: request.query += parameter.text.items(of: value)
      case .header: request.headers.append((name.text, parameter.line(value)))
      case .cookie: request.cookies.append((name.text, parameter.line(value)))
      case .body: continue
      }
    }
    request.headers += endpoint.headers.map { ($0.name, $0.value) }
    for part in endpoint.path {
      guard let text = text(of: part, texts) else { return nil }
      request.path += text
    }
    request.body = body
    if let body { addValues(of: body, to: &request) }
    return request
  }

  private func addValues(of body: RequestSample.Body, to request: inout RequestSample) {
    let value = endpoint.body?.at.flatMap { path in
      JSONNode(body.value).part(at: path.components[...])?.value
    }
    let inner = value ?? body.value
    if let type = endpoint.body?.type {
      request.values.append(("body", inner, type))
    } else {
      for field in endpoint.bodyStructure.fields where field.constant == nil {
        guard let part = inner[field.wireName.text] else { continue }
        request.values.append(("body.\(field.wireName)", part, field.type))
      }
    }
  }

  private func text(of part: PathPart, _ texts: [WireName: String]) -> String? {
    switch part {
    case .text(let text): text
    case .variable(let name): model.variableText(name)
    case .parameter(let name, let keepsSlashes):
      texts[name].map { PathText.encoded($0, keepsSlashes: keepsSlashes) }
    }
  }
}

extension EndpointModel {
  /// The body fields that are arguments, as a struct.
  var bodyStructure: StructModel {
    let fields = parameters.filter { $0.location == .body }.map { parameter in
      if case .constant(let value) = parameter.binding, parameter.field.constant == nil {
        return FieldModel(
          wireName: parameter.field.wireName,
          name: parameter.field.name,
          type: parameter.field.type,
          constant: value,
          place: parameter.field.place
        )
      }
      return parameter.field
    }
    return StructModel(fields: fields, additional: nil)
  }

  var partEncodings: [String: BodyEncoding] {
    let parts = parameters.filter { $0.location == .body }
    return parts.reduce(into: [:]) { $0[$1.field.wireName.text] = $1.partEncoding }
  }
}

extension ParameterModel {
  var text: ParameterText {
    ParameterText(
      name: field.wireName.text,
      arrayStyle: location == .query ? arrayStyle : .comma,
      objectStyle: location == .query ? objectStyle : .json
    )
  }

  /// The text of a header or a cookie.
  func line(_ value: JSONValue) -> String {
    text.items(of: value).map(\.text).joined(separator: ",")
  }
}

extension EndpointModel {
  /// How a form field is serialized. A field that is an argument has its own styles.
  func text(ofFormField name: String, in body: BodyModel) -> ParameterText {
    let own = parameters.first { $0.location == .body && $0.field.wireName.text == name }
    return ParameterText(
      name: name,
      arrayStyle: own?.arrayStyle ?? body.arrayStyle,
      objectStyle: own?.objectStyle ?? body.objectStyle
    )
  }
}
