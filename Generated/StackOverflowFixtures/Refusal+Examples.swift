// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import StackOverflowAPI

extension Refusal {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `TopUsers.allTime` answers with the status 400.
    public var throttled: Refusal {
      StackOverflow.examples.value("throttled", of: "TopUsers.allTime")
    }
  }
}
