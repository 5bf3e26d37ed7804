// Generated from Specs/News.json by endpoints. Do not edit.

import NewsAPI

extension User {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `User.login` answers.
    public var tester: User { News.examples.value("tester", of: "User.login") }
  }
}
