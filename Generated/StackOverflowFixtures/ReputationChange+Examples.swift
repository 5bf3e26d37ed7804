// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import StackOverflowAPI

nonisolated extension ReputationChange {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Users.reputationHistory`.
    public var aDay: [ReputationChange] {
      StackOverflow.examples.value("aDay", of: "Users.reputationHistory", .json(at: "items"))
    }
  }
}
