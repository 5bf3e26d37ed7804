import EndpointSpec

/// Warns about headers whose value is the name of a type. They are constant: the server would receive the word.
func headersHaveValues(_ spec: LinkedSpec) -> [Diagnostic] {
  let headers = spec.document.defaults.headers + spec.document.endpoints.flatMap(\.value.headers)
  if headers.isEmpty { return [] }
  let types = Set(spec.document.types.map(\.name.value) + scalars)
  return headers.compactMap { header in
    let value = header.value.value
    guard let name = TypeExpression.name(in: value)?.text, types.contains(name) else { return nil }
    return Diagnostic(
      .suspiciousValue,
      "every request sends the word \(quoted(value)) in \(quoted(header.name.value))",
      at: header.value.place,
      hint:
        "for an argument, write it in \"parameters\": { \(quoted(header.name.value)): { \"type\": \(quoted(value)), \"in\": \"header\" } }"
    )
  }
}

/// Warns about parameters with the name of a header that are sent in the query.
func headersAreSentAsHeaders(_ spec: LinkedSpec) -> [Diagnostic] {
  let queries = spec.model.endpoints.flatMap(\.parameters).filter { $0.location == .query }
  let words = Set(queries.map(\.field.wireName.text)).subtracting(headerWords)
  // An API whose queries begin with capitals may have one of these words, too.
  let areSmall = !words.contains { $0.first?.isUppercase ?? false }
  return queries.filter { parameter in
    let name = parameter.field.wireName.text
    let isHeader =
      name.lowercased().hasPrefix("x-") || headerNames.contains(name.lowercased())
      || areSmall && headerWords.contains(name)
    return isHeader && parameter.written.value.location == nil
  }.map { parameter in
    Diagnostic(
      .suspiciousValue,
      "\(quoted(parameter.field.wireName.text)) has the name of a header, but is sent in the query",
      at: parameter.field.place,
      hint:
        "for a header, write { \"type\": …, \"in\": \"header\" }, otherwise add \"in\": \"query\""
    )
  }
}

private let headerNames: Set = [
  "authorization", "accept-language", "accept-encoding", "content-type", "user-agent", "if-match",
  "if-none-match", "if-modified-since", "if-unmodified-since", "idempotency-key",
  "content-language",
]

/// Headers of one word, as they are usually written. In lowercase, they are ordinary words.
private let headerWords: Set = [
  "Accept", "Cookie", "Date", "Expect", "Forwarded", "From", "Host", "Origin", "Prefer", "Range",
  "Referer", "Via",
]

/// The scalars that nobody sends as a word. `json` or `data` may be a value.
private let scalars = [
  "string", "bool", "int", "int32", "int64", "double", "decimal", "date", "uuid", "url", "day",
]

/// Warns about timeouts of more than an hour, which are probably milliseconds.
func timeoutsAreSeconds(_ spec: LinkedSpec) -> [Diagnostic] {
  let document = spec.document
  let timeouts =
    [document.defaults.timeout].compactMap(\.self) + document.endpoints.compactMap(\.value.timeout)
  return timeouts.filter { $0.value > 3600 }.map { timeout in
    let seconds = timeout.value / 1000
    let text = seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    return Diagnostic(
      .suspiciousValue,
      "the timeout is in seconds: \(Int(min(timeout.value, 1e9))) are more than an hour",
      at: timeout.place,
      hint: Hint("write \(text) if milliseconds were meant", [.replace(timeout.place, with: text)])
    )
  }
}

/// Warns about empty segments of paths: `//items`, `/items//parts`.
func segmentsAreNotEmpty(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).flatMap { path -> [Diagnostic] in
    let bytes = Array(path.value.utf8)
    let slash = UInt8(ascii: "/")
    guard
      let start = bytes.indices.dropLast().first(where: {
        bytes[$0] == slash && bytes[$0 + 1] == slash
      })
    else { return [] }
    var plain = path.value
    while let range = plain.firstRange(of: "//") { plain.replaceSubrange(range, with: "/") }
    return [
      Diagnostic(
        .suspiciousValue,
        "the path has an empty segment",
        at: path.part(start..<start + 2),
        hint: Hint(
          "write \(quoted(plain))",
          [.rename(path.place, from: path.value, to: plain)],
          isCertain: true
        )
      )
    ]
  }
}

/// Warns about invisible characters and letters that look like others in paths.
func pathsAreReadable(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard DeceptiveText.isDeceptive(path.value), let text = DeceptiveText(path.value) else {
      return nil
    }
    return Diagnostic(
      .deceptiveCharacter,
      "\(quoted(path.value)): \(text.reason)",
      at: path.place,
      hint: Hint(
        "write \(quoted(text.plain))",
        [.rename(path.place, from: path.value, to: text.plain)],
        isCertain: true
      )
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

/// Warns about paths that end in a punctuation mark, such as a comma after a value in YAML.
func pathsEndInNames(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard let last = path.value.last, ",;".contains(last) else { return nil }
    let plain = String(path.value.dropLast())
    return Diagnostic(
      .suspiciousValue,
      "the path ends in \(quoted(String(last)))",
      at: path.place,
      hint: Hint(
        "write \(quoted(plain))",
        [.rename(path.place, from: path.value, to: plain)],
        isCertain: true
      )
    )
  }
}

/// Warns about JSONPath and JSON pointers, which are keys in the spec language: `$.data` and `/data`.
func bodyPathsAreOurs(_ spec: LinkedSpec) -> [Diagnostic] {
  let document = spec.document
  let paths =
    [document.defaults.at] + spec.fields.map(\.written.value.at)
    + document.endpoints.flatMap { entry -> [Located<String>?] in
      let responses: [ResponseValueSpec] =
        switch entry.value.response {
        case .value(let value): [value]
        case .statuses(let statuses, _): statuses.map(\.value)
        case .stream, nil: []
        }
      return [entry.value.body?.at] + responses.map(\.at)
    }
  return paths.compactMap(\.self).compactMap { path in
    let text = path.value
    guard ["$.", "$[", "/", "#/"].contains(where: text.hasPrefix), text.count > 1 else {
      return nil
    }
    let plain = plainPath(text)
    return Diagnostic(
      .suspiciousValue,
      "\(quoted(text)) is \(text.hasPrefix("$") ? "JSONPath" : "a JSON pointer"), and begins with a key of that name here",
      at: path.place,
      hint: Hint(
        "write \(quoted(plain))",
        [.rename(path.place, from: text, to: plain)],
        isCertain: true
      )
    )
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
