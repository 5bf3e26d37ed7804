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

/// What the accepted calls of one method and path show about it.
struct PathFacts {
  /// The keys of the responses.
  private(set) var keys: Set<String> = []
  /// The keys that have the text of a segment as their value, by the index of the segment: `login` for
  /// `/users/octocat`.
  private(set) var named: [Int: String] = [:]
  /// Other keys that have the text of a segment. They name a value, but do not show that it is one.
  private(set) var equal: [Int: String] = [:]
  /// The keys that name the elements of a list in the response, by hash of the name.
  private(set) var elements: [Int: String] = [:]
  /// The names of the parts of a thing, by hash, by the type name of a part: `View` for `{ "views": { "by-day": { … } } }`.
  private(set) var parts: [String: [Int: String]] = [:]
  /// Whether the calls exchange JSON, or change something.
  private(set) var isOfAPI = false
  /// Whether all calls read a name that ends in `.json` like a file.
  private(set) var isJSONFile = true
  /// Whether a call reads a list.
  private(set) var isList = false
  /// The names in a list of texts that end in a slash, without it: `team` for `["team/", "public"]`. Nil without such a list.
  private(set) var folders: Set<String>?
  /// The query parameters of all requests, and of any.
  private(set) var query: (all: Set<String>, any: Set<String>) = ([], [])
  /// Whether a request sends a list. Such a call changes elements of its path, and not what the last word names.
  private(set) var sendsList = false
  private var requests = 0
  private var samples = 0

  /// Applications repeat calls. This number of requests and of responses of one path is enough.
  private static let mostSamples = 20

  mutating func add(_ call: APICall, _ path: CallPath, _ identities: inout Identities) {
    isJSONFile = isJSONFile && call.exchange.isJSONFile
    isOfAPI = isOfAPI || call.content.isOfAPI || path.method != "GET"
    if requests < Self.mostSamples {
      let names = Set(call.exchange.url.query.map(\.name))
      query.all = requests == 0 ? names : query.all.intersection(names)
      query.any.formUnion(names)
      sendsList = sendsList || call.exchange.sendsList
      requests += 1
      identities.addSent(in: call.exchange)
    }
    guard let json = call.json, samples < Self.mostSamples else { return }
    samples += 1
    isList = isList || path.method == "GET" && json.isList(of: path.segments.last ?? "")
    keys.formUnion(json.keyPaths)
    addParts(of: json)
    addFolders(in: json)
    identities.find(in: json, at: path.segments, &named, &elements)
    equal.merge(identities.equal) { known, _ in known }
  }
}

extension PathFacts {
  private static let mostParts = 500

  private mutating func addFolders(in json: JSONValue) {
    let contents = json.objectValue.map { .object(Envelope.contents(of: $0)) } ?? json
    let names = (Envelope.onlyList(in: contents) ?? []).prefix(Self.mostParts).map(\.stringValue)
    guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return }
    let folders = names.compactMap(\.self).filter { $0.hasSuffix("/") }.map {
      String($0.dropLast())
    }
    self.folders = (self.folders ?? []).union(folders.filter { !$0.isEmpty && !$0.contains("/") })
  }

  private mutating func addParts(of json: JSONValue) {
    for member in (json.objectValue ?? [:]).prefix(Self.mostParts) {
      guard let parts = member.value.objectValue, PathWord.isPlural(member.key),
        MapForm.isUniform(parts), parts.allSatisfy({ $0.value.objectValue != nil })
      else { continue }
      let name = ProposedName.elementTypeName(member.key)
      for part in parts.prefix(Self.mostParts) {
        self.parts[name, default: [:]][part.key.hashValue] = "name"
      }
    }
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

extension Exchange {
  /// Whether the request body is a list in JSON.
  fileprivate var sendsList: Bool {
    guard case .bytes(let bytes) = requestBody else { return false }
    return bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
  }
}

extension JSONValue {
  /// Whether a response is a list, or a map of things by their names.
  fileprivate func isList(of word: String) -> Bool {
    guard let object = objectValue else { return arrayValue != nil }
    if object.count == 1, object.first?.value.arrayValue?.first?.objectValue != nil { return true }
    let contents = Envelope.contents(of: object)
    return contents.count > 1 && PathWord.canBeMap(contents, of: word)
  }

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
