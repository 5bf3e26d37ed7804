import EndpointSpec

/// Checks that the type of a body can be written in its encoding.
func bodiesTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint -> [Diagnostic] in
    guard let body = endpoint.body else { return [] }
    switch body.content {
    case .fields: return parts(endpoint.bodyParameters, body, spec)
    case .value(let type, _, _): return value(type, body, spec)
    }
  }
}

private func value(_ type: TypeReference, _ body: BodyModel, _ spec: LinkedSpec) -> [Diagnostic] {
  let plain = spec.plain(type)
  if plain == .scalar(.json) && body.encoding == .json { return [] }
  switch body.encoding {
  case .json: return []
  case .text:
    return spec.isText(type) && plain != .scalar(.data) ? [] : [misfit(body, "a scalar")]
  case .binary: return plain == .scalar(.data) ? [] : [misfit(body, "\"data\"")]
  case .form, .multipart:
    if case .dictionary = plain, body.encoding == .form { return [] }
    guard let structure = spec.structure(type) else {
      return [misfit(body, body.encoding == .form ? "a struct or a dictionary" : "a struct")]
    }
    guard body.encoding == .multipart else { return [] }
    return structure.fields.filter { !isPart($0.type, spec) }.map { notPart($0.place) }
  }
}

private func misfit(_ body: BodyModel, _ expected: String) -> Diagnostic {
  Diagnostic(
    .misplacedType,
    "a body with the encoding \"\(body.encoding.rawValue)\" must be \(expected)",
    at: body.place,
    hint: "change the type or the \"encoding\""
  )
}

private func parts(_ all: [ParameterModel], _ body: BodyModel, _ spec: LinkedSpec) -> [Diagnostic] {
  switch body.encoding {
  case .json, .form: return []
  case .text, .binary:
    return [
      Diagnostic(
        .misplacedType,
        "a body with the encoding \"\(body.encoding.rawValue)\" has no fields",
        at: body.place,
        hint: "write \"type\" instead of \"fields\""
      )
    ]
  case .multipart:
    return all.filter { $0.partEncoding != .json && !isPart($0.field.type, spec) }
      .map { notPart($0.field.place) }
  }
}

/// True if the type is a part of a multipart body, or an array with one part per element.
private func isPart(_ type: TypeReference, _ spec: LinkedSpec) -> Bool {
  // Another rule reports a nested file.
  if type.innermostScalar == .file { return true }
  guard case .array(let element) = spec.plain(type) else { return isSinglePart(type, spec) }
  // Bytes in an array would have no filenames.
  return !spec.isOptional(element) && spec.plain(element) != .scalar(.data)
    && isSinglePart(element, spec)
}

private func isSinglePart(_ type: TypeReference, _ spec: LinkedSpec) -> Bool {
  let plain = spec.plain(type)
  // Another rule reports an unknown type.
  return spec.isText(plain) || plain == .scalar(.json)
}

private func notPart(_ place: Place) -> Diagnostic {
  Diagnostic(
    .misplacedType,
    "a part of a multipart body must be a scalar, a file, or an array of these",
    at: place,
    hint: "send it as JSON with \"encoding\": \"json\""
  )
}

/// Reports bodies of GET and HEAD requests, which servers and caches may drop.
func bodiesAreExpected(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.compactMap { endpoint in
    guard let body = endpoint.body, ["GET", "HEAD"].contains(endpoint.method) else { return nil }
    return Diagnostic(
      .bodyNotExpected,
      "a body in a \(endpoint.method) request: many servers ignore it",
      at: body.place,
      hint: methodHint(endpoint.written.value)
    )
  }
}

private func methodHint(_ endpoint: EndpointDefinition) -> Hint {
  let post = "\"POST\""
  let edit: Edit =
    endpoint.method.map { .replace($0.place, with: post) }
    ?? .insert("\"method\": \(post)", into: endpoint.opening)
  return Hint("choose another \"method\", such as \(post), or send \"parameters\"", [edit])
}

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
    at: field.written.value.at?.place ?? field.place,
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
