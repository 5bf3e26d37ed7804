// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Papers: Equatable, Sendable {
  public let papers: [Paper]
  public let next: String?

  public init(papers: [Paper], next: String? = nil) {
    self.papers = papers
    self.next = next
  }
}

extension Papers: JSONDecodable {
  private static let keys: JSONKeys = "papers next"

  public init?(from json: inout JSONReader) {
    var papers: [Paper] = []
    var next: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.array(&papers)
      default: json.string(&next)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(papers: papers, next: next)
  }
}

extension Papers {
  /// `GET /pages`
  public static func pages(page: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .init(
        .get,
        "/pages",
        endpoint: "Papers.pages",
        query: [.init("page", page)],
        response: .json(at: "items")
      ),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }

  /// `GET /zero`
  public static func zero(p: Int? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .init(.get, "/zero", endpoint: "Papers.zero", query: [.init("p", p)]),
      pagination: .page("p", start: 0)
    )
  }

  /// `GET /offsets`
  public static func offsets(
    skip: Int? = nil,
    take: Int = 50
  ) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .init(
        .get,
        "/offsets",
        endpoint: "Papers.offsets",
        query: [.init("skip", skip), .init("take", take)],
        response: .json(at: "items")
      ),
      pagination: .offset("skip", total: "meta.total")
    )
  }

  /// `GET /cursors`
  ///
  /// Can also fail with `gone`.
  public static func cursors(after: String? = nil) -> Archive.PagedRequest<[Paper], Paper> {
    .init(
      .init(
        .get,
        "/cursors",
        endpoint: "Papers.cursors",
        query: [.init("after", after)],
        failures: [.status(410, .gone)],
        response: .json(at: "data")
      ),
      pagination: .cursor("after", next: "data[last].id", more: "has_more")
    )
  }

  /// `GET /urls`
  public static func urls() -> Archive.PagedRequest<Papers, Paper> {
    .init(
      .init(.get, "/urls", endpoint: "Papers.urls"),
      pagination: .url(next: "next"),
      items: \.papers
    )
  }

  /// `GET /links`
  public static func links() -> Archive.PagedRequest<[Paper], Paper> {
    .init(.init(.get, "/links", endpoint: "Papers.links"), pagination: .link)
  }

  /// `GET /papers/{page}`
  public static func inPath(page: Int) -> Archive.PagedRequest<[Paper]?, Paper> {
    .init(
      .init(.get, "/papers/\(segment: page, name: "page")", endpoint: "Papers.inPath"),
      pagination: .page("page", start: 1),
      items: { $0 ?? [] }
    )
  }
}
