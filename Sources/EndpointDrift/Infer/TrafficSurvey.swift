import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The first pass over evidence: finds the servers and their paths.
///
/// It stores the shape of each path once, so that memory grows with the API instead of the traffic.
package struct TrafficSurvey {
  private var servers: [String: Server] = [:]
  private let base: String?
  private let keepsFiles: Bool
  private var identities = Identities()
  /// The numbers of parsed responses by the shape of the path.
  private var samples: [CallPath: Int] = [:]
  /// The paths of OpenAPI documents.
  private var documents: Set<String> = []

  private static let mostDocuments = 10
  /// The maximum numbers of servers and paths.
  private static let maximumServers = 1000
  private static let maximumPaths = 20_000
  /// This number of responses shows what paths of one shape have in common.
  private static let mostSamples = 200

  struct Server {
    var calls = 0
    /// The number of calls whose response is JSON, which pages and pictures do not outnumber.
    var jsonCalls = 0
    /// What the accepted calls show, by method and path.
    var paths: [CallPath: PathFacts] = [:]
  }

  /// - Parameters:
  ///   - base: The URL of the API. Nil for the server with the most calls.
  ///   - keepsFiles: Whether names that end in `.json` are calls in any case.
  package init(base: TrafficURL?, keepsFiles: Bool = false) {
    self.base = base?.base
    self.keepsFiles = keepsFiles
  }

  package mutating func add(_ exchange: Exchange) {
    guard exchange.status < 300 else { return }
    if let base, exchange.url.path(behind: base) == nil { return }
    let base = base ?? exchange.url.origin
    let path = CallPath(exchange, behind: base)
    guard let call = APICall(exchange, isRead: isSample(path)) else { return }
    guard !call.isDocument else {
      if documents.count < Self.mostDocuments { documents.insert(exchange.url.path) }
      return
    }
    guard servers[base] != nil || servers.count < Self.maximumServers else { return }
    var server = servers.removeValue(forKey: base) ?? Server()
    server.calls += 1
    if call.content == .json { server.jsonCalls += 1 }
    if server.paths[path] != nil || server.paths.count < Self.maximumPaths {
      server.paths[path, default: PathFacts()].add(call, path, &identities)
    }
    servers[base] = server
  }

  /// Whether the response of a path shows more than those before, whose paths differ only in numbers and tokens.
  private mutating func isSample(_ path: CallPath) -> Bool {
    let shape = path.shape
    let count = samples[shape] ?? 0
    if count > 0 || samples.count < Self.maximumPaths { samples[shape] = count + 1 }
    return count < Self.mostSamples
  }

  /// The selected server. Nil if there were no API calls.
  package var choice: ServerChoice? {
    let sorted = servers.sorted { one, other in
      (other.value.jsonCalls, other.value.calls, one.key)
        < (one.value.jsonCalls, one.value.calls, other.key)
    }
    guard let (origin, server) = sorted.first else { return nil }
    return ServerChoice(
      base: origin,
      paths: keepsFiles ? server.paths : server.paths.withoutFiles,
      slashedTexts: identities.slashed,
      names: identities.names,
      documents: documents.sorted(),
      isGiven: base != nil,
      others: sorted.dropFirst().map { ($0.key, $0.value.calls) }
    )
  }
}

/// The method and the path segments of a call. Their order makes specs independent of that of dictionaries.
struct CallPath: Hashable, Comparable {
  let method: String
  private(set) var segments: [String]
  /// Whether the path ends in a slash, which servers distinguish.
  let endsInSlash: Bool

  init(_ exchange: Exchange, behind base: String) {
    let path = exchange.url.withoutQuery.utf8.dropFirst(base.utf8.count)
    method = exchange.method
    segments = path.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    endsInSlash = path.last == UInt8(ascii: "/")
  }

  static func < (one: CallPath, other: CallPath) -> Bool {
    guard one.segments == other.segments else {
      return one.segments.lexicographicallyPrecedes(other.segments)
    }
    return (one.method, one.endsInSlash ? 1 : 0) < (other.method, other.endsInSlash ? 1 : 0)
  }

  /// The path without its numbers and tokens.
  var shape: CallPath {
    var shape = self
    shape.segments = segments.enumerated().map { index, segment in
      PathWord.isOne(index, of: segments) ? segment : "{}"
    }
    return shape
  }
}

extension [CallPath: PathFacts] {
  /// The paths of calls. Names that end in `.json` are calls if most calls, or one that is no file, have this ending.
  fileprivate var withoutFiles: [CallPath: PathFacts] {
    let named = filter { $0.key.segments.last?.hasSuffix(Exchange.jsonEnding) ?? false }
    guard named.allSatisfy(\.value.isJSONFile), named.count * 2 < count else { return self }
    return filter { named[$0.key] == nil }
  }
}

/// The server of an API in recorded traffic.
package struct ServerChoice {
  /// The URL, such as `https://api.example.com`.
  package let base: String
  let paths: [CallPath: PathFacts]
  /// The names with slashes in responses, such as `library/alpine`, with their keys.
  let slashedTexts: [String: String]
  /// The names of things in requests and responses.
  let names: KnownNames
  /// The paths of OpenAPI documents.
  let documents: [String]
  /// Whether the user specified it.
  let isGiven: Bool
  /// The other servers with their numbers of calls.
  package let others: [(origin: String, calls: Int)]
}
