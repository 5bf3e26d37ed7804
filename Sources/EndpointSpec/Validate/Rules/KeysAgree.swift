/// The keys of a field go with each other and with its type.
func keysAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  var found = spec.remarkableFields.filter(\.hasConditions).flatMap { field in
    conflicts(field, spec) + lossy(field, spec)
  }
  for endpoint in spec.model.endpoints {
    for parameter in endpoint.parameters {
      found += states(parameter, of: endpoint, spec)
      let keys = spec.written(\ParameterSpec.keysOfForm, at: parameter.field.place)
      guard let keys else { continue }
      found += part(keys, parameter, of: endpoint)
      found += style(keys, parameter, of: endpoint, spec)
    }
  }
  return found.withoutRepetitions
}

private func conflicts(_ field: FieldModel, _ spec: LinkedSpec) -> [Diagnostic] {
  let isConstant = field.constant != nil
  let only = spec.written(\.only, of: field)?.place ?? field.place
  var problems: [(String, Place)] = []
  if isConstant, let value = spec.written(\.defaultValue, of: field) {
    problems.append(("a constant always travels, so that it has no \"default\"", value.place))
  }
  if isConstant && field.direction == .response {
    problems.append(("a constant is sent, never read", only))
  }
  if isConstant && field.isNullable {
    problems.append(("a constant is never null", field.place))
  }
  if isConstant && field.isLossy {
    problems.append(("a constant is not read, so that nothing of it is \"lossy\"", field.place))
  }
  if isConstant && field.isUserFacing {
    problems.append(("a constant is not read, so that it is not \"userFacing\"", field.place))
  }
  if field.isNullable, let value = spec.written(\.defaultValue, of: field) {
    problems.append(("what has a \"default\" is never nil, and never sent as null", value.place))
  }
  if field.isNullable && field.direction == .response {
    problems.append(("\"nullable\" is for what is sent", only))
  }
  if field.isUserFacing && field.direction == .request {
    problems.append(("a text that is never read cannot be \"userFacing\"", only))
  }
  if field.isLossy && field.direction == .request {
    problems.append(("\"lossy\" is for what is read", only))
  }
  if field.isSecret && field.isWhole {
    let at = spec.written(\.at, of: field)?.place ?? field.place
    problems.append(("what lies at \".\" has no key of its own, and no \"secret\"", at))
  }
  return problems.map { text, place in
    Diagnostic(.conflictingKeys, text, at: place, hint: "take one of the two keys out")
  }
}

private func lossy(_ field: FieldModel, _ spec: LinkedSpec) -> [Diagnostic] {
  guard field.isLossy, spec.written(\.type, of: field) != nil, !spec.isArray(field.type) else {
    return []
  }
  return [
    Diagnostic(
      .misplacedKey,
      "\"lossy\" goes with an array, whose elements can be left out",
      at: field.place,
      hint: "take it out"
    )
  ]
}

/// Absent, null and a value can be told apart in a JSON body alone.
private func states(
  _ parameter: ParameterModel,
  of endpoint: EndpointModel,
  _ spec: LinkedSpec
) -> [Diagnostic] {
  let field = parameter.field
  guard field.isNullable, spec.isOptional(field.type),
    parameter.location != .body || endpoint.body?.encoding != .json
  else { return [] }
  return [
    Diagnostic(
      .conflictingKeys,
      "only JSON tells null from what is left out",
      at: field.place,
      hint: "take \"nullable\" out, or the \"?\""
    )
  ]
}

/// What a parameter says of the form in which it travels.
private struct KeysOfForm {
  let encoding: Located<String>?
  let style: Located<String>?
}

extension ParameterSpec {
  /// Nil: it says nothing.
  fileprivate var keysOfForm: KeysOfForm? {
    if encoding == nil, style == nil { return nil }
    return KeysOfForm(encoding: encoding, style: style)
  }
}

extension FieldModel {
  /// Whether it has a key that does not go with all others.
  fileprivate var hasConditions: Bool {
    isNullable || isUserFacing || isLossy || constant != nil || isSecret && isWhole
  }

  /// Whether it is the object that it lies in, decoded once more.
  fileprivate var isWhole: Bool { at?.components.isEmpty ?? false }
}

private func part(
  _ keys: KeysOfForm,
  _ parameter: ParameterModel,
  of endpoint: EndpointModel
) -> [Diagnostic] {
  guard parameter.location == .body, endpoint.body?.encoding != .multipart,
    let encoding = keys.encoding
  else { return [] }
  return [
    Diagnostic(
      .misplacedKey,
      "only a part of a multipart body has an \"encoding\" of its own",
      at: encoding.place,
      hint: "take it out, or make the body \"multipart\""
    )
  ]
}

/// Styles write arrays and objects into a query or a form.
private func style(
  _ keys: KeysOfForm,
  _ parameter: ParameterModel,
  of endpoint: EndpointModel,
  _ spec: LinkedSpec
) -> [Diagnostic] {
  guard let style = keys.style, let value = ParameterStyle(rawValue: style.value) else { return [] }
  let isInForm = parameter.location == .body && endpoint.body?.encoding == .form
  guard parameter.location == .query || isInForm else {
    return [
      Diagnostic(
        .misplacedKey,
        "a style holds in the query and in forms",
        at: style.place,
        hint: "take it out"
      )
    ]
  }
  let isOfArrays = ParameterStyle.ofArrays.contains(value)
  let fits = isOfArrays ? spec.isArray(parameter.field.type) : spec.isObject(parameter.field.type)
  if fits || spec.plain(parameter.field.type) == .scalar(.json) { return [] }
  return [
    Diagnostic(
      .misplacedKey,
      "the style \"\(value.rawValue)\" is for \(isOfArrays ? "arrays" : "objects")",
      at: style.place,
      hint: "take it out"
    )
  ]
}

extension LinkedSpec {
  fileprivate func isArray(_ type: TypeReference) -> Bool {
    if case .array = plain(type) { true } else { false }
  }
}
