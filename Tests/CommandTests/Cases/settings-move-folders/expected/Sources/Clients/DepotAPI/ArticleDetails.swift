// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_spi(Generated) import EndpointRuntime

/// A struct. A type that ends in "?" may be missing.
public struct ArticleDetails: Equatable, Sendable, WireDecodable {
  public let article: Article
  public let title: String
  public let kind: Kind
  public let publishedAt: Date?

  public init(article: Article, title: String, kind: Kind, publishedAt: Date? = nil) {
    self.article = article
    self.title = title
    self.kind = kind
    self.publishedAt = publishedAt
  }
}

// MARK: - Coding

extension ArticleDetails {
  private enum WireKey: ~Copyable {
    case article
    case title
    case kind
    case publishedAt
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .article)
    keys.add("title required", as: .title)
    keys.add("kind required", as: .kind)
    keys.add("published_at", as: .publishedAt)
  }

  public init?(from json: inout JSONReader) {
    var article: Article?
    var title = ""
    var kind: Kind?
    var publishedAt: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .article: json.value(&article)
      case .title: json.string(&title)
      case .kind: json.value(&kind)
      case .publishedAt: publishedAt = json.date()
      }
    }
    guard json.finish(&object), let article, let kind else { return nil }
    self.init(article: article, title: title, kind: kind, publishedAt: publishedAt)
  }
}
