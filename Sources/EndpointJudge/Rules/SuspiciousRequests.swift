import EndpointSpec

/// Warns about timeouts that are probably milliseconds: more than an hour, or round numbers from 1,000 on.
func timeoutsAreSeconds(_ spec: LinkedSpec) -> [Diagnostic] {
  let document = spec.document
  let timeouts =
    [document.defaults.timeout].compactMap(\.self) + document.endpoints.compactMap(\.value.timeout)
  return timeouts.filter { timeout in
    let isRound = timeout.value.truncatingRemainder(dividingBy: 500) == 0
    return timeout.value > 3600 || isRound && timeout.value >= 1000
  }.map { timeout in
    let seconds = timeout.value / 1000
    let text = seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    let time = timeout.value > 3600 ? "an hour" : "a quarter of an hour"
    return Diagnostic(
      .suspiciousValue,
      "the timeout is in seconds: \(Int(min(timeout.value, 1e9))) are more than \(time)",
      at: timeout.place,
      hint: Hint("write \(text) if milliseconds were meant", [.replace(timeout.place, with: text)])
    )
  }
}

/// Warns about two endpoints that send the same request.
func requestsDiffer(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.repetitions { RequestForm($0) }.map { first, repeated in
    Diagnostic(
      .sameRequest,
      "\(quoted(repeated.id)) sends the same request as \(quoted(first.id)): \(repeated.method) \(repeated.written.value.path?.value ?? "")",
      at: repeated.written.value.path?.place ?? repeated.place,
      hint: "remove one of the two, or correct its method or path",
      related: [.init("\(quoted(first.id)) is here", at: first.place)]
    )
  }
}

/// Warns about endpoints that may send the same request, and read different responses.
func responsesOfOneRequestAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  let endpoints = spec.model.endpoints
  let same = Set(endpoints.repetitions { RequestForm($0) }.map(\.1.id))
  return endpoints.repetitions { RequestForm($0, withoutOptionalIn: spec.model) }
    .compactMap { first, other in
      guard !same.contains(other.id), first.response.form != other.response.form else { return nil }
      return Diagnostic(
        .sameRequest,
        "\(quoted(other.id)) may send the same request as \(quoted(first.id)), but reads another response",
        at: other.written.value.path?.place ?? other.place,
        hint:
          "correct its method or path, or give one of the two a \"constant\" or a required parameter",
        related: [.init("\(quoted(first.id)) is here", at: first.place)]
      )
    }
}

extension ResponseModel {
  /// What the response reads where.
  fileprivate var form: String {
    if case .stream(let type, let format) = self { return "\(format.word) \(type.text)" }
    return values.map { "\($0.type.text) \($0.at?.description ?? "")" }.joined(separator: ", ")
  }
}

/// What distinguishes the requests of endpoints: all but the values of arguments.
private struct RequestForm: Hashable {
  let method: String
  let server: String?
  let host: String?
  let path: [String]
  let parameters: Set<String>
  let headers: [String]
  let response: String

  /// - Parameter model: If given, parameters that may be left out do not count.
  init(_ endpoint: EndpointModel, withoutOptionalIn model: APIModel? = nil) {
    method = endpoint.method
    server = endpoint.server?.text
    host = endpoint.host
    path = endpoint.path.map { part in
      if case .text(let text) = part { text } else { "{}" }
    }
    // Endpoints with one URL may differ in what they send: an action as a constant, another body.
    parameters = Set(
      endpoint.parameters.filter { parameter in
        parameter.location != .path && model?.isOptional(parameter.field.type) != true
      }.map { parameter in
        "\(parameter.location) \(parameter.field.wireName.text) \(parameter.field.constant?.description ?? "")"
      }
    )
    headers = endpoint.headers.map { "\($0.name): \($0.value)" }
    response = endpoint.body.map { "\($0.encoding.rawValue) \($0.type?.text ?? "")" } ?? ""
  }
}

/// Checks that the former name of a field or a parameter is another one.
func formerNamesDiffer(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.fields.compactMap { field in
    guard let was = field.written.value.was, was.value == field.written.name.value else {
      return nil
    }
    return Diagnostic(
      .suspiciousValue,
      "the former name is the name itself",
      at: was.place,
      hint: Hint("remove \"was\"", [.remove(was.place)], isCertain: true)
    )
  }
}

/// Warns about the former name of a field with that of its type: `"was": "Item.title"`.
func formerNamesHaveNoOwner(_ spec: LinkedSpec) -> [Diagnostic] {
  let types = Set(spec.document.types.map(\.name.value))
  return spec.fields.compactMap { field in
    guard let was = field.written.value.was, let dot = was.value.lastIndex(of: "."),
      types.contains(String(was.value[..<dot]))
    else { return nil }
    let name = String(was.value[dot...].dropFirst())
    return Diagnostic(
      .suspiciousValue,
      "\(quoted(was.value)) is not a former name of a field",
      at: was.place,
      hint: .write(name, for: was, isCertain: false)
    )
  }
}

/// Warns about a parameter that looks like the response of its endpoint, which has none.
func responsesAreNoParameters(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.compactMap { endpoint in
    let written = endpoint.written.value
    guard written.response == nil,
      let parameter = written.parameters.first(where: { $0.name.value == "response" }),
      case .expression(_, let type)? = parameter.value.field.type,
      let form = spec.form(of: SwiftName(type.value.filter { !"[]?".contains($0) })), form.isObject
    else { return nil }
    return Diagnostic(
      .suspiciousValue,
      "\"response\" is a parameter, and the endpoint has no response",
      at: parameter.name.place,
      hint: "move it out of \"parameters\""
    )
  }
}

extension TypeModel.Form {
  fileprivate var isObject: Bool {
    switch self {
    case .structure, .union: true
    default: false
    }
  }
}

/// Checks that a former name is not that of an endpoint that exists.
func formerNamesAreFree(_ spec: LinkedSpec) -> [Diagnostic] {
  let places = Dictionary(firstOf: spec.model.endpoints.map { ($0.id, $0.place) })
  return spec.document.endpoints.compactMap { entry in
    guard let was = entry.value.was, let other = places[was.value] else { return nil }
    let isOwn = was.value == entry.name.value
    return Diagnostic(
      .suspiciousValue,
      isOwn
        ? "the former name is the name itself"
        : "an endpoint still has the former name \(quoted(was.value))",
      at: was.place,
      hint: Hint(
        isOwn ? "remove \"was\"" : "remove \"was\", or the endpoint \(quoted(was.value))",
        [.remove(was.place)],
        isCertain: isOwn
      ),
      related: isOwn ? [] : [.init("\(quoted(was.value)) is here", at: other)]
    )
  }
}
