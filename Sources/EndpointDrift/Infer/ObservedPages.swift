import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// The pagination that the calls of an endpoint show.
struct ObservedPages {
  /// The paths of values that may refer to the next page, by hash of the value.
  private var cursors: [Int: [String]] = [:]
  /// Parameters that were set to such a value, with its path.
  private var followed: [(parameter: String, next: [String])] = []
  private var pages: [String: Set<Int>] = [:]
  private var items: [String]?
  /// The key of the Boolean for further pages.
  private var more: String?
  /// The key of the number of pages.
  private var pageCount: String?
  private var isList = false
  /// The URLs of next pages in responses, by hash, with the path in the body. Nil for the `Link` header.
  private var nextURLs: [Int: [String]?] = [:]
  /// The location of a URL that was requested later.
  private var followedURL: [String]??

  private static let mostCursors = 10_000
  private static let words = ["next", "cursor", "after", "continuation"]
  private static let moreNames: Set<String> = [
    "has_more", "hasMore", "more", "has_next", "hasNext",
  ]
  private static let pageNames: Set<String> = ["page", "p", "pageNumber", "page_number", "pageNum"]
  private static let pageCountNames: Set<String> = [
    "pages", "total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage",
  ]

  mutating func add(_ call: APICall) {
    let url = call.exchange.url
    for item in url.query {
      if let path = cursors[item.text.hashValue],
        RecordedName.isOne(item.name), !followed.contains(where: { $0.parameter == item.name })
      {
        followed.append((item.name, path))
      }
      if Self.pageNames.contains(item.name), let page = Int(item.text),
        pages[item.name]?.count ?? 0 < Self.mostCursors
      {
        pages[item.name, default: []].insert(page)
      }
    }
    if let path = nextURLs[url.order.hashValue], followedURL == nil { followedURL = .some(path) }
    let links = call.exchange.responseHeaders.filter { $0.name.lowercased() == "link" }.map(\.text)
    if let next = LinkHeader.next(in: links).flatMap(url.resolving) { note(next, at: nil) }
    guard let body = call.json else { return }
    if case .array = body { isList = true }
    guard case .object(let object) = body else { return }
    noteItems(object)
    noteCursors(object, below: [], url)
  }

  /// The value of `pagination` in a spec. Nil if no pages were followed.
  var json: JSONValue? {
    guard items != nil || isList, var object = style else { return nil }
    let isNumbered = object["style"] == "page"
    let hasFlag = isNumbered || object["style"] == "cursor"
    object["items"] = items.map { .string($0.joined(separator: ".")) }
    if hasFlag { object["more"] = more.map { .string($0) } }
    // With either key, the other is not needed.
    if isNumbered, more == nil { object["pages"] = pageCount.map { .string($0) } }
    return .object(object)
  }

  /// The style with its own keys.
  private var style: JSONObject? {
    if case .some(nil) = followedURL { return ["style": "link"] }
    if items != nil, let path = followedURL ?? nil {
      return ["style": "url", "next": .string(path.joined(separator: "."))]
    }
    if items != nil, let (parameter, next) = followed.first {
      let path = next.joined(separator: ".")
      return ["style": "cursor", "parameter": .string(parameter), "next": .string(path)]
    }
    guard let (name, numbers) = pages.min(by: { $0.key < $1.key }),
      numbers.contains(where: { $0 < Int.max && numbers.contains($0 + 1) })
    else { return nil }
    var object: JSONObject = ["style": "page"]
    if name != "page" { object["parameter"] = .string(name) }
    if numbers.min() == 0 { object["start"] = 0 }
    return object
  }

  /// The parameters that select a page. They are optional, since calls of the first page omit them.
  var parameters: Set<String> {
    json == nil ? [] : Set(followed.prefix(1).map(\.parameter) + pages.keys)
  }

  private mutating func noteItems(_ object: JSONObject) {
    for member in object {
      if case .bool = member.value, Self.moreNames.contains(member.key) { more = member.key }
      if case .number = member.value, Self.pageCountNames.contains(member.key) {
        pageCount = member.key
      }
    }
    guard items == nil else { return }
    for member in object {
      if case .array(let elements) = member.value, case .object? = elements.first,
        RecordedName.isOne(member.key)
      {
        items = [member.key]
      }
    }
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
    RecordedName.isOne(key)
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
