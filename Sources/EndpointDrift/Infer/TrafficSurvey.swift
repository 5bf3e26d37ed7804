import EndpointJSON

/// The first pass over evidence: finds the servers and their paths.
///
/// It stores the shape of each path once, so that memory grows with the API instead of the traffic.
package struct TrafficSurvey {
  private var servers: [String: Server] = [:]
  private let base: String?

  /// The maximum numbers of servers and paths.
  private static let maximumServers = 1000
  private static let maximumPaths = 20_000

  struct Server {
    var calls = 0
    /// The keys of successful responses, by method and path.
    var paths: [CallPath: Set<String>] = [:]
  }

  /// - Parameter base: The URL of the API. Nil for the server with the most calls.
  package init(base: TrafficURL?) {
    self.base = base?.base
  }

  package mutating func add(_ exchange: Exchange) {
    guard let call = APICall(exchange) else { return }
    if let base, exchange.url.path(behind: base) == nil { return }
    let base = base ?? exchange.url.origin
    guard servers[base] != nil || servers.count < Self.maximumServers else { return }
    var server = servers.removeValue(forKey: base) ?? Server()
    server.calls += 1
    let path = CallPath(exchange, behind: base)
    if server.paths[path] != nil || server.paths.count < Self.maximumPaths {
      let keys = exchange.status < 300 ? call.json?.keyPaths ?? [] : []
      server.paths[path, default: []].formUnion(keys)
    }
    servers[base] = server
  }

  /// The selected server. Nil if there were no API calls.
  package var choice: ServerChoice? {
    let sorted = servers.sorted { ($1.value.calls, $0.key) < ($0.value.calls, $1.key) }
    guard let (origin, server) = sorted.first else { return nil }
    return ServerChoice(
      base: origin,
      paths: server.paths,
      isGiven: base != nil,
      others: sorted.dropFirst().map { ($0.key, $0.value.calls) }
    )
  }
}

/// The method and the path segments of a call.
struct CallPath: Hashable {
  let method: String
  let segments: [String]
  /// Whether the path ends in a slash, which servers distinguish.
  let endsInSlash: Bool

  init(_ exchange: Exchange, behind base: String) {
    let path = exchange.url.withoutQuery.dropFirst(base.count)
    method = exchange.method
    segments = path.split(separator: "/").map(String.init)
    endsInSlash = path.hasSuffix("/") && !segments.isEmpty
  }
}

/// The server of an API in recorded traffic.
package struct ServerChoice {
  /// The URL, such as `https://api.example.com`.
  package let base: String
  let paths: [CallPath: Set<String>]
  /// Whether the user specified it.
  let isGiven: Bool
  /// The other servers with their numbers of calls.
  package let others: [(origin: String, calls: Int)]
}

extension JSONValue {
  /// The keys of an object, two levels deep. Similar responses are recognized by them.
  var keyPaths: Set<String> {
    var paths: Set<String> = []
    addKeys(below: "", levels: 2, to: &paths)
    return paths
  }

  private func addKeys(below path: String, levels: Int, to paths: inout Set<String>) {
    switch self {
    case .array(let elements):
      elements.first?.addKeys(below: path + "[]", levels: levels, to: &paths)
    case .object(let object) where levels > 0:
      for member in object.prefix(200) {
        let inner = "\(path).\(member.key)"
        paths.insert(inner)
        member.value.addKeys(below: inner, levels: levels - 1, to: &paths)
      }
    default: break
    }
  }
}
