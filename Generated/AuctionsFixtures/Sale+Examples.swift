// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI

extension Sale {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Sales.active` answers.
    public var oneSale: [Sale] { Auctions.examples.value("oneSale", of: "Sales.active") }
  }
}
