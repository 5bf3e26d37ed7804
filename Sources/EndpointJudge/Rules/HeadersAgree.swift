import EndpointSpec

/// Checks that responses with the same type of value declare each header name equally, since headers are members of one
/// type.
func headersAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  let headers = spec.model.endpoints.flatMap { endpoint in
    endpoint.response.headers.map { header in
      (member: HeaderMember(type: spec.valueType(of: endpoint), name: header.name), header: header)
    }
  }
  return headers.repetitions(of: \.member)
    .filter { !spec.isSame($0.repeated.header, $0.first.header) }
    .map { clash($0.repeated.header, $0.first.header) }
}

private struct HeaderMember: Hashable {
  let type: TypeReference
  let name: SwiftName
}

private func clash(_ header: ResponseValue.Header, _ other: ResponseValue.Header) -> Diagnostic {
  Diagnostic(
    .nameClash,
    "responses with the same type declare another header \(quoted(header.name.text))",
    at: header.place,
    hint: "give both the same type, or one of them another name with \"as\"",
    related: [.init("the other is here", at: other.place)]
  )
}

extension LinkedSpec {
  fileprivate func isSame(_ one: ResponseValue.Header, _ other: ResponseValue.Header) -> Bool {
    one.wireName.text.lowercased() == other.wireName.text.lowercased()
      && plain(one.type) == plain(other.type)
  }

  /// The type of the endpoint's response: the enum of successes if there are several.
  fileprivate func valueType(of endpoint: EndpointModel) -> TypeReference {
    switch endpoint.response {
    case .value(let value): model.withoutAliases(value.type)
    case .statuses(let name, _): .named(name)
    case .stream(let type, _): type
    }
  }
}

/// Checks that the type of a response can be read in its encoding.
func responsesTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    endpoint.response.values.flatMap { value in
      [misfit(value, spec), misplacedPath(value)].compactMap(\.self)
    }
  }
}

private func misfit(_ value: ResponseValue, _ spec: LinkedSpec) -> Diagnostic? {
  let plain = spec.plain(value.type)
  let expected: Scalar
  switch value.encoding {
  case .text: expected = .string
  case .binary: expected = .data
  case .json, .form, .multipart: return nil
  }
  let fits = plain == .scalar(expected) || plain == .scalar(.json)
  if fits, !spec.isOptional(value.type) { return nil }
  return Diagnostic(
    .misplacedType,
    "a response with the encoding \"\(value.encoding.rawValue)\" must be \"\(expected.text)\"",
    at: value.place,
    hint: fits
      ? "remove the \"?\": an empty body is an empty value" : "change the type or the \"encoding\""
  )
}

private func misplacedPath(_ value: ResponseValue) -> Diagnostic? {
  guard value.at != nil, value.encoding == .text else { return nil }
  return .misplacedKey("\"at\" requires JSON, but the response is \"text\"", at: value.place)
}
