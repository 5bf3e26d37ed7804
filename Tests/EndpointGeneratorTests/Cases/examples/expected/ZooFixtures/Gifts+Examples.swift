// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Gifts {
  /// What the examples of the spec hold, for tests and previews.
  public static let giveExamples = GiveExampleValues()

  /// What the examples of the spec hold.
  public struct GiveExampleValues: Sendable {
    /// What `Gifts.give` answers.
    public var plant: String { Zoo.examples.value("plant", of: "Gifts.give", .text) }
  }
}
