// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Zoo.Failure {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Animal.adopt` answers with the status 503.
    public var `default`: Zoo.Failure { .closed }
  }
}
