// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

import DepotAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Problem {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Article.details` with the status 404.
    public var gone: Problem { Depot.examples.value("gone", of: "Article.details") }
  }
}
