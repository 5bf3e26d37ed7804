// Generated from Specs/Accounts.json by endpoints. Do not edit.

import AccountsAPI

extension Session {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `login` answers.
    public var welcome: Session { Accounts.examples.value("welcome", of: "login") }
  }
}
