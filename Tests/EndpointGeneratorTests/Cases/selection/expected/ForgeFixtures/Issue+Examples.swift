// Generated from spec.json by endpoints. Do not edit.

import ForgeAPI

extension Issue {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Issues.list` answers.
    public var none: [Issue] { Forge.examples.value("none", of: "Issues.list") }
  }
}
