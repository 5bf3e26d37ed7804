// Generated from Specs/Beverages.json by endpoints. Do not edit.

import BeveragesAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Beer {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Beers.list`.
    public var firstFifty: [Beer] { Beverages.examples.value("firstFifty", of: "Beers.list") }

    /// The response of `Beers.search`.
    public var ipa: [Beer] { Beverages.examples.value("ipa", of: "Beers.search") }
  }
}
