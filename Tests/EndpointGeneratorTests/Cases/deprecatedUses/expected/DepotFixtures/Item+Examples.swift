// Generated from spec.json by endpoints. Do not edit.

import DepotAPI

extension Item {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Crate.items` answers.
    public var x: [Item] { Depot.examples.value("x", of: "Crate.items") }
  }
}
