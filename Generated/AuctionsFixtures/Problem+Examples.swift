// Generated from Specs/Auctions.json by endpoints. Do not edit.

import AuctionsAPI

extension Problem {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Categories.named` answers with the status 404.
    public var gone: Problem { Auctions.examples.value("gone", of: "Categories.named") }
  }
}
