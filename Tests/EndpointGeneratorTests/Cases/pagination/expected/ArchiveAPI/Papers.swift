// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Papers: Equatable, Sendable, WireDecodable {
  public let papers: [Paper]
  public let next: String?

  public init(papers: [Paper], next: String? = nil) {
    self.papers = papers
    self.next = next
  }
}

extension Papers {
  /// `GET /pages`
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/pages",
      endpoint: "Papers.pages",
      query: ["page": page],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }

  /// `GET /counted`
  public static func counted(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/counted",
      endpoint: "Papers.counted",
      query: ["page": page],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, pages: "total_pages")
    )
  }

  /// `GET /zero`
  public static func zero(p: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/zero",
      endpoint: "Papers.zero",
      query: ["p": p],
      response: .json,
      pagination: .page("p", start: 0)
    )
  }

  /// `GET /offsets`
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/offsets",
      endpoint: "Papers.offsets",
      query: ["skip": skip, "take": take],
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
    )
  }

  /// `GET /cursors`
  ///
  /// Can also fail with `gone`.
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .get,
      "/cursors",
      endpoint: "Papers.cursors",
      query: ["after": after],
      failures: [.status(410, .gone)],
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
    )
  }

  /// `GET /urls`
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .get,
      "/urls",
      endpoint: "Papers.urls",
      response: .json,
      pagination: .url(next: "next"),
      items: \.papers
    )
  }

  /// `GET /links`
  public static func links() -> Archive.PagedRequest<[Paper], Paper> {
    .init(.get, "/links", endpoint: "Papers.links", response: .json, pagination: .link)
  }

  /// `POST /search`
  ///
  /// Pages advance `page` in the body.
  ///
  /// Can also fail with `gone`.
  public static func search(
    text: String,
    page: Int? = nil
  ) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .post,
      "/search",
      endpoint: "Papers.search",
      body: .json { json in
        json.beginObject()
        json.field("text", text)
        json.field("page", page)
        json.endObject()
      },
      failures: [.status(410, .gone)],
      response: .json(at: "items"),
      pagination: .page(.body("page"), start: 1)
    )
  }

  /// Find papers.
  ///
  /// `POST /filter`
  ///
  /// Pages advance `paging.offset` in the body.
  public static func filter(_ search: Search) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .post,
      "/filter",
      endpoint: "Papers.filter",
      body: .json(search),
      response: .json(at: "items"),
      pagination: .offset(.body("paging.offset"), total: "total")
    )
  }

  /// `POST /after`
  ///
  /// Pages advance `search_after` in the body.
  public static func after(searchAfter: [JSONValue]? = nil) -> Archive.PagedRequest<[Hit], Hit> {
    .init(
      .post,
      "/after",
      endpoint: "Papers.after",
      body: .json { json in
        json.beginObject()
        json.field("search_after", searchAfter, secret: true)
        json.endObject()
      },
      response: .json(at: "hits"),
      pagination: .cursor(.body("search_after", secret: true), next: "hits[last].sort")
    )
  }

  /// `GET /papers/{page}`
  public static func inPath(page: Int) -> Archive.PagedRequest<[Paper]?, Paper> {
    .init(
      .get,
      "/papers/\(segment: page, name: "page")",
      endpoint: "Papers.inPath",
      response: .json,
      pagination: .page("page", start: 1),
      items: { $0 ?? [] }
    )
  }
}

// MARK: - Coding

extension Papers {
  private enum WireKey: ~Copyable {
    case papers
    case next
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("papers required", as: .papers)
    keys.add("next", as: .next)
  }

  public init?(from json: inout JSONReader) {
    var papers: [Paper] = []
    var next: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .papers: json.array(&papers)
      case .next: json.string(&next)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(papers: papers, next: next)
  }
}
