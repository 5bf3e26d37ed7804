// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Meal {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.menu`.
    public var hay: Menu { Zoo.examples.value("hay", of: "Animal.menu", .json(at: "menu")) }

    /// The response of `Animal.menu`.
    public var nothing: Menu { Zoo.examples.value("nothing", of: "Animal.menu", .json(at: "menu")) }
  }
}
