// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI

extension Category {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Categories.named` answers.
    public var impressionism: [Category] {
      Auctions.examples.value("impressionism", of: "Categories.named")
    }
  }
}
