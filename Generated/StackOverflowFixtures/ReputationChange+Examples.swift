// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import StackOverflowAPI

extension ReputationChange {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Users.reputationHistory` answers.
    public var aDay: [ReputationChange] {
      StackOverflow.examples.value("aDay", of: "Users.reputationHistory", .json(at: "items"))
    }
  }
}
