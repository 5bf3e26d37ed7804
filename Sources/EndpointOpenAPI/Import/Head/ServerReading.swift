import EndpointJSON
import EndpointSpec

/// Reads the servers of the API, of paths and of operations.
extension HeadReader {
  mutating func readServers(_ operations: [Operation]) {
    let own = elements("servers", of: root)
    for node in own { addServer(node) }
    if head.servers.isEmpty { addUnknown(path: "", at: root.place) }
    for operation in operations {
      if let node = operation.servers.first { addServer(node) }
    }
  }

  /// Adds a server unless it exists.
  private mutating func addServer(_ node: DocumentNode) {
    guard let url = node.serverURL else {
      return mistake("a server needs a \"url\"", at: node.place)
    }
    if head.servers.contains(where: { $0.url == url }) { return }
    let lower = url.lowercased()
    let isAbsolute =
      lower.hasPrefix("https://") || lower.hasPrefix("http://")
      || url.hasPrefix("{") && url.contains("}://")
    guard isAbsolute else {
      let path = lower.contains("://") ? "" : url
      loosened("the URL \(quoted(url)) has no host: the app sets it", at: node.place)
      let variables = variables(node, of: path)
      return addUnknown(path: path, at: node.place, url: url, variables: variables)
    }
    guard let address = checked(bare(url, at: node.place), at: node.place) else {
      return addUnknown(path: "", at: node.place, url: url)
    }
    var object = JSONObject()
    object.add("url", address)
    object.add("variables", variables(node, of: address))
    let description = Prose(node["description"]?.text).line
    object.add("summary", description)
    let given = node["name"]?.text.map(ProposedName.member)
    let name = serverNames.claim([given ?? name(description, url)])
    head.servers.append((name, url, object.short("url")))
  }

  /// Adds a server whose host the app sets.
  private mutating func addUnknown(
    path: String,
    at place: Place,
    url: String = "",
    variables: JSONObject = JSONObject()
  ) {
    let slash = path.isEmpty || path.hasPrefix("/") ? path : "/" + path
    let address = checked("https://{host}" + bare(slash, at: place), at: place)
    var all = JSONObject()
    all.add("host", .object([:]))
    if address != nil { all.add(variables) }
    var object = JSONObject()
    object.add("url", address ?? "https://{host}")
    object.add("variables", all)
    let name = serverNames.claim([head.servers.isEmpty ? "production" : "server"])
    head.servers.append((name, url, object.value))
  }

  /// Returns a valid URL. Reports an invalid one and returns nil.
  private mutating func checked(_ url: String, at place: Place) -> String? {
    do throws(TextProblem) {
      _ = try URLSyntax.checkServer(url)
      return url
    } catch {
      mistake(error.message, at: place)
      return nil
    }
  }

  /// The URL without trailing slash, query and fragment.
  private mutating func bare(_ url: String, at place: Place) -> String {
    let text = String(url.prefix { $0 != "?" && $0 != "#" })
    if text.utf8.count < url.utf8.count {
      notCarried("the query of the server's URL", at: place, isWhole: false)
    }
    return text.withoutLastSlashes
  }

  /// The names between braces in a URL, without duplicates.
  private static func placeholders(_ url: String) -> [String] {
    url.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } }
      .unique(by: \.self)
  }

  private mutating func variables(_ node: DocumentNode, of url: String) -> JSONObject {
    let declared = node.members("variables")
    var object = JSONObject()
    for name in Self.placeholders(url) {
      guard let variable = declared.first(where: { $0.key == name }) else {
        mistake("the server's variable {\(name)} is not declared", at: node.place)
        object.add(name, .object([:]))
        continue
      }
      let values = variable.value.elements("enum").compactMap(\.text).unique(by: \.self)
      let standard = variable.value["default"]?.text
      var value = JSONObject()
      if let standard, values.isEmpty || values.contains(standard) {
        value.add("default", .string(standard))
      } else if standard != nil {
        mistake("the default is not one of the values", at: variable.place)
      }
      if !values.isEmpty { value.add("enum", .array(values.map { .string($0) })) }
      object.add(name, value.value)
    }
    return object
  }

  /// The first server is named `production`, unless its description or URL names another stage.
  private func name(_ description: String?, _ url: String) -> String {
    let words = Words.split(description ?? "")
    let host = Words.split(String(url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" }))
    for words in [words, host] {
      if let stage = Self.stages.first(where: { words.contains($0.0) }) { return stage.1 }
    }
    if head.servers.isEmpty { return "production" }
    if 1...3 ~= words.count { return ProposedName.member(words.joined(separator: "_")) }
    let first = host.first ?? ""
    let isName = !["www", "api"].contains(first) && first.allSatisfy(\.isLetter)
    return isName && !first.isEmpty ? ProposedName.member(first) : "server\(head.servers.count + 1)"
  }

  private static let stages = [
    ("production", "production"), ("live", "production"), ("sandbox", "sandbox"),
    ("staging", "staging"), ("development", "development"), ("dev", "development"),
    ("test", "test"), ("testing", "test"), ("mock", "mock"), ("localhost", "local"),
    ("local", "local"), ("beta", "beta"), ("demo", "demo"), ("qa", "qa"), ("uat", "uat"),
  ]
}

extension Operation {
  /// The servers of the operation, otherwise of its path.
  fileprivate var servers: [DocumentNode] {
    ([node] + pathItems).lazy.compactMap { $0["servers"]?.elements }.first ?? []
  }
}

extension Head {
  /// The servers of an operation that a client cannot select: all but the first, unless they are servers of the API.
  func furtherServers(of operation: Operation) -> [DocumentNode] {
    let own = operation.servers
    let isAnywhere = own.first.flatMap(\.serverURL) == servers.first?.url
    return own.dropFirst().filter { other in
      let isKnown = servers.contains { $0.url == other.serverURL }
      return !(isAnywhere && isKnown)
    }
  }

  /// The name of the operation's own server. Nil if it uses the default server.
  func server(of operation: Operation) -> String? {
    guard let url = operation.servers.first?.serverURL else { return nil }
    let name = servers.first { $0.url == url }?.name
    return name == servers.first?.name ? nil : name
  }
}

extension DocumentNode {
  /// The URL of a server without a trailing slash. A variable for the whole URL or its start is replaced by its default.
  fileprivate var serverURL: String? {
    guard let url = self["url"]?.text else { return nil }
    if url.hasPrefix("//") { return "https:" + url.withoutLastSlashes }
    guard url.hasPrefix("{"), let end = url.firstIndex(of: "}"), !url[end...].hasPrefix("}://")
    else { return url.contains("://") ? url.withoutLastSlashes : url }
    let name = String(url[url.index(after: url.startIndex)..<end])
    guard let standard = self["variables"]?[name]?["default"]?.text, standard.contains("://") else {
      return url
    }
    return (standard + url[url.index(after: end)...]).withoutLastSlashes
  }
}

extension String {
  fileprivate var withoutLastSlashes: String {
    var text = self
    while text.hasSuffix("/"), !text.hasSuffix("://") { text.removeLast() }
    return text
  }
}
