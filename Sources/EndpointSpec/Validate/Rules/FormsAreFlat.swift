/// Checks that fields of forms and multipart bodies are not nested.
func formsAreFlat(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint -> [Diagnostic] in
    guard let body = endpoint.body, body.encoding == .form || body.encoding == .multipart else {
      return []
    }
    let fields = endpoint.bodyParameters.map(\.field)
    return fields.compactMap { nested($0, in: body, spec) } + parts(of: body, spec)
  }
}

private func nested(_ field: FieldModel, in body: BodyModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard field.at != nil else { return nil }
  return Diagnostic(
    .misplacedKey,
    "\"at\" requires JSON, but the body is \"\(body.encoding.rawValue)\"",
    at: spec.written(\.at, of: field)?.place ?? field.place,
    hint: "remove it: the key is the name"
  )
}

/// Checks the fields of a struct that is a multipart body. A form encodes its struct through JSON.
private func parts(of body: BodyModel, _ spec: LinkedSpec) -> [Diagnostic] {
  guard body.encoding == .multipart, let structure = body.type.flatMap({ spec.structure($0) })
  else { return [] }
  var found: [Diagnostic] = []
  for field in structure.fields where field.direction != .response {
    found += [nested(field, in: body, spec)].compactMap(\.self)
    guard field.isNullable, spec.isOptional(field.type) else { continue }
    found.append(
      Diagnostic(
        .conflictingKeys,
        "a part of a multipart body cannot be null",
        at: field.place,
        hint: "remove \"nullable\" or the \"?\""
      )
    )
  }
  if structure.additional != nil {
    found.append(
      Diagnostic(
        .notSendable,
        "a multipart body cannot have \"additional\" fields",
        at: body.place,
        hint: "declare a separate type for the body"
      )
    )
  }
  return found
}
