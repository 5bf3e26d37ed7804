// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import StackOverflowAPI

nonisolated extension Refusal {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `TopUsers.allTime` with the status 400.
    public var throttled: Refusal {
      StackOverflow.examples.value("throttled", of: "TopUsers.allTime")
    }
  }
}
