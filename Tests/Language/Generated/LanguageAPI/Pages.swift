// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Pages {
  /// `GET /pages`
  public static func page(
    page: Int? = nil,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages",
      endpoint: "Pages.page",
      query: ["page": page, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }

  /// `GET /pages/counted`
  public static func counted(
    page: Int? = nil,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages/counted",
      endpoint: "Pages.counted",
      query: ["page": page, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items"),
      pagination: .page("page", start: 1, pages: "total_pages")
    )
  }

  /// `GET /pages/zero`
  public static func zero(
    p: Int? = nil,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages/zero",
      endpoint: "Pages.zero",
      query: ["p": p, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .page("p", start: 0)
    )
  }

  /// `GET /pages/offset`
  public static func offset(
    skip: Int? = nil,
    take: Int = 50,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages/offset",
      endpoint: "Pages.offset",
      query: ["skip": skip, "take": take, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items"),
      pagination: .offset("skip", total: "meta.total")
    )
  }

  /// `GET /pages/cursor`
  ///
  /// Can also fail with `expired`.
  public static func cursor(
    after: String? = nil,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Job], Job> {
    .init(
      .get,
      "/pages/cursor",
      endpoint: "Pages.cursor",
      query: ["after": after, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      failures: [.status(410, .expired)],
      response: .json(at: "data"),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
    )
  }

  /// `POST /pages/search`
  ///
  /// Pages advance `paging.after` in the body.
  public static func search(
    text: String? = nil,
    paging: Pages.SearchPaging,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .post,
      "/pages/search",
      endpoint: "Pages.search",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.beginObject()
        json.field("text", text)
        json.field("paging", paging)
        json.endObject()
      },
      response: .json(at: "data"),
      pagination: .cursor(.body("paging.after"), next: "next")
    )
  }

  /// `GET /pages/url`
  public static func url(xTrace: String? = nil) -> Language.PagedRequest<Pages.URLResponse, Point> {
    .init(
      .get,
      "/pages/url",
      endpoint: "Pages.url",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .url(next: "next"),
      items: \.points
    )
  }

  /// `GET /pages/chained`
  public static func chained(
    xTrace: String? = nil
  ) -> Language.PagedRequest<Pages.ChainedResponse, Point> {
    .init(
      .get,
      "/pages/chained",
      endpoint: "Pages.chained",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .url(next: "next"),
      items: \.points
    )
  }

  /// `GET /pages/link`
  public static func link(xTrace: String? = nil) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages/link",
      endpoint: "Pages.link",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json,
      pagination: .link
    )
  }

  /// `GET /pages/numbered`
  public static func numbered(
    page: Int = 1,
    xTrace: String? = nil
  ) -> Language.PagedRequest<[Point], Point> {
    .init(
      .get,
      "/pages/numbered",
      endpoint: "Pages.numbered",
      query: ["page": page, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items"),
      pagination: .page("page", start: 1)
    )
  }
}

extension Pages {
  public struct SearchPaging: Equatable, Sendable, WireEncodable {
    public var after: String?
    public var size: Int?

    public init(after: String? = nil, size: Int? = nil) {
      self.after = after
      self.size = size
    }
  }
}

extension Pages {
  public struct URLResponse: Equatable, Sendable, WireDecodable {
    public let points: [Point]
    public let next: String?

    public init(points: [Point], next: String? = nil) {
      self.points = points
      self.next = next
    }
  }
}

extension Pages {
  public struct ChainedResponse: Equatable, Sendable, WireDecodable {
    public let points: [Point]
    public let next: URL?

    public init(points: [Point], next: URL? = nil) {
      self.points = points
      self.next = next
    }
  }
}

// MARK: - Coding

extension Pages.SearchPaging {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("after", after)
    json.field("size", size)
    json.endObject()
  }
}

extension Pages.URLResponse {
  private enum WireKey: ~Copyable {
    case points
    case next
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("points required", as: .points)
    keys.add("next", as: .next)
  }

  public init?(from json: inout JSONReader) {
    var points: [Point] = []
    var next: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .points: json.array(&points)
      case .next: json.string(&next)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(points: points, next: next)
  }
}

extension Pages.ChainedResponse {
  private enum WireKey: ~Copyable {
    case points
    case next
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("points required", as: .points)
    keys.add("next", as: .next)
  }

  public init?(from json: inout JSONReader) {
    var points: [Point] = []
    var next: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .points: json.array(&points)
      case .next: next = json.urlIfAny()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(points: points, next: next)
  }
}
