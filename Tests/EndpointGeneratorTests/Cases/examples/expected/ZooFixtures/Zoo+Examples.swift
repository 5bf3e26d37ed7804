// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension Zoo {
  /// What the examples of the spec hold, for tests and previews.
  public static let countExamples = CountExampleValues()

  /// What the examples of the spec hold.
  public struct CountExampleValues: Sendable {
    /// What `count` answers.
    public var many: Int { Zoo.examples.value("many", of: "count") }
  }
}
