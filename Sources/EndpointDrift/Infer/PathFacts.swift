import EndpointJSON
import EndpointJudge
import EndpointSpec

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
  /// The keys of the objects under names that may be those of things behind a word that is no plural: `policy`.
  private(set) var entries: [String: Set<String>] = [:]
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
    if let word = path.segments.last { addEntries(of: json, behind: word) }
    identities.find(in: json, at: path.segments, &named, &elements)
    equal.merge(identities.equal) { known, _ in known }
  }
}

extension PathFacts {
  private static let mostParts = 500

  private mutating func addEntries(of json: JSONValue, behind word: String) {
    let contents = json.objectValue.map(Envelope.contents) ?? [:]
    guard !PathWord.isPlural(word), PathWord.hasEntries(contents, of: word) else { return }
    for member in contents.prefix(Self.mostParts) where entries.count < Self.mostParts {
      let name = PathWord.folder(member.key) ?? member.key
      entries[name, default: []].formUnion(member.value.objectValue?.keys ?? [])
    }
  }

  private mutating func addFolders(in json: JSONValue) {
    let contents = json.objectValue.map { .object(Envelope.contents(of: $0)) } ?? json
    let names = (Envelope.onlyList(in: contents) ?? []).prefix(Self.mostParts).map(\.stringValue)
    guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return }
    let folders = names.compactMap { $0.flatMap(PathWord.folder) }
    self.folders = (self.folders ?? []).union(folders.filter { !$0.contains("/") })
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
