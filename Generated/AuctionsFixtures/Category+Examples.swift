// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Category {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Categories.named`.
    public var impressionism: [Category] {
      Auctions.examples.value("impressionism", of: "Categories.named")
    }
  }
}
