// Generated from Specs/Beverages.json by endpoints. Do not edit.

import BeveragesAPI

extension Beer {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Beers.list` answers.
    public var firstFifty: [Beer] { Beverages.examples.value("firstFifty", of: "Beers.list") }

    /// What `Beers.search` answers.
    public var ipa: [Beer] { Beverages.examples.value("ipa", of: "Beers.search") }
  }
}
