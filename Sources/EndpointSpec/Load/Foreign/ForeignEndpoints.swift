import EndpointJSON

/// Parts of an endpoint that are right elsewhere in it. Each function reports one, and returns the endpoint as it is meant.
extension NodeReader {
  /// `"path": "DELETE /items/{id}"` without `method`.
  mutating func withoutRequestLine(_ node: JSONNode) -> JSONNode {
    guard let path = node.member("path"), let text = path.value.text, node.member("method") == nil,
      let request = RequestLine(text), let method = request.method, method != "GET"
    else { return node }
    reading(path) { reader in
      reader.reportValue(
        "a path begins with \"/\", found \(quoted(text))",
        at: reader.place(of: path.value),
        hint: Hint(
          "write \(request.keys())",
          [.replace(reader.place(of: path), with: request.keys())],
          isCertain: true
        )
      )
    }
    let members = [
      made("method", .string(method), at: path), made("path", .string(request.path), at: path),
    ]
    return node.with(members + node.members.filter { $0.key != "path" })
  }

  /// `"path": "/items?limit={limit}&format=json"` and `/items{?limit}`.
  mutating func withoutQuery(_ node: JSONNode) -> JSONNode {
    guard let path = node.member("path"), let text = path.value.text, text.hasPrefix("/"),
      let mark = text.firstIndex(of: "?"), let query = QueryOfPath(text)
    else { return node }
    let parameters = node.member("parameters")
    let missing = query.parameters.filter { parameters?.value.member($0.name) == nil }
    let entries = missing.map { "\(quoted($0.name)): \($0.json)" }.joined(separator: ", ")
    var edits = [Edit.rename(place(of: path.value), from: text, to: query.path)]
    if let parameters, !missing.isEmpty {
      edits.append(.insert(entries, into: opening(of: parameters.value)))
    } else if !missing.isEmpty {
      edits.append(.insert("\"parameters\": { \(entries) }", into: opening(of: node)))
    }
    let start = path.value.start + 1 + text.utf8.distance(from: text.startIndex, to: mark)
    let rest =
      missing.isEmpty
      ? "" : ", and \(entries) in \"parameters\""
    reading(path) { reader in
      reader.report(
        .invalidPath,
        "a path must not have a query",
        at: Place(file: reader.file, start: min(start, path.value.end), end: path.value.end),
        hint: Hint("write \(quoted(query.path))\(rest)", edits, isCertain: true)
      )
    }
    let members = node.members.map { member in
      member.key == "path" ? made("path", .string(query.path), at: path) : member
    }
    return node.with(members)
  }

  // MARK: - Bodies

  /// `"formData": { "name": "string" }` for a body with this encoding.
  mutating func withBody(_ node: JSONNode) -> JSONNode {
    guard node.member("body") == nil else { return node }
    let found = node.members.first { member in
      Self.encodings[lettersAndDigits(of: member.key)] != nil && !member.value.members.isEmpty
    }
    guard let found else { return withBodyParameters(node) }
    let encoding = Self.encodings[lettersAndDigits(of: found.key)] ?? "form"
    let fields = found.value.member("fields")?.value ?? found.value
    let json = "\"body\": { \"encoding\": \(quoted(encoding)), \"fields\": \(source(of: fields)) }"
    reportUnknownKey(
      found,
      noun: EndpointDefinition.keys.noun,
      hint: Hint(
        "write \"body\": { \"encoding\": \(quoted(encoding)), \"fields\": … }",
        [.replace(place(of: found), with: json)],
        isCertain: true
      )
    )
    let body = found.value.with([
      made("encoding", .string(encoding), at: found), made("fields", fields.kind, at: found),
    ])
    return node.with(
      node.members.map { member in
        member.keyStart == found.keyStart ? made("body", body.kind, at: found) : member
      }
    )
  }

  private static let encodings = [
    "form": "form", "formdata": "form", "urlencoded": "form", "formurlencoded": "form",
    "formparameters": "form", "formparams": "form", "formfields": "form", "multipart": "multipart",
    "multipartform": "multipart", "multipartformdata": "multipart", "jsonbody": "json",
    "bodyparameters": "json", "bodyparams": "json",
  ]

  /// `"in": "formData"` and `"in": "body"` of Swagger 2.
  private mutating func withBodyParameters(_ node: JSONNode) -> JSONNode {
    let all = node.member("parameters")?.value.members ?? []
    let moved = all.filter { member in
      let location = member.value.member("in")?.value.text.map(lettersAndDigits)
      return location == "body" || location == "formdata" || location == "form"
    }
    // Without a method, the author may have meant another place.
    guard let parameters = node.member("parameters"), let first = moved.first,
      let location = first.value.member("in"), node.member("method") != nil
    else { return node }
    let isJSON = location.value.text == "body"
    let types = moved.compactMap { $0.value.member("type")?.value.text }
    let encoding =
      isJSON ? "" : types.contains("file") ? "\"encoding\": \"multipart\", " : "\"encoding\": \"form\", "
    let fields = moved.map { member -> String in
      let keys = member.value.members.filter { $0.key != "in" && $0.key != "name" }
      let isType = keys.count == 1 && keys[0].key == "type"
      let value =
        isType
        ? source(of: keys[0].value)
        : "{ \(keys.map { "\(quoted($0.key)): \(source(of: $0.value))" }.joined(separator: ", ")) }"
      return "\(quoted(member.key)): \(value)"
    }
    let schema = isJSON && moved.count == 1 ? first.value.member("schema")?.value : nil
    let whole = schema.flatMap {
      ForeignSchema(types: ForeignTypes(declared: declaredTypes)).use($0)
    }
    let body =
      "\"body\": \(whole ?? "{ \(encoding)\"fields\": { \(fields.joined(separator: ", ")) } }")"
    let removed =
      moved.count == all.count
      ? [Edit.replace(place(of: parameters), with: body)]
      : moved.map(removal) + [.insert(body, into: opening(of: node))]
    let words = ParameterSpec.keys["in"]?.words ?? []
    reading(location) { reader in
      reader.reportValue(
        "expected \(quotedList(words)), found \(reader.source(of: location.value))",
        at: reader.place(of: location.value),
        hint: Hint("write the parameter in \(body)", removed, isCertain: true)
      )
    }
    let rest = all.filter { member in !moved.contains { $0.keyStart == member.keyStart } }
    return node.with(
      node.members.map { member in
        guard member.key == "parameters" else { return member }
        return made("parameters", parameters.value.with(rest).kind, at: parameters)
      }
    )
  }

  // MARK: - Responses

  /// `"response": { "204": "void", "404": "Problem" }`, where the failures are in `errors` here.
  mutating func withMovedErrors(_ node: JSONNode) -> JSONNode {
    guard let response = node.member("response") else { return node }
    let failures = response.value.members.filter { member in
      let isStatus = member.key.count == 3 && "45".contains(member.key.prefix(1))
      return isStatus && member.key.dropFirst().allSatisfy { $0.isNumber || $0 == "x" || $0 == "X" }
        || member.key == "default"
    }
    let errors = node.member("errors")
    guard let first = failures.first, failures.count < response.value.members.count,
      failures.allSatisfy({ errors?.value.member($0.key.lowercased()) == nil })
    else { return node }
    let entries = failures.map { "\(quoted($0.key.lowercased())): \(failure($0))" }
      .joined(separator: ", ")
    let target =
      errors.map { Edit.insert(entries, into: opening(of: $0.value)) }
      ?? .insert("\"errors\": { \(entries) }", into: opening(of: node))
    let found = first.key == "default" ? "found \"default\"" : "found \(first.key)"
    reading(response) { reader in
      reader.reportValue(
        "expected a status from 200 to 399, \(found)",
        at: reader.place(ofKey: first),
        hint: Hint(
          "put it under \"errors\" of the endpoint: \"errors\": { \(entries) }",
          failures.map(reader.removal) + [target],
          isCertain: true
        )
      )
    }
    let rest = response.value.members.filter { member in
      !failures.contains { $0.keyStart == member.keyStart }
    }
    return node.with(
      node.members.map { member in
        guard member.key == "response" else { return member }
        return made("response", response.value.with(rest).kind, at: response)
      }
    )
  }

  /// A response as the value of a rule of `errors`: a type, or the name of the case.
  private func failure(_ member: JSONMember) -> String {
    let schema = ForeignSchema(types: ForeignTypes(declared: declaredTypes))
    let name = quoted(StatusNames.name(of: member.key))
    let value = member.value
    if value.text != nil { return source(of: value) }
    guard let type = (value.member("content") ?? value.member("schema")).flatMap({ _ in schema.use(value) }) ?? value.member("type").flatMap({ schema.use($0.value) })
    else { return name }
    return type.hasPrefix("\"") ? type : "{ \"case\": \(name), \"type\": \(type) }"
  }

  /// A member as it is meant, at the place of the written one.
  private func made(_ key: String, _ kind: JSONNode.Kind, at member: JSONMember) -> JSONMember {
    JSONMember(
      key: key,
      keyStart: member.keyStart,
      keyEnd: member.keyEnd,
      value: JSONNode(kind: kind, start: member.value.start, end: member.value.end)
    )
  }
}

/// A path with a query, as in code, or in a template of RFC 6570.
private struct QueryOfPath {
  let path: String
  let parameters: [(name: String, json: String)]

  /// Nil for a query with other signs.
  init?(_ text: String) {
    let template = text.firstMatch(of: /\{\?([\w,.\-]+)\}/)
    let items: [Substring]
    if let template {
      path = text.replacing(template.0, with: "")
      items = template.1.split(separator: ",")
    } else {
      guard let mark = text.firstIndex(of: "?") else { return nil }
      path = String(text[..<mark])
      items = text[mark...].dropFirst().split(separator: "&")
    }
    let found = items.compactMap(Self.parameter)
    guard found.count == items.count, Set(found.map(\.name)).count == found.count else { return nil }
    parameters = found
  }

  /// `limit={limit}` is an argument, `format=json` is always sent.
  private static func parameter(_ item: Substring) -> (name: String, json: String)? {
    let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
    else { return nil }
    let value = parts.count > 1 ? parts[1] : ""
    if value.isEmpty || "{:<$".contains(value.prefix(1)) { return (name, "\"string\"") }
    return (name, "{ \"type\": \"string\", \"constant\": \(quoted(value)) }")
  }
}
