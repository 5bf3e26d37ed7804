// Generated from Specs/News.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import NewsAPI

nonisolated extension User {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `User.login`.
    public var tester: User { News.examples.value("tester", of: "User.login") }
  }
}
