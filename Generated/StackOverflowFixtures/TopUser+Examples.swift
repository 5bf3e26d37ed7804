// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import StackOverflowAPI

extension TopUser {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `TopUsers.allTime` answers.
    public var ios: [TopUser] {
      StackOverflow.examples.value("ios", of: "TopUsers.allTime", .json(at: "items"))
    }
  }
}
