import EndpointSpec

/// Finds the endpoint of an exchange.
struct ExchangeMatcher: Sendable {
  enum Match {
    case endpoint(RouteTable.Route)
    /// The exchange is with a server of the API, but no endpoint has its method and path.
    ///
    /// - Parameters:
    ///   - path: The path after the server's URL.
    ///   - methods: The methods that the path is declared for.
    case undeclared(path: String, methods: Set<String>)
    /// The exchange is with another server.
    case foreign
    /// A request that browsers send by themselves.
    case automatic
  }

  private let routes: RouteTable
  private let base: String?

  /// - Parameter base: The URL of the API in the traffic, instead of the spec's servers.
  init(_ routes: RouteTable, base: TrafficURL?) {
    self.routes = routes
    self.base = base.map { base in
      let url = base.withoutQuery
      return url.hasSuffix("/") ? String(url.dropLast()) : url
    }
  }

  func match(_ exchange: Exchange) -> Match {
    // CORS preflights (Fetch standard, section 4.8), and proxy tunnels.
    if ["OPTIONS", "CONNECT", "TRACE"].contains(exchange.method) { return .automatic }
    let url = exchange.url.withoutQuery
    if let base {
      guard let path = path(of: url, behind: base) else { return .foreign }
      if let route = routes.route(
        exchange.method,
        path: path,
        preferring: exchange.endpoint
      ) {
        return .endpoint(route)
      }
      return .undeclared(path: String(path), methods: routes.methods(path: path))
    }
    if let route = routes.route(exchange.method, url: url, preferring: exchange.endpoint) {
      return .endpoint(route)
    }
    guard let path = routes.path(of: url) else { return .foreign }
    return .undeclared(path: path, methods: routes.methods(url: url))
  }

  private func path(of url: String, behind base: String) -> Substring? {
    guard url.hasPrefix(base) else { return nil }
    let rest = url.dropFirst(base.count)
    return rest.isEmpty || rest.hasPrefix("/") ? rest : nil
  }
}
