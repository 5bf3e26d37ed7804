// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

import DepotAPI
@_spi(Generated) import EndpointTesting

nonisolated extension ArticleDetails {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Articles.list`.
    public var one: [ArticleDetails] { Depot.examples.value("one", of: "Articles.list") }

    /// The response of `Article.details`.
    public var hello: ArticleDetails { Depot.examples.value("hello", of: "Article.details") }
  }
}
