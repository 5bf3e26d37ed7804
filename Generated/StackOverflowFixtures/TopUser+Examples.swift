// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import StackOverflowAPI

nonisolated extension TopUser {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `TopUsers.allTime`.
    public var ios: [TopUser] {
      StackOverflow.examples.value("ios", of: "TopUsers.allTime", .json(at: "items"))
    }
  }
}
