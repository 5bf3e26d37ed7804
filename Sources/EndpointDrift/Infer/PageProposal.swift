import EndpointJSON
import EndpointSpec

extension ObservedPages {
  /// A parameter of the query, or a field of a JSON body.
  struct Selector: Hashable {
    let path: [String]
    let isInBody: Bool

    var name: String { path.last ?? "" }
    /// The selector in a spec.
    var text: String { path.joined(separator: ".") }
  }

  /// What the rest of the endpoint says about the parts of a pagination.
  struct Context {
    /// The type of what selects a page. Nil if it is not declared.
    let selector: (Selector) -> TypeReference?
    /// The type at a path of the response. Nil if no type declares it.
    let type: ([String]) -> TypeReference?

    func isList(at path: [String]) -> Bool {
      if case .array? = type(path)?.wrapped { true } else { false }
    }

    /// The scalar at a path of the response. Nil for a value of several kinds.
    func scalar(at path: [String]) -> Scalar? {
      guard case .scalar(let scalar)? = type(path)?.wrapped else { return nil }
      return scalar == .json ? nil : scalar
    }
  }

  /// A pagination in a spec.
  struct Proposal {
    var json: JSONObject
    /// The parameters of the query that select a page. They are optional, since calls of the first page omit them.
    var parameters: [String]

    init(_ json: JSONObject, _ selectors: [Selector] = []) {
      self.json = json
      parameters = selectors.filter { !$0.isInBody }.map(\.text)
    }
  }

  static let moreNames = [
    "has_more", "hasMore", "more", "has_next", "hasNext", "has_next_page", "hasNextPage",
  ]
  static let pageNames = ["page", "p", "pageNumber", "page_number", "pageNum"]
  static let offsetNames = ["offset", "skip", "startIndex", "start_index", "from", "start"]
  static let limitNames = [
    "limit", "size", "per_page", "perPage", "pageSize", "page_size", "take", "maxResults", "max",
    "count", "rows",
  ]
  static let pageCountNames = [
    "pages", "total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage",
  ]
  static let totalNames = [
    "total", "total_count", "totalCount", "totalResults", "total_rows", "totalItems",
  ]
}

/// The texts of responses to which a parameter for pages may refer, whatever their keys: `end` for `?from=…`.
struct PagePositions {
  private var paths: [Int: [String]] = [:]

  private static let names: Set<String> = [
    "from", "since", "start", "after", "cursor", "marker", "bookmark", "token", "page_token",
    "pageToken", "scroll_id", "continue",
  ]
  private static let most = 10_000
  /// Shorter texts are equal by chance.
  private static let shortest = 4

  /// - Parameter sent: The texts that the request has sent, which are no positions of the next page.
  mutating func add(_ members: some Sequence<JSONObject.Element>, sent: [String]) {
    for member in members where ObservedPages.isPlain(member.key) {
      guard let text = member.value.stringValue, text.utf8.count >= Self.shortest,
        !sent.contains(text), paths.count < Self.most
      else { continue }
      paths[text.hashValue] = [member.key]
    }
  }

  /// The path of a text that a request sends as a parameter.
  func path(of text: String, sentAs name: String) -> [String]? {
    Self.names.contains(name) ? paths[text.hashValue] : nil
  }
}
