import EndpointJSON

/// Paths of endpoints that have more than the path.
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
      path.with("method", .string(method)), path.with("path", .string(request.path)),
    ]
    return node.with(members + node.members.filter { $0.key != "path" })
  }

  /// `"path": "https://files.example.com/items"` with the URL of a server that is not the first.
  mutating func withServerOfPath(_ node: JSONNode) -> JSONNode {
    guard let path = node.member("path"), let text = path.value.text, text.contains("://"),
      node.member("server") == nil
    else { return node }
    let servers = roots.flatMap { $0.member("servers")?.value.members ?? [] }
    let found = servers.dropFirst().first { server in
      let url = (server.value.member("url")?.value ?? server.value).text ?? ""
      return !url.isEmpty && text.hasPrefix(url.hasSuffix("/") ? url : url + "/")
    }
    guard let found, let url = (found.value.member("url")?.value ?? found.value).text else {
      return node
    }
    let rest = text.dropFirst(url.hasSuffix("/") ? url.count - 1 : url.count)
    let json = "\"path\": \(quoted(String(rest))), \"server\": \(quoted(found.key))"
    reading(path) { reader in
      reader.reportValue(
        "a path begins with \"/\", found \(quoted(text))",
        at: reader.place(of: path.value),
        hint: Hint(
          "write \(json)",
          [.replace(reader.place(of: path), with: json)],
          isCertain: true
        )
      )
    }
    let members = [
      path.with("path", .string(String(rest))), path.with("server", .string(found.key)),
    ]
    return node.with(members + node.members.filter { $0.key != "path" })
  }

  /// `"path": "/items?limit={limit}&format=json"` and `/items{?limit}`.
  mutating func withoutQuery(_ node: JSONNode) -> JSONNode {
    guard let path = node.member("path"), let text = path.value.text, text.hasPrefix("/"),
      let mark = text.firstIndex(of: "?"), let query = QueryOfPath(text)
    else { return node }
    // Under another word, the parameters get their name by another hint.
    let parameters =
      node.member("parameters")
      ?? node.members.first { member in
        !member.value.members.isEmpty
          && ForeignKeys.key(for: member.key, among: ["parameters"]) != nil
      }
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
        at: Place(file: reader.file, start: start, end: start + 1),
        hint: Hint("write \(quoted(query.path))\(rest)", edits, isCertain: true)
      )
    }
    let members = node.members.map { member in
      member.key == "path" ? path.with("path", .string(query.path)) : member
    }
    return node.with(members)
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
    guard found.count == items.count, Set(found.map(\.name)).count == found.count else {
      return nil
    }
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
