import EndpointJSON

/// A partially read server in its long form.
struct ServerDraft: Sendable {
  var url: Located<String>?
  var variables: [Named<ServerVariableSpec>] = []
  var hosts: [Named<Located<String>>] = []
  var summary: String?

  static let keys = ObjectKeys<ServerDraft>(
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
  /// Reads a URL, or an object with other keys.
  mutating func server(_ node: JSONNode) -> ServerSpec? {
    guard case .object = node.kind else {
      guard let url = string(node, expected: "a URL or an object") else { return nil }
      return checked(ServerSpec(url: url))
    }
    var draft = ServerDraft()
    object(node, into: &draft, ServerDraft.keys)
    guard let url = draft.url else { return nil }
    var server = ServerSpec(url: url)
    server.variables = draft.variables
    server.hosts = draft.hosts
    server.summary = draft.summary
    return checked(server)
  }

  mutating func serverVariable(_ node: JSONNode) -> ServerVariableSpec? {
    var variable = ServerVariableSpec()
    guard object(node, into: &variable, ServerVariableSpec.keys) != nil else { return nil }
    guard let values = variable.values else { return variable }
    if values.isEmpty {
      reportValue("a variable's \"enum\" needs a value", at: opening(of: node))
    }
    if let value = variable.defaultValue, !values.contains(where: { $0.value == value.value }) {
      reportValue(
        "the default \(quoted(value.value)) is not one of the values",
        at: value.place,
        hint: nearestHint(to: value.value, in: values.map(\.value))
      )
    }
    return variable
  }

  private mutating func checked(_ server: ServerSpec) -> ServerSpec {
    let names = server.variables.map(\.name.value)
    for url in [server.url] + server.hosts.map(\.value) {
      do throws(TextProblem) {
        let variables = try URLSyntax.checkServer(url.value)
        for variable in variables where !names.contains(variable.name) {
          report(
            .invalidURL,
            "the variable \(quoted(variable.name)) is not in \"variables\"",
            at: url.part(variable.range),
            hint: nearestHint(to: variable.name, in: names)
              ?? "add \"variables\": { \(quoted(variable.name)): {} }"
          )
        }
      } catch {
        report(.invalidURL, error, in: url)
      }
    }
    return server
  }
}
