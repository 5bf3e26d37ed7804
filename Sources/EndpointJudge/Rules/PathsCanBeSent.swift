import EndpointJSON
import EndpointSpec

/// Checks that values can be written at their paths: not at an index, and not twice at one place.
func pathsCanBeSent(_ spec: LinkedSpec) -> [Diagnostic] {
  var found: [Diagnostic] = []
  // Only a field with a path can conflict with another.
  for type in spec.model.types where type.isSent || spec.model.swift.isCodableBoth {
    if type.fields.contains(where: { $0.at != nil }) { found += check(type.fields, spec) }
  }
  for endpoint in spec.model.endpoints where endpoint.body != nil {
    if endpoint.parameters.contains(where: { $0.field.at != nil }) {
      found += check(endpoint.bodyParameters.map(\.field), spec)
    }
    found += [wrapper(of: endpoint, spec)].compactMap(\.self)
  }
  return found
}

private func check(_ fields: [FieldModel], _ spec: LinkedSpec) -> [Diagnostic] {
  let sent = fields.filter { $0.direction != .response }
  return sent.flatMap { [indexed($0, spec), whole($0, spec)].compactMap(\.self) }
    + overlapping(sent, spec)
}

private func indexed(_ field: FieldModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard let at = field.at, at.hasIndex else { return nil }
  return Diagnostic(
    .notSendable,
    "\"\(at)\" can be read, but not written, and the type is used in requests",
    at: field.written.value.at?.place ?? field.place,
    hint: "add \"only\": \"response\", or declare a separate type for requests"
  )
}

/// Checks that a field at `.` is an object, since it writes its own members.
private func whole(_ field: FieldModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard field.isWhole, !spec.isObject(field.type) else { return nil }
  return Diagnostic(
    .notSendable,
    "only an object can be written at \".\"",
    at: field.written.value.at?.place ?? field.place,
    hint: "use a struct, a union or a dictionary, or add \"only\": \"response\""
  )
}

private func overlapping(_ fields: [FieldModel], _ spec: LinkedSpec) -> [Diagnostic] {
  let paths = fields.map(\.location)
  return fields.indices.compactMap { index in
    let path = paths[index]
    let other = paths[..<index].firstIndex { other in
      !path.isEmpty && !other.isEmpty && (path.starts(with: other) || other.starts(with: path))
    }
    guard let other, fields[index].at != nil || fields[other].at != nil else { return nil }
    let (field, first) = (fields[index], fields[other])
    return Diagnostic(
      .notSendable,
      "\(quoted(field.wireName.text)) and \(quoted(first.wireName.text)) would be written at the same place",
      at: field.written.value.at?.place ?? field.place,
      hint: "add \"only\": \"response\" to one of the two",
      related: [.init("\(quoted(first.wireName.text)) is here", at: first.place)]
    )
  }
}

private func wrapper(of endpoint: EndpointModel, _ spec: LinkedSpec) -> Diagnostic? {
  guard let body = endpoint.body, let at = body.at else { return nil }
  let place = endpoint.written.value.body?.at?.place ?? body.place
  if at.hasIndex {
    return Diagnostic(
      .notSendable,
      "\"\(at)\" can be read, but not written",
      at: place,
      hint: "name the keys that wrap the body, as \"data\" or \"request.data\""
    )
  }
  if body.encoding == .json { return nil }
  return .misplacedKey(
    "\"at\" requires JSON, but the body is \"\(body.encoding.rawValue)\"",
    at: place
  )
}

extension JSONPath {
  fileprivate var hasIndex: Bool {
    components.contains { component in
      if case .key = component { false } else { true }
    }
  }
}

/// Warns about `/:id`, `/<id>` and `/${id}`, which are placeholders in other languages and literal text here.
func pathsHavePlaceholders(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).flatMap(foreignPlaceholders)
}

private func foreignPlaceholders(in path: Located<String>) -> [Diagnostic] {
  PathHint.placeholders(in: path.value).map { placeholder in
    let text = path.value
    let start = text.utf8.distance(from: text.startIndex, to: placeholder.range.lowerBound)
    let written = String(text[placeholder.range])
    let place = path.part(start..<start + written.utf8.count)
    let name = placeholder.ours
    let whole = text.replacingCharacters(in: placeholder.range, with: name)
    // In JSON, a backslash has two bytes.
    let edit =
      written.contains("\\")
      ? Edit.rename(path.place, from: text, to: whole) : .rename(place, from: written, to: name)
    return Diagnostic(
      .foreignPlaceholder,
      "\(quoted(written)) is not a placeholder",
      at: place,
      hint: Hint(
        "write \(quoted(name))",
        [edit],
        isCertain: true
      )
    )
  }
}
