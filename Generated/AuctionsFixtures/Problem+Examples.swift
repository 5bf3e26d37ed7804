// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Problem {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Categories.named` with the status 404.
    public var gone: Problem { Auctions.examples.value("gone", of: "Categories.named") }
  }
}
