// Generated from spec.json by endpoints. Do not edit.

import PostAPI

extension Stamp {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Stamps.old` answers.
    public var few: [Stamp] { Post.examples.value("few", of: "Stamps.old") }
  }
}
