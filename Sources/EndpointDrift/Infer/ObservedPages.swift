import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// The pagination that the calls of an endpoint show.
struct ObservedPages {
  /// The number of JSON bodies, and those that are arrays.
  private var bodies = 0
  private var arrays = 0
  private var members = PageMembers()
  /// The paths of values that may refer to the next page, by hash of the value.
  private var cursors: [Int: [String]] = [:]
  /// Other texts, which only a parameter for pages can refer to.
  private var positions = PagePositions()
  /// What was set to such a value, with its path.
  private var followed: [(selector: Selector, next: [String])] = []
  private var numbers: [Selector: Set<Int>] = [:]
  /// The URLs of next pages in responses, by hash, with the path in the body. Nil for the `Link` header.
  private var nextURLs: [Int: [String]?] = [:]
  /// The headers with values that may refer to the next page, by hash of the value.
  private var headers: [Int: String] = [:]
  /// The headers whose value a later request sent.
  private(set) var followedHeaders: [String] = []
  /// The location of a URL that was requested later, or that is another page for sure.
  private var followedURL: [String]??

  private static let mostCursors = 10_000
  private static let mostMembers = 100
  private static let words = ["next", "cursor", "after", "continuation"]
  private static let numberNames = Set(pageNames + offsetNames + limitNames)

  /// - Parameter sent: The body of the request.
  mutating func add(_ call: APICall, sent: BodyContent) {
    let url = call.exchange.url
    for item in url.query where BodyContent.isName(item.name) {
      note(Selector(path: [item.name], isInBody: false), item.text)
      if let header = headers[item.text.hashValue], !followedHeaders.contains(header) {
        followedHeaders.append(header)
      }
    }
    for header in call.exchange.responseHeaders where Self.isCursorHeader(header.name) {
      if !header.text.isEmpty, headers.count < Self.mostCursors {
        headers[header.text.hashValue] = header.name
      }
    }
    if case .json(.object(let object)) = sent { noteFields(object, below: []) }
    if !nextURLs.isEmpty, followedURL == nil, let path = nextURLs[url.order.hashValue] {
      followedURL = .some(path)
    }
    let links = call.exchange.responseHeaders.filter { $0.name.isSameHeader(as: "Link") }
    let next = LinkHeader.next(in: links.map(\.text))
    if let next = next.flatMap(url.resolving) { note(next, at: nil, in: url) }
    guard let body = call.json else { return }
    bodies += 1
    if case .array = body { arrays += 1 }
    guard case .object(let object) = body else { return }
    members.add(object, bodies: bodies)
    noteCursors(object, below: [], url)
    positions.add(object.prefix(Self.mostMembers), sent: url.query.map(\.text))
  }

  private mutating func note(_ selector: Selector, _ text: String) {
    if let path = cursors[text.hashValue] ?? positions.path(of: text, sentAs: selector.name),
      !followed.contains(where: { $0.selector == selector })
    {
      followed.append((selector, path))
    }
    if Self.numberNames.contains(selector.name), let number = Int(text),
      numbers[selector]?.count ?? 0 < Self.mostCursors
    {
      numbers[selector, default: []].insert(number)
    }
  }

  /// Notes the fields of a request body, at most three levels below its root.
  private mutating func noteFields(_ object: JSONObject, below path: [String]) {
    for member in object.prefix(Self.mostMembers)
    where Self.isPlain(member.key) {
      let inner = path + [member.key]
      switch member.value {
      case .object(let object) where inner.count < 3: noteFields(object, below: inner)
      case .string(let text): note(Selector(path: inner, isInBody: true), text)
      case .number(let number): note(Selector(path: inner, isInBody: true), number.text)
      default: break
      }
    }
  }

  // MARK: - Result

  /// Nil if no pages were followed, or if a page lacks a part.
  func proposal(in context: Context) -> Proposal? {
    let items = members.items(bodies: bodies, context)
    guard items != nil || arrays == bodies, bodies > 0,
      var proposal = link(items != nil, context) ?? cursor(items != nil, context)
        ?? page(context) ?? offset(context)
    else { return nil }
    func text(_ path: [String]?) -> JSONValue? { path.map { .string($0.joined(separator: ".")) } }
    func path(_ names: [String], _ kind: PageMembers.Kind, _ scalar: Scalar) -> JSONValue? {
      text(members.path(names, kind, scalar, bodies: bodies, beside: items, context))
    }
    proposal.json["items"] = text(items)
    let style = proposal.json["style"]
    let more = style == "page" ? path(Self.moreNames, .flag, .bool) : nil
    proposal.json["more"] = more
    // With either key, the other is not needed.
    if style == "page", more == nil {
      proposal.json["pages"] = path(Self.pageCountNames, .integer, .int)
    }
    if style == "offset" {
      proposal.json["total"] = path(Self.totalNames, .integer, .int)
    }
    return proposal
  }

  private func link(_ hasItems: Bool, _ context: Context) -> Proposal? {
    switch followedURL {
    case .some(nil): Proposal(["style": "link"])
    case .some(let path?) where hasItems && context.scalar(at: path) != nil:
      Proposal(["style": "url", "next": .string(path.joined(separator: "."))])
    default: nil
    }
  }

  private func cursor(_ hasItems: Bool, _ context: Context) -> Proposal? {
    guard hasItems else { return nil }
    for (selector, next) in followed {
      guard case .scalar(let type)? = context.selector(selector)?.wrapped,
        let cursor = context.scalar(at: next), type == cursor
      else { continue }
      let path = next.joined(separator: ".")
      return Proposal(
        ["style": "cursor", "parameter": .string(selector.text), "next": .string(path)],
        [selector]
      )
    }
    return nil
  }

  private func page(_ context: Context) -> Proposal? {
    for selector in selectors(named: Self.pageNames, context) {
      let numbers = numbers[selector] ?? []
      guard numbers.contains(where: { $0 < Int.max && numbers.contains($0 + 1) }) else { continue }
      var json: JSONObject = ["style": "page"]
      if selector.text != "page" { json["parameter"] = .string(selector.text) }
      if numbers.min() == 0 { json["start"] = 0 }
      return Proposal(json, [selector])
    }
    return nil
  }

  private func offset(_ context: Context) -> Proposal? {
    guard let limit = selectors(named: Self.limitNames, context).first else { return nil }
    for selector in selectors(named: Self.offsetNames, context) {
      let offsets = numbers[selector] ?? []
      let isFollowed = (numbers[limit] ?? []).contains { limit in
        limit > 0
          && offsets.contains { offset in
            let (next, isTooLarge) = offset.addingReportingOverflow(limit)
            return !isTooLarge && offsets.contains(next)
          }
      }
      guard isFollowed else { continue }
      return Proposal(
        ["style": "offset", "parameter": .string(selector.text), "limit": .string(limit.text)],
        [selector, limit]
      )
    }
    return nil
  }

  /// The integers with these names, by name. Parameters of the query come first, then fields by depth.
  private func selectors(named names: [String], _ context: Context) -> [Selector] {
    let integers = numbers.keys.filter { context.selector($0)?.wrapped == .scalar(.int) }
    let sorted = integers.sorted {
      ($0.isInBody ? $0.path.count : 0, $0.text) < ($1.isInBody ? $1.path.count : 0, $1.text)
    }
    return names.flatMap { name in sorted.filter { $0.name == name } }
  }

  // MARK: - Bodies

  private mutating func noteCursors(_ object: JSONObject, below path: [String], _ url: TrafficURL) {
    for member in object {
      let inner = path + [member.key]
      switch member.value {
      case .object(let object) where inner.count < 3: noteCursors(object, below: inner, url)
      case .string(let text) where !text.isEmpty && Self.isCursor(member.key):
        if let next = url.target(of: text) {
          note(next, at: inner, in: url)
        } else {
          note(text, inner)
        }
      case .number(let number) where Self.isCursor(member.key): note(number.text, inner)
      default: break
      }
    }
  }

  private mutating func note(_ text: String, _ path: [String]) {
    guard cursors.count < Self.mostCursors, path.allSatisfy(Self.isPlain) else { return }
    cursors[text.hashValue] = path
  }

  /// Notes the URL of a next page. A URL of the call itself, with other parameters, needs no request.
  ///
  /// - Parameter path: Nil for a URL in a header.
  private mutating func note(_ next: TrafficURL, at path: [String]?, in url: TrafficURL) {
    guard nextURLs.count < Self.mostCursors, path?.allSatisfy(Self.isPlain) ?? true else { return }
    nextURLs[next.order.hashValue] = .some(path)
    if followedURL == nil, next.withoutQuery == url.withoutQuery, next.order != url.order {
      followedURL = .some(path)
    }
  }

  private static func isCursor(_ key: String) -> Bool {
    let key = key.lowercased()
    return words.contains(where: key.hasBytes)
  }

  /// `X-Next-Page`
  private static func isCursorHeader(_ name: String) -> Bool {
    isCursor(name) && RecordedName.isIdentifier(name) && !name.isSameHeader(as: "Retry-After")
  }

  /// Whether the key is valid in a path of a spec.
  static func isPlain(_ key: String) -> Bool {
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
