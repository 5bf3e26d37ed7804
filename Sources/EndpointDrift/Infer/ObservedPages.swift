import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// The pagination that the calls of an endpoint show.
struct ObservedPages {
  /// The number of JSON bodies, and those that are arrays.
  private var bodies = 0
  private var arrays = 0
  /// The members of the bodies by key and kind, with their counts. A page needs its keys in every body.
  private var members: [Member: Int] = [:]
  /// The keys with arrays of objects that all bodies so far have, in order of their first occurrence.
  private var lists: [String] = []
  /// The paths of values that may refer to the next page, by hash of the value.
  private var cursors: [Int: [String]] = [:]
  /// Parameters that were set to such a value, with its path.
  private var followed: [(parameter: String, next: [String])] = []
  private var numbers: [String: Set<Int>] = [:]
  /// The URLs of next pages in responses, by hash, with the path in the body. Nil for the `Link` header.
  private var nextURLs: [Int: [String]?] = [:]
  /// The location of a URL that was requested later.
  private var followedURL: [String]??

  private struct Member: Hashable {
    enum Kind { case list, flag, integer }
    let key: String
    let kind: Kind
  }

  private static let mostCursors = 10_000
  private static let mostMembers = 100
  private static let words = ["next", "cursor", "after", "continuation"]
  private static let moreNames = ["has_more", "hasMore", "more", "has_next", "hasNext"]
  private static let pageNames = ["page", "p", "pageNumber", "page_number", "pageNum"]
  private static let offsetNames = ["offset", "skip", "startIndex", "start_index", "from", "start"]
  private static let limitNames = [
    "limit", "size", "per_page", "perPage", "pageSize", "page_size", "take", "maxResults", "max",
    "count", "rows",
  ]
  private static let pageCountNames = [
    "pages", "total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage",
  ]
  private static let totalNames = ["total", "total_count", "totalCount", "totalResults"]
  private static let numberNames = Set(pageNames + offsetNames + limitNames)

  mutating func add(_ call: APICall) {
    let url = call.exchange.url
    for item in url.query { note(item.name, item.text) }
    if let path = nextURLs[url.order.hashValue], followedURL == nil { followedURL = .some(path) }
    let links = call.exchange.responseHeaders.filter { $0.name.lowercased() == "link" }.map(\.text)
    if let next = LinkHeader.next(in: links).flatMap(url.resolving) { note(next, at: nil) }
    guard let body = call.json else { return }
    bodies += 1
    if case .array = body { arrays += 1 }
    guard case .object(let object) = body else { return }
    noteMembers(object)
    noteCursors(object, below: [], url)
  }

  private mutating func note(_ name: String, _ text: String) {
    if let path = cursors[text.hashValue], BodyContent.isName(name),
      !followed.contains(where: { $0.parameter == name })
    {
      followed.append((name, path))
    }
    if Self.numberNames.contains(name), let number = Int(text),
      numbers[name]?.count ?? 0 < Self.mostCursors
    {
      numbers[name, default: []].insert(number)
    }
  }

  // MARK: - Result

  /// What the rest of the endpoint says about the parts of a pagination.
  struct Context {
    /// The type of a parameter. Nil if it is not declared.
    let parameter: (String) -> TypeReference?
    /// The type at a path of the response. Nil if no type declares it.
    let type: ([String]) -> TypeReference?

    fileprivate func isList(at path: [String]) -> Bool {
      if case .array? = type(path)?.wrapped { true } else { false }
    }

    /// The scalar at a path of the response. Nil for a value of several kinds.
    fileprivate func scalar(at path: [String]) -> Scalar? {
      guard case .scalar(let scalar)? = type(path)?.wrapped else { return nil }
      return scalar == .json ? nil : scalar
    }
  }

  /// A pagination in a spec.
  struct Proposal {
    var json: JSONObject
    /// The parameters that select a page. They are optional, since calls of the first page omit them.
    var parameters: [String]
  }

  /// Nil if no pages were followed, or if a page lacks a part.
  func proposal(in context: Context) -> Proposal? {
    let items = lists.first { key in
      members[Member(key: key, kind: .list)] == bodies && context.isList(at: [key])
    }
    guard items != nil || arrays == bodies, bodies > 0,
      var proposal = link(items, context) ?? cursor(items, context) ?? page(context)
        ?? offset(context)
    else { return nil }
    proposal.json["items"] = items.map { .string($0) }
    let style = proposal.json["style"]
    let more = style == "page" ? key(Self.moreNames, .flag, .bool, context) : nil
    proposal.json["more"] = more.map { .string($0) }
    // With either key, the other is not needed.
    if style == "page", more == nil {
      proposal.json["pages"] = key(Self.pageCountNames, .integer, .int, context).map { .string($0) }
    }
    if style == "offset" {
      proposal.json["total"] = key(Self.totalNames, .integer, .int, context).map { .string($0) }
    }
    return proposal
  }

  /// The first key that all bodies have with the right type.
  private func key(
    _ names: [String],
    _ kind: Member.Kind,
    _ scalar: Scalar,
    _ context: Context
  ) -> String? {
    names.first { name in
      members[Member(key: name, kind: kind)] == bodies && context.type([name]) == .scalar(scalar)
    }
  }

  private func link(_ items: String?, _ context: Context) -> Proposal? {
    switch followedURL {
    case .some(nil): Proposal(json: ["style": "link"], parameters: [])
    case .some(let path?) where items != nil && context.scalar(at: path) != nil:
      Proposal(
        json: ["style": "url", "next": .string(path.joined(separator: "."))],
        parameters: []
      )
    default: nil
    }
  }

  private func cursor(_ items: String?, _ context: Context) -> Proposal? {
    guard items != nil else { return nil }
    for (parameter, next) in followed {
      guard case .scalar(let type)? = context.parameter(parameter)?.wrapped,
        let cursor = context.scalar(at: next), type == cursor
      else { continue }
      let path = next.joined(separator: ".")
      return Proposal(
        json: ["style": "cursor", "parameter": .string(parameter), "next": .string(path)],
        parameters: [parameter]
      )
    }
    return nil
  }

  private func page(_ context: Context) -> Proposal? {
    for name in Self.pageNames where isInteger(name, context) {
      let numbers = numbers[name] ?? []
      guard numbers.contains(where: { $0 < Int.max && numbers.contains($0 + 1) }) else { continue }
      var json: JSONObject = ["style": "page"]
      if name != "page" { json["parameter"] = .string(name) }
      if numbers.min() == 0 { json["start"] = 0 }
      return Proposal(json: json, parameters: [name])
    }
    return nil
  }

  private func offset(_ context: Context) -> Proposal? {
    guard let limit = Self.limitNames.first(where: { isInteger($0, context) }) else { return nil }
    for name in Self.offsetNames where isInteger(name, context) {
      let offsets = numbers[name] ?? []
      let isFollowed = (numbers[limit] ?? []).contains { limit in
        limit > 0
          && offsets.contains { offset in
            let (next, isTooLarge) = offset.addingReportingOverflow(limit)
            return !isTooLarge && offsets.contains(next)
          }
      }
      guard isFollowed else { continue }
      return Proposal(
        json: ["style": "offset", "parameter": .string(name), "limit": .string(limit)],
        parameters: [name, limit]
      )
    }
    return nil
  }

  private func isInteger(_ name: String, _ context: Context) -> Bool {
    numbers[name] != nil && context.parameter(name)?.wrapped == .scalar(.int)
  }

  // MARK: - Bodies

  private mutating func noteMembers(_ object: JSONObject) {
    for member in object.prefix(Self.mostMembers) {
      switch member.value {
      case .bool: count(member.key, .flag)
      case .number(let number) where Int(number.text) != nil: count(member.key, .integer)
      case .array(let elements):
        count(member.key, .list)
        if case .object? = elements.first, RecordedName.isIdentifier(member.key),
          members[Member(key: member.key, kind: .list)] == bodies, !lists.contains(member.key)
        {
          lists.append(member.key)
        }
      default: break
      }
    }
  }

  private mutating func count(_ key: String, _ kind: Member.Kind) {
    let member = Member(key: key, kind: kind)
    guard members[member] != nil || members.count < Self.mostCursors else { return }
    members[member, default: 0] += 1
  }

  private mutating func noteCursors(_ object: JSONObject, below path: [String], _ url: TrafficURL) {
    for member in object {
      let inner = path + [member.key]
      switch member.value {
      case .object(let object) where inner.count < 3: noteCursors(object, below: inner, url)
      case .string(let text) where !text.isEmpty && Self.isCursor(member.key):
        if let next = url.target(of: text) { note(next, at: inner) } else { note(text, inner) }
      case .number(let number) where Self.isCursor(member.key): note(number.text, inner)
      default: break
      }
    }
  }

  private mutating func note(_ text: String, _ path: [String]) {
    guard cursors.count < Self.mostCursors, path.allSatisfy(Self.isPlain) else { return }
    cursors[text.hashValue] = path
  }

  /// - Parameter path: Nil for a URL in a header.
  private mutating func note(_ next: TrafficURL, at path: [String]?) {
    guard nextURLs.count < Self.mostCursors, path?.allSatisfy(Self.isPlain) ?? true else { return }
    nextURLs[next.order.hashValue] = .some(path)
  }

  private static func isCursor(_ key: String) -> Bool {
    let key = key.lowercased()
    return words.contains(where: key.contains)
  }

  /// Whether the key is valid in a path of a spec.
  private static func isPlain(_ key: String) -> Bool {
    RecordedName.isIdentifier(key)
      && key.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x5F }
  }
}

extension TrafficURL {
  /// The URL with its parameters sorted by name, for comparisons.
  fileprivate var order: String {
    withoutQuery + "?" + query.map { "\($0.name)=\($0.text)" }.sorted().joined(separator: "&")
  }

  /// The URL in a body: absolute, or relative with a path or a query. Nil for other text, which may be a cursor.
  fileprivate func target(of text: String) -> TrafficURL? {
    text.hasPrefix("/") || text.hasPrefix("?") ? resolving(text) : TrafficURL(text)
  }
}
