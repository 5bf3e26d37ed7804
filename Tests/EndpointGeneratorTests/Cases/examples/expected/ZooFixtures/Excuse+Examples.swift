// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Excuse {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Animal.adopt` answers with the status 404.
    public var animalAdoptExtinct: Excuse { Zoo.examples.value("extinct", of: "Animal.adopt") }

    /// What `Animal.adopt` answers.
    public var refused: Excuse { Zoo.examples.value("refused", of: "Animal.adopt") }

    /// What `Animal.history` answers with the status 404.
    public var animalHistoryExtinct: Excuse { Zoo.examples.value("extinct", of: "Animal.history") }
  }
}
