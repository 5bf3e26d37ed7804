import EndpointJSON
import EndpointSpec

/// Warns about JSONPath and JSON pointers, which are keys in the spec language: `$.data` and `/data`.
func bodyPathsAreOurs(_ spec: LinkedSpec) -> [Diagnostic] {
  let document = spec.document
  let paths =
    [document.defaults.at, document.defaults.throttle] + conditions(document) + tags(document)
    + spec.fields.map(\.written.value.at)
    + document.endpoints.flatMap { entry -> [Located<String>?] in
      let responses: [ResponseValueSpec] =
        switch entry.value.response {
        case .value(let value): [value]
        case .statuses(let statuses, _): statuses.map(\.value)
        case .stream, nil: []
        }
      return [entry.value.body?.at] + responses.map(\.at)
    }
  return paths.compactMap(\.self).compactMap { path in
    let text = path.value
    guard ["$.", "$[", "/", "#/", "$response"].contains(where: text.hasPrefix), text.count > 1
    else {
      return separators(in: path)
    }
    let plain = plainPath(text)
    return Diagnostic(
      .suspiciousValue,
      "\(quoted(text)) is \(text.hasPrefix("$") ? "JSONPath" : "a JSON pointer"), and begins with a key of that name here",
      at: path.place,
      hint: .write(plain, for: path)
    )
  }
}

/// The paths of conditions of errors.
private func conditions(_ document: SpecDocument) -> [Located<String>?] {
  let own = document.endpoints.flatMap { $0.value.errors }.compactMap(\.value)
  return (document.errors.map(\.value) + own).flatMap(\.when).map(\.name)
}

/// The tags of unions.
private func tags(_ document: SpecDocument) -> [Located<String>?] {
  document.types.map { type in
    if case .union(let union) = type.value.form { union.by } else { nil }
  }
}

/// Warns about `*` as the name of a key: `*.data`, `items.*`.
private func wildcard(in path: Located<String>) -> Diagnostic? {
  let parts = path.value.split(separator: ".")
  guard parts.contains(where: { $0 == "*" || $0 == "**" }) else { return nil }
  let plain = parts.filter { !$0.hasPrefix("*") }.joined(separator: ".")
  return Diagnostic(
    .suspiciousValue,
    "\"*\" is the name of a key here, since a path selects one value",
    at: path.place,
    hint: plain.isEmpty ? "write the key" : .write(plain, for: path, isCertain: false)
  )
}

/// Warns about the separators of other languages: `person/email`, `person?.email`, `person->email`.
private func separators(in path: Located<String>) -> Diagnostic? {
  if let wildcard = wildcard(in: path) { return wildcard }
  guard path.value.utf8.contains(where: "/?-:!".utf8.contains) else { return nil }
  let form = /[A-Za-z_][A-Za-z0-9_]*((\/|\?\.|->|::|!\.)[A-Za-z_][A-Za-z0-9_]*)+/
  guard path.value.wholeMatch(of: form) != nil else { return nil }
  let plain = path.value.replacing(/\/|\?\.|->|::|!\./, with: ".")
  return Diagnostic(
    .suspiciousValue,
    "\(quoted(path.value)) is one key here: \".\" separates the keys of a path",
    at: path.place,
    hint: .write(plain, for: path, isCertain: false)
  )
}
