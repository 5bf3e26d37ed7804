import EndpointJudge
import EndpointSpec

/// An endpoint: a method and a path template.
struct CallEndpoint: Hashable {
  let method: String
  /// The segments of the path. Nil for values.
  let template: [String?]
  /// The names of the values. Nil for unknown ones.
  let labels: [String?]
  /// The index of the value that may contain slashes.
  var slashed: Int?
  let endsInSlash: Bool
  /// The number of words at the start of the path that name nothing, since most paths have them.
  var namespace = 0
  /// Whether the last word is a call beside others, such as `/runs/create` and `/runs/restore`.
  var isBesideCalls = false
  /// Whether a value follows the path in another call: `/users` if `/users/{id}` exists.
  var hasItems = false
  /// Whether the last word names a thing, since a call reads it, or a value follows it.
  var isOfThing = false

  /// Whether the path is a collection beside others, below words that have no calls: `/dcim/makers` beside `/dcim/sites/7`.
  var isBesideCollections = false
  /// Whether a call reads the thing, or its collection.
  var isRead = false
  /// Whether requests send a list.
  var sendsList = false

  /// The segments that name the call. A word for the format of its response does not: `/images/json`. Nor does the key of
  /// the values behind it: `/users/username/{username}`, or `POST /users/ids` with a list.
  var naming: [String?] {
    let isFormat = template.count > 1 && template.last == "json"
    let end = template.count - (isFormat ? 1 : 0)
    let named = (namespace..<end).filter { !isKey(at: $0) }.map { template[$0] }
    return owner.map { [$0] + named } ?? named
  }

  /// Whether a word behind a collection is the key of the next value.
  private func isKey(at index: Int) -> Bool {
    guard index > 0, index + 1 < template.count, let word = template[index],
      let owner = template[index - 1], PathWord.isPlural(owner),
      template[index + 1] == nil, let label = labels[template[..<index].count { $0 == nil }]
    else { return false }
    return ProposedName.typeNamePart(label) == ProposedName.typeNamePart(word)
  }

  /// The collection of a value at the start: `dbs` of `/{db_name}`, `indexes` of `/{index}/_refresh`.
  private var owner: String? {
    guard template.first == .some(nil), let label = labels.first ?? nil else { return nil }
    let words = SwiftNaming.lowercaseWords(of: label)
    guard let last = words.last else { return nil }
    if words.count > 1, PathWord.isKey(last) { return Self.collection(of: words.dropLast()) }
    guard words.count == 1, label != "locale", !PathWord.isKey(last), !PathWord.isPlural(last)
    else { return nil }
    let next = template.dropFirst().first ?? "_"
    let isMarked = next.map { PathWord.isMarked($0) && !PathWord.isSearch($0) } ?? false
    return isMarked ? Self.collection(of: words) : nil
  }

  private static func collection(of words: [String]) -> String {
    let singular = words.joined(separator: "_")
    return singular + (["x", "s", "ch", "sh"].contains(where: singular.hasSuffix) ? "es" : "s")
  }

  /// Whether the last word is the key of the texts that requests send: `POST /users/ids`.
  var selectsByKeys: Bool {
    guard sendsList, template.count > 1, let word = template.last ?? nil,
      let owner = template[template.count - 2]
    else { return false }
    return PathWord.isPlural(owner) && PathWord.areKeys(word)
  }

  /// The path with `{}` for values, which endpoints are sorted by.
  var path: String { path([]) }

  /// The path with names for its values: `/users/{id}`.
  func path(_ names: [String]) -> String {
    var rest = names[...]
    let segments = template.enumerated().map { index, word in
      word ?? "{\(index == slashed ? "+" : "")\(rest.popFirst() ?? "")}"
    }
    return "/" + segments.joined(separator: "/") + (endsInSlash && !segments.isEmpty ? "/" : "")
  }

  /// The length of the words. The longest match wins, as in `verify`.
  fileprivate var literals: Int { template.reduce(0) { $0 + ($1?.count ?? 0) } }

  /// The path as in a spec.
  fileprivate var parts: [PathPart] {
    let segments = template.enumerated().flatMap { index, word -> [PathPart] in
      if let word { return [.text("/" + word)] }
      return [.text("/"), .parameter(WireName(""), keepsSlashes: index == slashed)]
    }
    return segments + (endsInSlash ? [.text("/")] : [])
  }

  /// The values in the segments of a path. Nil for another path.
  func values(in path: ArraySlice<String>) -> [String]? {
    let more = path.count - template.count
    guard more == 0 || more > 0 && slashed != nil else { return nil }
    var values: [String] = []
    for (index, word) in template.enumerated() {
      let start = path.startIndex + index + (slashed.map { index > $0 } ?? false ? more : 0)
      let text = path[start..<(start + (index == slashed ? more + 1 : 1))].joined(separator: "/")
      guard let word else {
        values.append(text)
        continue
      }
      if word != text { return nil }
    }
    return values
  }
}

/// The endpoints of the accepted calls. A refused call belongs to one of them, or to none.
struct CallEndpoints {
  private let all: [CallEndpoint]
  private let index: PathIndex
  private var known: [CallPath: CallEndpoint] = [:]
  private let prefix: [String]
  /// The number of endpoints over the limit.
  let omitted: Int

  /// The maximum number of endpoints.
  private static let most = 2000

  init(_ choice: ServerChoice, _ templates: PathTemplates) {
    prefix = templates.prefix
    var found: [CallEndpoint: Bool] = [:]
    for (path, facts) in choice.paths {
      guard let template = templates.template(of: path) else { continue }
      let endpoint = CallEndpoint(
        method: path.method,
        template: template.segments,
        labels: template.labels,
        slashed: template.slashed,
        endsInSlash: path.endsInSlash
      )
      found[endpoint, default: false] = found[endpoint] ?? false || facts.sendsList
    }
    let endpoints = found.map { endpoint, sendsList in
      var endpoint = endpoint
      endpoint.sendsList = sendsList
      return endpoint
    }.sorted { ($0.path, $0.method) < ($1.path, $1.method) }
    omitted = max(0, endpoints.count - Self.most)
    let first = Array(endpoints.prefix(Self.most))
    let neighbors = EndpointNeighbors(first)
    all = first.map(neighbors.described)
    index = PathIndex(all.map(\.parts))
    for path in choice.paths.keys { known[path] = find(path) }
  }

  /// The endpoint that `verify` finds for a path.
  func endpoint(of path: CallPath) -> CallEndpoint? { known[path] ?? find(path) }

  private func find(_ path: CallPath) -> CallEndpoint? {
    guard path.segments.starts(with: prefix) else { return nil }
    let segments = path.segments.dropFirst(prefix.count)
    // A spec has no path without a slash.
    guard !segments.isEmpty || path.endsInSlash else { return nil }
    let text = segments.map { "/" + $0 }.joined() + (path.endsInSlash ? "/" : "")
    var best: CallEndpoint?
    for endpoint in index.candidates(for: text[...]).map({ all[$0] })
    where endpoint.method == path.method && endpoint.endsInSlash == path.endsInSlash
      && endpoint.values(in: segments) != nil
    {
      if let best, endpoint.literals <= best.literals { continue }
      best = endpoint
    }
    return best
  }
}
