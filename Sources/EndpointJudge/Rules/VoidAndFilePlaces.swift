import EndpointSpec

/// Reports `void` and `file` where they are not allowed: `void` is for responses and events, `file` for parts of
/// multipart bodies.
func voidAndFilePlaces(_ spec: LinkedSpec) -> [Diagnostic] {
  let uploads = uploadedStructs(spec)
  var found: [Diagnostic] = []
  func add(_ diagnostic: Diagnostic?) {
    if let diagnostic { found.append(diagnostic) }
  }
  for type in spec.model.types {
    switch type.form {
    case .structure(let structure):
      let takesFiles = !type.isReceived && uploads.contains(type.name)
      for field in structure.fields {
        add(misplaced(field.type, at: field.place, takesFile: takesFiles))
      }
      add(structure.additional.flatMap { misplaced($0, at: type.place) })
    case .union(let union):
      for member in union.members where !union.isOfEvents || member.type != .scalar(.void) {
        add(misplaced(member.type, at: member.place))
      }
    case .alias(let target): add(misplaced(target, at: type.place))
    case .identifier, .enumeration, .external: break
    }
  }
  for (type, place) in spec.errorTypes { add(misplaced(type, at: place)) }
  return found + spec.model.endpoints.flatMap { misplaced($0) }
}

/// The structs that are multipart bodies. Their fields are the parts.
private func uploadedStructs(_ spec: LinkedSpec) -> Set<SwiftName> {
  Set(
    spec.model.endpoints.compactMap { endpoint in
      guard let body = endpoint.body, body.encoding == .multipart,
        case .value(let type, _, _) = body.content, case .named(let name) = spec.plain(type)
      else { return nil }
      return name
    }
  )
}

private func misplaced(_ endpoint: EndpointModel) -> [Diagnostic] {
  let isMultipart = endpoint.body?.encoding == .multipart
  let written = endpoint.written.value.body
  let parameters = endpoint.parameters.compactMap { parameter in
    misplaced(
      parameter.field.type,
      at: parameter.field.place,
      takesFile: isMultipart && parameter.location == .body,
      body: parameter.location == .body ? written : nil
    )
  }
  let bodies = endpoint.body.flatMap { body in body.type.map { ($0, body.place) } }
  let responses = endpoint.response.completeTypes(at: endpoint.place).filter {
    $0.0 != .scalar(.void)
  }
  let others = [bodies].compactMap(\.self) + responses
  return parameters + others.compactMap { misplaced($0, at: $1) }
}

/// Reports a `void` or a `file` in a type. A `file` may be allowed alone or in an array.
///
/// - Parameter body: The body with the value as an argument.
private func misplaced(
  _ type: TypeReference,
  at place: Place,
  takesFile: Bool = false,
  body: BodySpec? = nil
) -> Diagnostic? {
  switch type.innermostScalar {
  case .void:
    Diagnostic(
      .misplacedType,
      "\"void\" is only allowed as a response or an event without a payload",
      at: place,
      hint: "\"void\" is a response without a body"
    )
  case .file where !(takesFile && type.isUpload):
    Diagnostic(
      .misplacedType,
      "a \"file\" is only allowed as a part of a multipart body, alone or in an array",
      at: place,
      hint: Hint(
        "declare it in a body with \"encoding\": \"multipart\", or use \"data\"",
        body.map { multipart($0) } ?? []
      )
    )
  default: nil
  }
}

/// The edit that makes the body a multipart body.
private func multipart(_ body: BodySpec) -> [Edit] {
  guard let encoding = body.encoding else {
    return [.insert("\"encoding\": \"multipart\"", into: body.place)]
  }
  return [.rename(encoding.place, from: encoding.value.rawValue, to: "multipart")]
}

extension ResponseModel {
  /// The types of the complete responses and their places.
  fileprivate func completeTypes(at place: Place) -> [(TypeReference, Place)] {
    switch self {
    case .value, .statuses: values.map { ($0.type, $0.place) }
    case .stream(let type, _): [(type, place)]
    }
  }
}

extension TypeReference {
  /// The scalar within arrays, dictionaries and optionals. Nil for a named type.
  var innermostScalar: Scalar? {
    switch self {
    case .scalar(let scalar): scalar
    case .named: nil
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermostScalar
    }
  }
}
