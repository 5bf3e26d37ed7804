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
    let constants: [SentConstant]
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
      return Entry(
        endpoint: endpoint,
        servers: model.servers(of: endpoint),
        literals: literals,
        constants: SentConstant.all(of: endpoint)
      )
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
  ///   - sent: The text that the request sends under the name of a constant. Nil if it sends none.
  package func route(
    _ method: String,
    url: String,
    preferring id: String? = nil,
    sent: (SentConstant) -> String? = { _ in nil }
  ) -> Route? {
    best(matches(url: url), method, preferring: id, sent)
  }

  /// Finds the endpoint at any server.
  ///
  /// - Parameter path: The path after the server's URL.
  package func route(
    _ method: String,
    path: Substring,
    preferring id: String? = nil,
    sent: (SentConstant) -> String? = { _ in nil }
  ) -> Route? {
    best(matches(path: path), method, preferring: id, sent)
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

  private func best(
    _ matches: [Match],
    _ method: String,
    preferring id: String?,
    _ sent: (SentConstant) -> String?
  ) -> Route? {
    let own = matches.filter { $0.entry.endpoint.method == method }
    let most = own.map(\.entry.literals).max()
    let rivals = Self.rivals(own.filter { $0.entry.literals == most }, sent)
    let best = rivals.first { $0.entry.endpoint.id == id } ?? rivals.first
    return best.map { Route(endpoint: $0.entry.endpoint, captures: $0.captures) }
  }

  /// The matches whose constants the request sends, if constants distinguish them: `X-Amz-Target: DynamoDB.GetItem`.
  private static func rivals(_ matches: [Match], _ sent: (SentConstant) -> String?) -> [Match] {
    guard matches.count > 1 else { return matches }
    let shared = matches.dropFirst().reduce(Set(matches[0].entry.constants)) { shared, match in
      shared.intersection(match.entry.constants)
    }
    let ranked = matches.compactMap { match -> (match: Match, equal: Int)? in
      let own = match.entry.constants.filter { !shared.contains($0) }
      let texts = own.map(sent)
      guard zip(own, texts).allSatisfy({ $1 == nil || $0.text == $1 }) else { return nil }
      return (match, texts.count { $0 != nil })
    }
    let most = ranked.map(\.equal).max()
    return ranked.filter { $0.equal == most }.map(\.match)
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

/// A header or a parameter of a query that all requests to an endpoint send with the same value.
package struct SentConstant: Hashable, Sendable {
  package let isHeader: Bool
  package let name: String
  let text: String

  fileprivate static func all(of endpoint: EndpointModel) -> [SentConstant] {
    let headers = endpoint.headers.map {
      SentConstant(isHeader: true, name: $0.name.lowercased(), text: $0.value)
    }
    let parameters = endpoint.parameters.compactMap { parameter -> SentConstant? in
      let isHeader = parameter.location == .header
      guard case .constant(let value) = parameter.binding, isHeader || parameter.location == .query
      else { return nil }
      let name = parameter.field.wireName.text
      return SentConstant(
        isHeader: isHeader,
        name: isHeader ? name.lowercased() : name,
        text: ParameterText.text(of: value)
      )
    }
    return headers + parameters
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
