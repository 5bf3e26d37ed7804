// Generated from Specs/Accounts.json by endpoints. Do not edit.

import AccountsAPI
@_spi(Generated) import EndpointTesting

nonisolated extension Session {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `login`.
    public var welcome: Session { Accounts.examples.value("welcome", of: "login") }
  }
}
