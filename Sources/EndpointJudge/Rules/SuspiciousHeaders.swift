import EndpointSpec

/// Warns about headers whose value is the name of a type. They are constant: the server would receive the word.
func headersHaveValues(_ spec: LinkedSpec) -> [Diagnostic] {
  let headers = spec.constantHeaders
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

/// Warns about headers with a placeholder: they are constant, so the server would receive the braces.
func headersHaveNoPlaceholders(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.constantHeaders.compactMap { header in
    let (name, value) = (header.name.value, header.value.value)
    guard value.utf8.contains(where: "{<$".utf8.contains) else { return nil }
    let form = /[{<]{1,2} ?[A-Za-z_][A-Za-z0-9_.-]* ?[}>]{1,2}|\$[A-Za-z_]+|\$\{[A-Za-z_]+\}/
    guard value.contains(form) else { return nil }
    let isCredential = name.lowercased() == "authorization"
    return Diagnostic(
      .suspiciousValue,
      "every request sends \(quoted(value)) in \(quoted(name)), with the placeholder",
      at: header.value.place,
      hint: isCredential
        ? "declare \"authentication\": { \"token\": \"bearer\" } instead; a client adds its credentials"
        : "for an argument, write it in \"parameters\": { \(quoted(name)): { \"type\": \"string\", \"in\": \"header\" } }"
    )
  }
}

extension LinkedSpec {
  /// The headers that requests send with the same value each time.
  fileprivate var constantHeaders: [Named<Located<String>>] {
    document.defaults.headers + document.endpoints.flatMap(\.value.headers)
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
