import EndpointJSON

extension ServerSpec {
  static let keys = ObjectKeys<ServerSpec>(
    "a server",
    definition: "server",
    [
      .string("url", \.url).required,
      .map("variables", \.variables) { $2.serverVariable($1) },
      .map("hosts", \.hosts) { $2.string($1) },
      .summary(\.summary),
    ]
  )
}

extension ServerVariableSpec {
  static let keys = ObjectKeys<ServerVariableSpec>(
    "a server variable",
    definition: "serverVariable",
    [
      .string("default", \.defaultValue),
      ObjectKey("enum") { node, target, reader in
        target.values = reader.list(node) { $1.string($0) }
      },
    ]
  )
}

extension NodeReader {
  /// The hint for servers that are a URL, or a list as in OpenAPI.
  func serversHint(_ node: JSONNode) -> Hint? {
    let text = "write { \"production\": \"https://…\" }"
    let place = place(of: node)
    switch node.kind {
    case .string: return .write(json: "{ \"production\": \(source(of: node)) }", for: place)
    case .array(let elements):
      let servers = elements.compactMap(serverEntry)
      guard !servers.isEmpty, servers.count == elements.count else { return Hint(text) }
      let words = elements.map(wordOfDescription)
      let names = elements.indices.map { index in
        words[index] ?? (index == 0 ? "production" : "server\(index + 1)")
      }
      let isUnique = Set(names).count == names.count
      let entries = servers.enumerated().map { index, json in
        "\(quoted(isUnique || index == 0 ? names[index] : "server\(index + 1)")): \(json)"
      }
      return .write(json: "{ \(entries.joined(separator: ", ")) }", for: place)
    case .object where node.member("url")?.value.text != nil && node.member("production") == nil:
      return nil
    default: return Hint(text)
    }
  }

  /// The name that a description of one word gives a server: `staging` for `Staging server`.
  private func wordOfDescription(_ node: JSONNode) -> String? {
    let text = (node.member("description") ?? node.member("summary"))?.value.text ?? ""
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !["server", "environment", "api", "the"].contains($0) }
    guard words.count == 1, SwiftNaming.isMemberName(String(words[0])) else { return nil }
    return String(words[0])
  }

  private func serverEntry(_ node: JSONNode) -> String? {
    if node.text != nil { return source(of: node) }
    guard let url = node.member("url")?.value, url.text != nil else { return nil }
    let variables =
      node.member("variables").map { ", \"variables\": \(source(of: $0.value))" } ?? ""
    let summary = (node.member("description") ?? node.member("summary"))?.value
    guard let summary, summary.text?.contains(where: \.isNewline) == false else {
      return variables.isEmpty ? source(of: url) : "{ \"url\": \(source(of: url))\(variables) }"
    }
    return "{ \"url\": \(source(of: url))\(variables), \"summary\": \(source(of: summary)) }"
  }

  /// Reads a URL, or an object with other keys.
  mutating func server(_ node: JSONNode) -> ServerSpec? {
    var server = ServerSpec()
    let problems = diagnostics.count
    if case .object = node.kind {
      object(node, into: &server, ServerSpec.keys)
    } else {
      server.url = string(node, expected: "a URL or an object")
    }
    guard let url = server.url else { return nil }
    // Variables that cannot be read do not count as missing.
    guard diagnostics.count == problems else { return server }
    check([url] + server.hosts.map(\.value), variables: server.variables.map(\.name.value))
    return server
  }

  mutating func serverVariable(_ node: JSONNode) -> ServerVariableSpec? {
    let problems = diagnostics.count
    let found = object(node, filling: ServerVariableSpec(), ServerVariableSpec.keys)
    guard let variable = found, let values = variable.values, diagnostics.count == problems
    else { return found }
    if values.isEmpty {
      reportValue(
        "a variable's \"enum\" needs a value",
        at: opening(of: node),
        hint: "add a value, or remove \"enum\""
      )
    }
    if let value = variable.defaultValue, !values.contains(where: { $0.value == value.value }) {
      reportValue(
        "the default \(quoted(value.value)) is not one of the values",
        at: value.place,
        hint: nearestHint(to: value, in: values.map(\.value))
          ?? choiceHint(values.map(\.value), or: "add it to \"enum\"")
      )
    }
    return variable
  }

  /// Reports variables as other languages write them: `${region}`, `<region>`. Returns whether there are some.
  private mutating func reportsForeignVariables(_ url: Located<String>) -> Bool {
    let found = PathHint.placeholders(in: url.value)
    guard let first = found.first else { return false }
    let whole = found.reversed().reduce(url.value) { text, placeholder in
      text.replacingCharacters(in: placeholder.range, with: "{\(placeholder.name)}")
    }
    let start = url.value.utf8.distance(from: url.value.startIndex, to: first.range.lowerBound)
    let length = url.value[first.range].utf8.count
    report(
      .invalidURL,
      "\(quoted(String(url.value[first.range]))) is not a variable",
      at: url.part(start..<start + length),
      hint: whole.contains("://")
        ? .write(whole, for: url) : "write the URL of the server: \"https://example.com\""
    )
    return true
  }

  /// The hint for variables in a server that is only a URL, which becomes an object.
  private func hint(declaring names: [String], of url: Located<String>) -> Hint? {
    guard let server = member?.member.value, server.text == url.value,
      server.start == url.place.start
    else { return nil }
    let variables = names.map { "\(quoted($0)): {}" }.joined(separator: ", ")
    let json = "{ \"url\": \(source(of: server)), \"variables\": { \(variables) } }"
    return .write(json: json, for: url.place, isCertain: false)
  }

  /// The edit for a variable if only one of the declared ones is not in the URL.
  private func unusedEdit(
    _ variable: Located<String>,
    _ used: [String],
    _ names: [String]
  ) -> [Edit] {
    let unused = names.filter { !used.contains($0) }
    guard unused.count == 1 else { return [] }
    return [.rename(variable.place, from: variable.value, to: unused[0])]
  }

  private mutating func check(_ urls: [Located<String>], variables names: [String]) {
    for url in urls where !reportsForeignVariables(url) {
      do throws(TextProblem) {
        let variables = try URLSyntax.checkServer(url.value)
        for variable in variables where !names.contains(variable.name) {
          let written = Located(variable.name, at: url.part(variable.nameRange))
          report(
            .invalidURL,
            "the variable \(quoted(variable.name)) is not in \"variables\"",
            at: url.part(variable.range),
            hint: nearestHint(to: written, in: names)
              ?? hint(declaring: variables.map(\.name), of: url)
              ?? choiceHint(names, or: "add \"variables\": { \(quoted(variable.name)): {} }")
              .with(unusedEdit(written, variables.map(\.name), names))
          )
        }
      } catch {
        report(.invalidURL, error, in: url)
      }
    }
  }
}
