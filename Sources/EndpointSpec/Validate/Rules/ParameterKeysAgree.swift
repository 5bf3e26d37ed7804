/// Checks that the keys of a parameter fit its location.
func parameterKeysAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    endpoint.parameters.flatMap { parameter in
      [
        states(parameter, of: endpoint, spec), part(parameter, of: endpoint, spec),
        style(parameter, of: endpoint, spec),
      ].compactMap(\.self)
    }
  }
}

/// Reports `nullable` on an optional outside of JSON, which cannot distinguish absent from null.
private func states(
  _ parameter: ParameterModel,
  of endpoint: EndpointModel,
  _ spec: LinkedSpec
) -> Diagnostic? {
  let field = parameter.field
  guard field.isNullable, spec.isOptional(field.type),
    parameter.location != .body || endpoint.body?.encoding != .json
  else { return nil }
  return Diagnostic(
    .conflictingKeys,
    "only JSON distinguishes null from a missing value",
    at: field.place,
    hint: "remove \"nullable\" or the \"?\""
  )
}

/// Checks the encoding of a part of a multipart body. A file cannot be JSON.
private func part(
  _ parameter: ParameterModel,
  of endpoint: EndpointModel,
  _ spec: LinkedSpec
) -> Diagnostic? {
  guard parameter.location == .body,
    let encoding = spec.written(\ParameterSpec.encoding, at: parameter.field.place)
  else { return nil }
  if endpoint.body?.encoding != .multipart {
    return Diagnostic(
      .misplacedKey,
      "only a part of a multipart body has its own \"encoding\"",
      at: encoding.place,
      hint: "remove it, or make the body \"multipart\""
    )
  }
  guard parameter.field.type.isUpload else { return nil }
  return .misplacedKey("a file is not JSON", at: encoding.place)
}

/// Checks styles, which apply to arrays and objects in a query or a form.
private func style(
  _ parameter: ParameterModel,
  of endpoint: EndpointModel,
  _ spec: LinkedSpec
) -> Diagnostic? {
  guard let style = spec.written(\ParameterSpec.style, at: parameter.field.place) else {
    return nil
  }
  let isInForm = parameter.location == .body && endpoint.body?.encoding == .form
  guard parameter.location == .query || isInForm else {
    return .misplacedKey("a style is only for the query and forms", at: style.place)
  }
  let isOfArrays = ParameterStyle.ofArrays.contains(style.value)
  let fits = isOfArrays ? spec.isArray(parameter.field.type) : spec.isObject(parameter.field.type)
  if fits || spec.plain(parameter.field.type) == .scalar(.json) { return nil }
  return .misplacedKey(
    "the style \"\(style.value.rawValue)\" is for \(isOfArrays ? "arrays" : "objects")",
    at: style.place
  )
}
