import EndpointJSON
import EndpointSpec
import EndpointWire
import Foundation

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

/// A call of an API. Page loads of a browser are excluded.
struct APICall {
  /// The kind of response body.
  enum Content: Hashable {
    case none, json, text, binary
    case stream(StreamFormat)
  }

  let exchange: Exchange
  let content: Content
  /// The response as JSON. Nil for other formats.
  let json: JSONValue?
  /// Whether the JSON has the media type of a page or of a script.
  let isMislabeled: Bool

  /// The maximum number of path segments, which limits the depth of path templates.
  private static let mostSegments = 64

  /// Nil for pages, scripts, styles, images and other files of a site, and for preflights, redirects and 304 responses.
  init?(_ exchange: Exchange) {
    guard !["OPTIONS", "CONNECT", "TRACE", "HEAD"].contains(exchange.method),
      200..<300 ~= exchange.status || 400..<600 ~= exchange.status,
      exchange.url.path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.mostSegments,
      exchange.method.utf8.allSatisfy({ 0x41...0x5A ~= $0 }), exchange.method.utf8.count <= 20
    else { return nil }
    guard !exchange.isStaticFile else { return nil }
    let type = exchange.responseHeaders["Content-Type"].map(MediaType.init)
    (content, json) = Self.content(of: exchange, type)
    isMislabeled = content == .json && !(type.map(Self.isOfAPI) ?? true)
    // PHP labels JSON as `text/html` by default. A number or a text alone may be a page.
    let isOfPage = isMislabeled && json?.objectValue == nil && json?.arrayValue == nil
    guard content == .json ? !isOfPage : type.map(Self.isOfAPI) ?? true else { return nil }
    if content == .none, exchange.method == "GET", 200..<300 ~= exchange.status { return nil }
    self.exchange = exchange
  }

  /// Whether the response was not recorded. Browsers do not export the bodies of streams.
  static func lacksResponse(_ exchange: Exchange) -> Bool {
    guard exchange.method == "GET", 200..<300 ~= exchange.status,
      case .unrecorded = exchange.responseBody, !exchange.isStaticFile
    else { return false }
    return exchange.responseHeaders["Content-Type"].map(MediaType.init).map(isOfAPI) ?? false
  }

  private static func content(of exchange: Exchange, _ type: MediaType?) -> (Content, JSONValue?) {
    guard case .bytes(let bytes) = exchange.responseBody else { return (.none, nil) }
    if let format = type?.streamFormat { return (.stream(format), nil) }
    if let json = try? JSONValue(parsing: bytes) { return (.json, json) }
    if let format = type?.isJSON ?? false ? linesFormat(of: bytes) : nil {
      return (.stream(format), nil)
    }
    return (type?.isText ?? false ? .text : .binary, nil)
  }

  /// The format of several lines of JSON that call themselves JSON. Nil if a line is not JSON.
  private static func linesFormat(of bytes: [UInt8]) -> StreamFormat? {
    let lines = StreamFormat.lines().elements(of: Data(bytes)).map { line in
      try? JSONValue(parsing: Array(line.utf8))
    }
    guard lines.count > 1, lines.allSatisfy({ $0 != nil }) else { return nil }
    let isOfGateway = lines.allSatisfy { line in
      let keys = line?.objectValue.map { $0.map(\.key) }
      return keys == ["result"] || keys == ["error"]
    }
    return isOfGateway ? .gateway() : .lines()
  }

  private static func isOfAPI(_ type: MediaType) -> Bool {
    let name = type.essence
    return !["image/", "font/", "video/", "audio/", "text/html", "text/css"].contains {
      name.hasPrefix($0)
    }
      && !["javascript", "ecmascript", "font", "wasm", "manifest+json"].contains {
        name.hasSuffix($0)
      }
  }
}
