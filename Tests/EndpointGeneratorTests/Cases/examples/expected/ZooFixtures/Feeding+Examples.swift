// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Feeding {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Animal.feed` answers.
    public var animalFeedLunch: Feeding { Zoo.examples.value("lunch", of: "Animal.feed") }

    /// What `Animal.feed` answers.
    public var unknownDiet: Feeding { Zoo.examples.value("unknownDiet", of: "Animal.feed") }

    /// What `Animal.feed` answers.
    public var any: Feeding { Zoo.examples.value("any", of: "Animal.feed") }

    /// What `Animal.history` answers.
    public var animalHistoryLunch: [String: [Feeding]] {
      Zoo.examples.value("lunch", of: "Animal.history")
    }
  }
}
