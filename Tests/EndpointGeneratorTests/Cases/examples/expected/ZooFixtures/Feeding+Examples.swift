// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Feeding {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.feed`.
    public var animalFeedLunch: Feeding { Zoo.examples.value("lunch", of: "Animal.feed") }

    /// The response of `Animal.feed`.
    public var unknownDiet: Feeding { Zoo.examples.value("unknownDiet", of: "Animal.feed") }

    /// The response of `Animal.feed`.
    public var any: Feeding { Zoo.examples.value("any", of: "Animal.feed") }

    /// The response of `Animal.history`.
    public var animalHistoryLunch: [String: [Feeding]] {
      Zoo.examples.value("lunch", of: "Animal.history")
    }
  }
}
