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
  default: return nil
  }
  if plain == .scalar(expected) || plain == .scalar(.json) { return nil }
  return Diagnostic(
    .misplacedType,
    "a response with the encoding \"\(value.encoding.rawValue)\" must be \"\(expected.text)\"",
    at: value.place,
    hint: "change the type or the \"encoding\""
  )
}

private func misplacedPath(_ value: ResponseValue) -> Diagnostic? {
  guard value.at != nil, value.encoding == .text else { return nil }
  return Diagnostic(
    .misplacedKey,
    "\"at\" requires JSON, but the response is \"text\"",
    at: value.place,
    hint: "remove it"
  )
}
