import EndpointJudge
import EndpointSpec

/// What the other endpoints of an API say about the words in the path of one.
struct EndpointNeighbors {
  /// The calls such as `create` behind a path.
  private let calls: [ArraySlice<String?>: Set<String>]
  /// The paths before values.
  private let collections: Set<ArraySlice<String?>>
  /// The paths before collections with plural names.
  private let parents: Set<ArraySlice<String?>>
  /// The paths of calls, and those before values.
  private let called: Set<ArraySlice<String?>>
  /// The paths that calls read.
  private let read: Set<ArraySlice<String?>>
  /// The paths before the plural words, by the type name of their elements.
  private let owners: [String: Set<ArraySlice<String?>>]
  private let namespace: [String?]

  init(_ endpoints: [CallEndpoint]) {
    let templates = endpoints.map(\.template)
    calls = templates.reduce(into: [:]) { calls, template in
      guard let last = template.last ?? nil, PathWord.isMethod(last) else { return }
      calls[template.dropLast(), default: []].insert(last)
    }
    let starts = templates.flatMap { template in
      template.indices.filter { template[$0] == nil }.map { template[..<$0] }
    }
    collections = Set(starts)
    let plurals = collections.filter { $0.last?.map(PathWord.isPlural) ?? false }
    parents = Set(plurals.map { $0.dropLast() })
    called = Set(templates.map { $0[...] }).union(collections)
    read = Set(endpoints.filter { $0.method == "GET" }.map { $0.template[...] })
    owners = Self.owners(in: templates)
    namespace = Self.namespace(of: endpoints)
  }

  /// An endpoint with what its neighbors say about its name.
  func described(_ endpoint: CallEndpoint) -> CallEndpoint {
    var endpoint = endpoint
    let template = endpoint.template[...]
    endpoint.isBesideCollections = isBesideCollections(template)
    endpoint.hasItems = collections.contains(template)
    let end = template.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    let words = template[..<end]
    endpoint.isRead = read.contains(words) || read.contains(template)
    endpoint.isOfThing =
      (collections.contains(words) || read.contains(words)) && isOwned(words)
    endpoint.isBesideCalls =
      template.last.map { $0 != nil } ?? false && calls[template.dropLast()]?.count ?? 0 > 1
    if !namespace.isEmpty, template.count > namespace.count, template.starts(with: namespace) {
      endpoint.namespace = namespace.count
    }
    return endpoint
  }

  /// Whether a plural follows words without calls, as other collections do.
  private func isBesideCollections(_ template: ArraySlice<String?>) -> Bool {
    guard let word = template.last ?? nil, SwiftNaming.isPlural(word) else { return false }
    let parent = template.dropLast()
    return !parent.isEmpty && parents.contains(parent) && !called.contains(parent)
      && !parent.contains(nil)
  }

  /// Whether the last word is about no thing of another collection: `/directory/room` is about a room of `/rooms`.
  private func isOwned(_ words: ArraySlice<String?>) -> Bool {
    guard let word = words.last ?? nil, let owners = owners[ProposedName.typeNamePart(word)] else {
      return true
    }
    return owners.contains(words.dropLast())
  }

  private static func owners(in templates: [[String?]]) -> [String: Set<ArraySlice<String?>>] {
    var owners: [String: Set<ArraySlice<String?>>] = [:]
    for template in templates {
      for (index, word) in template.enumerated() {
        guard let word, SwiftNaming.isPlural(word) else { continue }
        owners[ProposedName.elementTypeName(word), default: []].insert(template[..<index])
      }
    }
    return owners
  }

  // MARK: - Namespaces

  private static let fewestInNamespace = 6
  private static let fewestNextWords = 3

  /// The start of most paths up to a word that is no collection: other words follow it, and no values.
  private static func namespace(of endpoints: [CallEndpoint]) -> [String?] {
    let starts = endpoints.reduce(into: [[String?]: [CallEndpoint]]()) { starts, endpoint in
      guard let start = PathWord.start(of: endpoint.template) else { return }
      starts[start, default: []].append(endpoint)
    }
    let most = starts.max { ($0.value.count, $1.key.count) < ($1.value.count, $0.key.count) }
    guard let (start, inside) = most, inside.count >= fewestInNamespace,
      inside.count * 2 > endpoints.count
    else { return [] }
    let next = inside.compactMap { $0.template.dropFirst(start.count).first }
    guard next.allSatisfy({ $0 != nil }) else { return [] }
    // Collections follow a namespace: `/torrents/add` is a call of the torrents.
    let inner = inside.count { $0.template.count > start.count + 1 }
    guard inner * 2 >= inside.count else { return [] }
    return Set(next).count >= fewestNextWords ? start : []
  }
}
