// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Meal {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Animal.menu` answers.
    public var hay: Menu { Zoo.examples.value("hay", of: "Animal.menu", .json(at: "menu")) }

    /// What `Animal.menu` answers.
    public var nothing: Menu { Zoo.examples.value("nothing", of: "Animal.menu", .json(at: "menu")) }
  }
}
