// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_spi(Generated) import EndpointRuntime

/// The identifier of an article.
public struct Article: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Article {
  /// Get one article. "self" makes it a method of Article.
  ///
  /// `GET /articles/{id}`
  public func details() -> Depot.Request<ArticleDetails> {
    .init(.get, "/articles/\(segment: id)", endpoint: "Article.details")
  }
}
