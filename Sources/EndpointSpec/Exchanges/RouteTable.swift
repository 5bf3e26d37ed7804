/// Finds the endpoint that a request reaches.
package struct RouteTable: Sendable {
  package struct Route: Sendable {
    package var endpoint: EndpointModel
    /// The texts of the path's placeholders.
    package var captures: [WireName: String]
  }

  private struct Entry {
    let endpoint: EndpointModel
    let servers: [ServerURL]
    /// How much of the path is literal: the more, the better a match is.
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

  /// The endpoint at one of its servers.
  ///
  /// - Parameters:
  ///   - url: Without a query; in its path, only `%2F` and `%25` are encoded.
  ///   - id: The endpoint that wins where several have the path.
  package func route(_ method: String, url: String, preferring id: String? = nil) -> Route? {
    let url = Substring(url)
    return best(method, preferring: id) { entry in
      entry.servers.lazy.compactMap { $0.rest(of: url) }.compactMap { captures(entry, $0) }.first
    }
  }

  /// The endpoint at any server.
  ///
  /// - Parameter path: What follows the server's URL.
  package func route(_ method: String, path: Substring, preferring id: String? = nil) -> Route? {
    best(method, preferring: id) { captures($0, path) }
  }

  /// The methods of endpoints that have the URL, or the path.
  package func methods(url: String) -> Set<String> {
    let url = Substring(url)
    return methods { entry in
      entry.servers.contains { $0.rest(of: url).flatMap { captures(entry, $0) } != nil }
    }
  }

  package func methods(path: Substring) -> Set<String> {
    methods { captures($0, path) != nil }
  }

  /// What follows the URL of a server that it belongs to; nil: it belongs to none.
  package func path(of url: String) -> String? {
    let url = Substring(url)
    for entry in entries {
      if let rest = entry.servers.lazy.compactMap({ $0.rest(of: url) }).first(where: isPath) {
        return String(rest)
      }
    }
    return nil
  }

  /// A server `https://api.example.com` is not the one of `https://api.example.com.evil`.
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
