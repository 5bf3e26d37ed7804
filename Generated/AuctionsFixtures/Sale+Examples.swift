// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Sale {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Sales.active`.
    public var oneSale: [Sale] { Auctions.examples.value("oneSale", of: "Sales.active") }
  }
}
