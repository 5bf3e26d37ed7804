import EndpointJudge
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
    /// A request that browsers send by themselves, or a file of a site.
    case automatic
  }

  private let routes: RouteTable
  private let base: String?
  /// The paths of the servers, for requests without a host. The longest first.
  private let paths: [String]

  /// Whether the API has calls with names that end in `.json`.
  private let hasJSONNames: Bool

  /// - Parameter base: The URL of the API in the traffic, instead of the spec's servers.
  init(_ judge: RequestJudge, base: TrafficURL?) {
    routes = judge.routes
    self.base = base?.base
    let model = judge.model
    hasJSONNames = model.endpoints.contains { endpoint in
      guard case .text(let text)? = endpoint.path.last else { return false }
      return text.hasSuffix(Exchange.jsonEnding)
    }
    let urls = model.servers.flatMap { server in
      model.endpoints.map { model.url(ofServer: server.wireName.text, for: $0) }
    }
    let bases = base.map { [$0] } ?? urls.unique(by: \.self).compactMap { TrafficURL($0) }
    paths = bases.map { String($0.base.dropFirst($0.origin.count)) }.unique(by: \.self)
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }

  func match(_ exchange: Exchange) -> Match {
    if exchange.isPreflight { return .automatic }
    let found = declared(exchange)
    guard case .undeclared = found else { return found }
    return exchange.isOfTools || !hasJSONNames && exchange.isJSONFile ? .automatic : found
  }

  private func declared(_ exchange: Exchange) -> Match {
    if exchange.url.origin.isEmpty { return matchPath(of: exchange) }
    if let base {
      return exchange.url.path(behind: base).map { match(exchange, at: $0) } ?? .foreign
    }
    let url = exchange.url.withoutQuery
    let id = exchange.endpoint
    if let route = routes.route(exchange.method, url: url, preferring: id, sent: exchange.sent) {
      return .endpoint(route)
    }
    guard let path = routes.path(of: url) else { return .foreign }
    return .undeclared(path: path, methods: routes.methods(url: url))
  }

  /// Finds the endpoint of a request without a host, as in an access log.
  private func matchPath(of exchange: Exchange) -> Match {
    let matches = paths.compactMap { base in
      exchange.url.path(behind: base).map { match(exchange, at: $0) }
    }
    return matches.first { if case .endpoint = $0 { true } else { false } } ?? matches.first
      ?? .foreign
  }

  private func match(_ exchange: Exchange, at path: Substring) -> Match {
    let route = routes.route(
      exchange.method,
      path: path,
      preferring: exchange.endpoint,
      sent: exchange.sent
    )
    return route.map { .endpoint($0) }
      ?? .undeclared(path: String(path), methods: routes.methods(path: path))
  }
}

extension Exchange {
  /// Whether a browser asks for permission to send a request (Fetch standard, section 4.8), or may do so.
  fileprivate var isPreflight: Bool {
    guard method == "OPTIONS" else { return false }
    return requestHeaders.map { $0["Access-Control-Request-Method"] != nil } ?? true
  }

  /// Whether the method is one that browsers and proxies use by themselves.
  fileprivate var isOfTools: Bool { ["OPTIONS", "CONNECT", "TRACE"].contains(method) }

  /// The text that the request sends in the place of a constant.
  fileprivate func sent(_ constant: SentConstant) -> String? {
    if constant.isHeader { return requestHeaders?[constant.name] }
    return url.query.first { $0.name == constant.name }?.text
  }
}

/// The path of a request without its variable parts: `/deck/{id}/draw`.
///
/// Reports show it for undeclared paths. It omits segments that may be personal data or secrets.
package struct PathShape: Hashable, Sendable, CustomStringConvertible {
  package let segments: [String]

  static let placeholder = "{id}"
  /// Longer segments are data.
  private static let longestWord = 32
  /// The maximum number of segments.
  private static let maximumSegments = 24

  package init(_ path: String) {
    let all = path.split(separator: "/").map(String.init)
    let shown = all.prefix(Self.maximumSegments).map { Self.isWord($0) ? $0 : Self.placeholder }
    segments = shown + (all.count > shown.count ? ["…"] : [])
  }

  init(_ endpoint: EndpointModel) {
    var text = ""
    for part in endpoint.path {
      if case .text(let literal) = part { text += literal } else { text += Self.placeholder }
    }
    segments = text.split(separator: "/").map { segment in
      segment.contains("{") ? Self.placeholder : String(segment)
    }
  }

  package var description: String { "/" + segments.joined(separator: "/") }

  /// Whether a segment is a name: `v2`, `top-users`, `.well-known`. Digits are allowed only at its end.
  static func isWord(_ segment: String) -> Bool {
    let letters = segment.utf8.prefix { !(0x30...0x39 ~= $0) }
    let digits = segment.utf8.dropFirst(letters.count)
    guard segment.utf8.count <= longestWord, !letters.isEmpty, digits.count <= 2,
      !IDLikeKey.isOne(segment), !RandomText.isOne(segment)
    else { return false }
    return digits.allSatisfy { 0x30...0x39 ~= $0 }
      && letters.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || "-_.~".utf8.contains($0) }
  }

  /// The number of common segments at the start and end of two paths. Nil if they share no name.
  func likeness(to other: PathShape) -> Int? {
    let start = zip(segments, other.segments).prefix { $0 == $1 }.count
    let rest = min(segments.count, other.segments.count) - start
    let ends = zip(segments.reversed(), other.segments.reversed())
    let end = min(rest, ends.prefix { $0 == $1 }.count)
    let shared = segments.prefix(start) + segments.suffix(end)
    guard shared.contains(where: { $0 != Self.placeholder }) else { return nil }
    return 2 * (start + end) - max(segments.count, other.segments.count)
  }
}

extension APIModel {
  /// The endpoint with the most similar path.
  func endpoint(like shape: PathShape) -> EndpointModel? {
    var best: (endpoint: EndpointModel, likeness: Int)?
    for endpoint in endpoints {
      guard let likeness = PathShape(endpoint).likeness(to: shape) else { continue }
      if likeness > best?.likeness ?? .min { best = (endpoint, likeness) }
    }
    return best?.endpoint
  }
}
