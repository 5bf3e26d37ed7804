import EndpointSpec

/// Checks that the keys of a field fit each other and its type.
func keysAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  let found = spec.fields.flatMap { field in
    conflicts(field) + [lossy(field, spec), lenient(field, spec)].compactMap(\.self)
  }
  return (found + nullableWithoutRequest(spec))
}

/// Reports `nullable` in types that are only received, where it has no effect. It has an effect in members of unions,
/// whose keys must be present.
private func nullableWithoutRequest(_ spec: LinkedSpec) -> [Diagnostic] {
  let members = spec.model.memberChoices.structures
  return spec.model.types.flatMap { type -> [Diagnostic] in
    guard type.isReceived, !type.isSent, !members.contains(type.name) else { return [] }
    return type.fields.filter { $0.isNullable && $0.direction == nil }.map { field in
      Diagnostic(
        .withoutEffect,
        "\"nullable\" has no effect: no request sends \(quoted(type.name.text))",
        at: field.written.value.nullablePlace ?? field.place,
        hint: nullHint(field)
      )
    }
  }
}

private func nullHint(_ field: FieldModel) -> Hint {
  let removal = field.written.value.nullablePlace.map { [Edit.remove($0)] } ?? []
  if field.type.isOptional {
    return Hint("remove it: the \"?\" of the type reads null as nil", removal, isCertain: true)
  }
  guard case .expression(_, let written)? = field.written.value.type else {
    return "write a type that ends in \"?\", which reads null as nil"
  }
  let type = written.value + "?"
  return Hint(
    "write \(quoted(type)) instead, which reads null as nil",
    [.rename(written.place, from: written.value, to: type)] + removal,
    isCertain: true
  )
}

private func conflicts(_ field: FieldModel) -> [Diagnostic] {
  var problems = ofConstant(field) + ofDirection(field)
  if field.isNullable, let value = field.written.value.defaultValue {
    problems.append(("a field with a \"default\" is never nil and never sent as null", value.place))
  }
  if field.isSecret && field.isWhole {
    let at = field.written.value.at?.place ?? field.place
    problems.append(("a field at \".\" has no key, so \"secret\" has no effect", at))
  }
  return problems.map { text, place in
    Diagnostic(.conflictingKeys, text, at: place, hint: "remove one of the two keys")
  }
}

/// The keys that have no effect on a constant, which is sent and not read.
private func ofConstant(_ field: FieldModel) -> [(String, Place)] {
  guard field.constant != nil else { return [] }
  var problems: [(String, Place)] = []
  if let value = field.written.value.defaultValue {
    problems.append(("a constant is always sent, so \"default\" has no effect", value.place))
  }
  if field.direction == .response {
    let only = field.written.value.only?.place ?? field.place
    problems.append(("a constant is sent, never read", only))
  }
  if field.isNullable { problems.append(("a constant is never null", field.place)) }
  for key in field.decodingKeys + (field.isUserFacing ? ["userFacing"] : []) {
    problems.append(("a constant is not read, so \(quoted(key)) has no effect", field.place))
  }
  return problems
}

/// The keys of one direction on a field with `only` for the other.
private func ofDirection(_ field: FieldModel) -> [(String, Place)] {
  let only = field.written.value.only?.place ?? field.place
  switch field.direction {
  case nil: return []
  case .response:
    return field.isNullable ? [("\"nullable\" is only for requests", only)] : []
  case .request:
    return field.decodingKeys.map { ("\(quoted($0)) is only for responses", only) }
      + (field.isUserFacing ? [("a field that is never read cannot be \"userFacing\"", only)] : [])
  }
}

private func lossy(_ field: FieldModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard field.isLossy, field.written.value.type != nil, !spec.isArray(field.type) else {
    return nil
  }
  return .misplacedKey("\"lossy\" requires an array", at: field.place)
}

private func lenient(_ field: FieldModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard field.isLenient, field.written.value.type != nil else { return nil }
  guard spec.plainScalar(field.type)?.isFormattedText ?? false else {
    let found = quoted(field.type.text)
    return .misplacedKey(
      "\"lenient\" requires a date, day, URL, UUID or base64 string, found \(found)",
      at: field.place
    )
  }
  guard field.defaultValue == nil, spec.isOptional(field.type) || field.isNullable else {
    let edits: [Edit] =
      if case .expression(_, let text)? = field.written.value.type, field.defaultValue == nil {
        [.rename(text.place, from: text.value, to: text.value + "?")]
      } else {
        []
      }
    return .misplacedKey(
      "\"lenient\" requires an optional field: a value that cannot be read is nil",
      at: field.place,
      hint: Hint("write \(quoted(field.type.text + "?")), or remove \"lenient\"", edits)
    )
  }
  return nil
}

extension FieldModel {
  /// The keys of the field for decoding its value.
  fileprivate var decodingKeys: [String] {
    (isLossy ? ["lossy"] : []) + (isLenient ? ["lenient"] : [])
  }
}
