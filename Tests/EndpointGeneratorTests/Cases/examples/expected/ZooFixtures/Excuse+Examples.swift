// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Excuse {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.adopt` with the status 404.
    public var animalAdoptExtinct: Excuse { Zoo.examples.value("extinct", of: "Animal.adopt") }

    /// The response of `Animal.adopt`.
    public var refused: Excuse { Zoo.examples.value("refused", of: "Animal.adopt") }

    /// The response of `Animal.history` with the status 404.
    public var animalHistoryExtinct: Excuse { Zoo.examples.value("extinct", of: "Animal.history") }
  }
}
