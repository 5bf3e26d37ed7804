/// Finds the endpoint of a request.
package struct RouteTable: Sendable {
  package struct Route: Sendable {
    package var endpoint: EndpointModel
    /// The values of the path's placeholders.
    package var captures: [WireName: String]
  }

  private struct Entry {
    let endpoint: EndpointModel
    let servers: [ServerURL]
    /// The length of literal text in the path. The longest match wins.
    let literals: Int
  }

  private let model: APIModel
  private let byMethod: [String: [Entry]]
  private let entries: [Entry]

  package init(_ model: APIModel) {
    self.model = model
    entries = model.endpoints.map { endpoint in
      let literals = endpoint.path.reduce(0) { count, part in
        if case .text(let text) = part { count + text.count } else { count }
      }
      return Entry(
        endpoint: endpoint,
        servers: model.servers(of: endpoint),
        literals: literals
      )
    }
    byMethod = Dictionary(grouping: entries) { $0.endpoint.method }
  }

  /// Finds the endpoint at one of its servers.
  ///
  /// - Parameters:
  ///   - url: The URL without a query. Only `%2F` and `%25` are encoded in its path.
  ///   - id: The endpoint that takes precedence if several have the path.
  package func route(_ method: String, url: String, preferring id: String? = nil) -> Route? {
    let url = Substring(url)
    return best(method, preferring: id) { entry in
      entry.servers.lazy.compactMap { $0.rest(of: url) }.compactMap { captures(entry, $0) }.first
    }
  }

  /// Finds the endpoint at any server.
  ///
  /// - Parameter path: The path after the server's URL.
  package func route(_ method: String, path: Substring, preferring id: String? = nil) -> Route? {
    best(method, preferring: id) { captures($0, path) }
  }

  /// The methods of endpoints with the URL or the path.
  package func methods(url: String) -> Set<String> {
    let url = Substring(url)
    return methods { entry in
      entry.servers.contains { $0.rest(of: url).flatMap { captures(entry, $0) } != nil }
    }
  }

  package func methods(path: Substring) -> Set<String> {
    methods { captures($0, path) != nil }
  }

  /// The path after the URL of a server. Nil if the URL belongs to no server.
  package func path(of url: String) -> String? {
    let url = Substring(url)
    for entry in entries {
      if let rest = entry.servers.lazy.compactMap({ $0.rest(of: url) }).first(where: isPath) {
        return String(rest)
      }
    }
    return nil
  }

  /// Prevents that `https://api.example.com` matches `https://api.example.com.evil`.
  private func isPath(_ rest: Substring) -> Bool { rest.isEmpty || rest.hasPrefix("/") }

  private func methods(_ fits: (Entry) -> Bool) -> Set<String> {
    Set(entries.filter(fits).map(\.endpoint.method))
  }

  private func best(
    _ method: String,
    preferring id: String?,
    _ captures: (Entry) -> [WireName: String]?
  ) -> Route? {
    var best: (entry: Entry, captures: [WireName: String])?
    for entry in byMethod[method] ?? [] {
      if let best, rank(entry, id) <= rank(best.entry, id) { continue }
      if let found = captures(entry) { best = (entry, found) }
    }
    return best.map { Route(endpoint: $0.entry.endpoint, captures: $0.captures) }
  }

  private func rank(_ entry: Entry, _ id: String?) -> (Int, Int) {
    (entry.literals, entry.endpoint.id == id ? 1 : 0)
  }

  private func captures(_ entry: Entry, _ path: Substring) -> [WireName: String]? {
    PathText.captures(entry.endpoint.path[...], in: path, variable: model.variableText)
  }
}
