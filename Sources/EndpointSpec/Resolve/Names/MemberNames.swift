import EndpointJSON

/// How an author can rename something.
enum Renaming {
  /// Add `as` and keep the key of a value with this type.
  case asKey(TypeUse? = nil)
  case key
  /// Convert the list of an enum to an object.
  case listedValue

  func hint(_ name: String, for written: Located<String>) -> Hint {
    switch self {
    case .asKey(let type):
      optional(written, type)
        ?? Hint("give it a name with \"as\": \(quoted(name))", naming(name, written, type))
    case .key:
      Hint(
        "name it \(quoted(name))",
        [.rename(written.place, from: written.value, to: name)]
      )
    case .listedValue: "write \"enum\": { \(quoted(name)): … }"
    }
  }

  /// The edit that makes an object of a type right behind its key, `"2fa": "bool"`. None if there is an object already.
  private func naming(_ name: String, _ key: Located<String>, _ type: TypeUse?) -> [Edit] {
    guard case .expression(_, let written)? = type, key.place.file == written.place.file,
      0...3 ~= written.place.start - key.place.end
    else { return [] }
    let json = "{ \"type\": \(quoted(written.value)), \"as\": \(quoted(name)) }"
    return [.replace(written.place, with: json)]
  }

  /// The hint for `"link?": "url"`, as TypeScript writes optional values.
  private func optional(_ key: Located<String>, _ type: TypeUse?) -> Hint? {
    guard key.value.hasSuffix("?") else { return nil }
    let name = String(key.value.dropLast())
    let text = "write \"?\" after the type"
    let renamed = Edit.rename(key.place, from: key.value, to: name)
    if case .definition(let definition, let isOptional)? = type {
      let edits = isOptional ? [] : [Edit.insert("\"optional\": true", into: definition.place)]
      return Hint("write \"optional\": true in the type", [renamed] + edits, isCertain: true)
    }
    guard case .expression(_, let written)? = type else { return Hint(text) }
    let whole = written.value.hasSuffix("?") ? written.value : written.value + "?"
    return Hint(
      "\(text): \(quoted(name)): \(quoted(whole))",
      [
        renamed,
        .rename(written.place, from: written.value, to: whole),
      ],
      isCertain: true
    )
  }
}

/// What all stages of linking do: name members of types and functions, and parse paths.
extension Reporting {
  /// The Swift name for a wire name, or the given one. Reports invalid names.
  mutating func memberName(
    for key: Located<String>,
    as given: Located<String>? = nil,
    renaming: Renaming = .asKey()
  ) -> SwiftName {
    if let given { return givenName(given) }
    guard let name = SwiftNaming.memberName(for: key.value) else {
      report(
        .invalidName,
        "\(quoted(key.value)) is not a valid Swift name",
        at: key.place,
        hint: DeceptiveText.hint(for: key) { SwiftNaming.memberName(for: $0) != nil }
          ?? renaming.hint(
            ProposedName.isNamed(by: key.value) ? ProposedName.member(key.value) : "name",
            for: key
          )
      )
      return SwiftName(key.value)
    }
    if let alternative = ReservedNames.alternative(toMember: name.text) {
      report(
        .reservedName,
        "\(quoted(name.text)) has another meaning in Swift",
        at: key.place,
        hint: renaming.hint(alternative, for: key)
      )
    }
    return name
  }

  mutating func givenName(_ given: Located<String>) -> SwiftName {
    if let alternative = ReservedNames.alternative(toMember: given.value) {
      report(
        .reservedName,
        "\(quoted(given.value)) has another meaning in Swift",
        at: given.place,
        hint: .write(alternative, for: given, isCertain: false)
          .saying("choose another, such as \(quoted(alternative))")
      )
    } else if !SwiftNaming.isMemberName(given.value) {
      report(
        .invalidName,
        "\(quoted(given.value)) is not in lowerCamelCase",
        at: given.place,
        hint: ProposedName.isNamed(by: given.value)
          ? .write(ProposedName.member(given.value), for: given)
          : "use letters and digits, a letter first"
      )
    }
    return SwiftName(given.value)
  }

  /// Reports names with two meanings.
  mutating func checkClashes(
    _ names: [(name: SwiftName, wire: String, place: Place)],
    hint: Hint
  ) {
    guard names.hasRepetitions(of: \.name) else { return }
    for (first, (name, wire, place)) in names.repetitions(of: \.name) {
      report(
        .nameClash,
        wire == first.wire
          ? "\(quoted(wire)) appears twice"
          : "\(quoted(wire)) becomes \(quoted(name.text)) in Swift, as \(quoted(first.wire)) does",
        at: place,
        hint: hint,
        related: [.init("\(quoted(first.wire)) is here", at: first.place)]
      )
    }
  }

  /// The hint `did you mean "count"?`. Nil if there are many problems, since comparing names takes time.
  func nearest(to name: Located<String>, in candidates: [String]) -> Hint? {
    guard diagnostics.count * candidates.count <= 1_000_000 else { return nil }
    if let text = DeceptiveText(name.value), candidates.contains(text.plain) {
      return .write(text.plain, for: name, ": \(text.reason)")
    }
    return nearestHint(to: name, in: candidates)
  }

  /// Parses a path. Nil after a report.
  mutating func path(_ text: Located<String>?) -> JSONPath? {
    guard let text else { return nil }
    do throws(JSONPathError) {
      return try JSONPath.parse(text.value)
    } catch {
      report(
        .invalidJSONPath,
        "column \(error.offset + 1) of the path: \(error.text)",
        at: text.part(error.offset..<error.offset + 1),
        hint: pathHint(for: text)
      )
      return nil
    }
  }

  /// The hint for `$.user.name` and `/user/name`.
  private func pathHint(for text: Located<String>) -> Hint {
    let path = plainPath(text.value)
    if path != text.value, JSONPath(parsing: path) != nil { return .write(path, for: text) }
    return "a path is written like \"user.name\", \"items[].id\" or \"[last]\""
  }

  /// Parses a path in a body. `.` is the body itself and becomes nil.
  mutating func responsePath(_ text: Located<String>?) -> JSONPath? {
    guard let path = path(text), !path.components.isEmpty else { return nil }
    return path
  }
}

/// A path of JSONPath, a JSON pointer or JavaScript in our form: `user.name` for `$.user.name` and `/user/name`.
package func plainPath(_ text: String) -> String {
  var path = text.replacing("[*]", with: "[]").replacing(".*", with: "[]")
    .replacing("->", with: ".").replacing("?.", with: ".")
  // A runtime expression of OpenAPI has a pointer at its end: `$response.body#/next`.
  if let pointer = path.firstRange(of: "#/") { path = "/" + path[pointer.upperBound...] }
  if !path.hasPrefix("/"), !path.contains(".") { path = path.replacing("/", with: ".") }
  if path.hasPrefix("/") { path = String(path.dropFirst()).replacing("/", with: ".") }
  for prefix in ["$.", "$", "response.body.", "response.", "body."]
  where path.hasPrefix(prefix) && path != prefix {
    path.removeFirst(prefix.count)
    break
  }
  path = path.replacing(/\[["']?([A-Za-z_][\w-]*)["']?\]/) { match in
    match.1 == "last" ? "[last]" : ".\(match.1)"
  }
  while let dots = path.firstRange(of: "..") { path.replaceSubrange(dots, with: ".") }
  while path.hasSuffix("[]"), path != "[]" { path.removeLast(2) }
  if path.hasSuffix("."), path != "." { path.removeLast() }
  if path.hasPrefix("."), path != "." { path.removeFirst() }
  return path == "$" || path.isEmpty ? "." : path
}
