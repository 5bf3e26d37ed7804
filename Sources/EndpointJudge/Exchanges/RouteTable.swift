import EndpointSpec

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

  private let entries: [Entry]
  private let paths: PathIndex
  /// The servers of all endpoints, each once.
  private let servers: [ServerURL]
  private let variables: [WireName: String]

  package init(_ model: APIModel) {
    entries = model.endpoints.map { endpoint in
      let literals = endpoint.path.reduce(0) { count, part in
        if case .text(let text) = part { count + text.count } else { count }
      }
      return Entry(endpoint: endpoint, servers: model.servers(of: endpoint), literals: literals)
    }
    servers = entries.flatMap(\.servers).unique(by: \.self)
    paths = PathIndex(model.endpoints.map(\.path))
    let names = model.servers.flatMap(\.variables).map(\.wireName)
    variables = Dictionary(firstOf: names.map { ($0, model.variableText($0)) })
  }

  /// Finds the endpoint at one of its servers.
  ///
  /// - Parameters:
  ///   - url: The URL without a query. Only `%2F` and `%25` are encoded in its path.
  ///   - id: The endpoint that takes precedence if several have the path.
  package func route(_ method: String, url: String, preferring id: String? = nil) -> Route? {
    best(matches(url: url), method, preferring: id)
  }

  /// Finds the endpoint at any server.
  ///
  /// - Parameter path: The path after the server's URL.
  package func route(_ method: String, path: Substring, preferring id: String? = nil) -> Route? {
    best(matches(path: path), method, preferring: id)
  }

  /// The methods of endpoints with the URL or the path.
  package func methods(url: String) -> Set<String> {
    Set(matches(url: url).map(\.entry.endpoint.method))
  }

  package func methods(path: Substring) -> Set<String> {
    Set(matches(path: path).map(\.entry.endpoint.method))
  }

  /// The path after the URL of a server. Nil if the URL belongs to no server.
  package func path(of url: String) -> String? {
    // `https://api.example.com` does not match `https://api.example.com.evil`.
    servers.lazy.compactMap { $0.rest(of: url[...]) }.first { $0.isEmpty || $0.hasPrefix("/") }
      .map(String.init)
  }

  // MARK: - Matches

  private typealias Match = (entry: Entry, captures: [WireName: String])

  private func matches(url: String) -> [Match] {
    var rests: [ServerURL: Substring] = [:]
    for server in servers { rests[server] = server.rest(of: url[...]) }
    let candidates = Set(rests.values.flatMap { paths.candidates(for: $0) }).sorted()
    return candidates.map { entries[$0] }.compactMap { entry in
      entry.servers.lazy.compactMap { rests[$0] }.compactMap { captures(entry, $0) }.first
        .map { (entry, $0) }
    }
  }

  private func matches(path: Substring) -> [Match] {
    paths.candidates(for: path).map { entries[$0] }.compactMap { entry in
      captures(entry, path).map { (entry, $0) }
    }
  }

  private func best(_ matches: [Match], _ method: String, preferring id: String?) -> Route? {
    var best: Match?
    for match in matches where match.entry.endpoint.method == method {
      if let best, rank(match.entry, id) <= rank(best.entry, id) { continue }
      best = match
    }
    return best.map { Route(endpoint: $0.entry.endpoint, captures: $0.captures) }
  }

  private func rank(_ entry: Entry, _ id: String?) -> (Int, Int) {
    (entry.literals, entry.endpoint.id == id ? 1 : 0)
  }

  private func captures(_ entry: Entry, _ path: Substring) -> [WireName: String]? {
    PathText.captures(
      entry.endpoint.path[...],
      in: path,
      variable: { variables[$0] ?? "main" },
      mayBeEmpty: entry.endpoint.mayBeEmpty
    )
  }
}

extension EndpointModel {
  /// True if the value of a placeholder may be empty.
  fileprivate func mayBeEmpty(_ placeholder: WireName) -> Bool {
    parameters.contains {
      $0.allowsEmpty && $0.location == .path && $0.field.wireName == placeholder
    }
  }
}
