// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Animal {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `list` answers.
    public var two: [Animal] { Zoo.examples.value("two", of: "list") }

    /// What `list` answers.
    public var none: [Animal] { Zoo.examples.value("none", of: "list") }
  }
}

extension Animal {
  /// What the examples of the spec hold, for tests and previews.
  public static let kindExamples = KindExampleValues()

  /// What the examples of the spec hold.
  public struct KindExampleValues: Sendable {
    /// What `Animal.kind` answers.
    public var strict: Kind { Zoo.examples.value("strict", of: "Animal.kind") }
  }
}
