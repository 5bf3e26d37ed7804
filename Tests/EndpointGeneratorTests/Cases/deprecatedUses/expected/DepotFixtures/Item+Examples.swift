// Generated from spec.json by endpoints. Do not edit.

import DepotAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Item {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Crate.items`.
    public var x: [Item] { Depot.examples.value("x", of: "Crate.items") }
  }
}
