// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Zoo.Failure {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.adopt` with the status 503.
    public var `default`: Zoo.Failure { .closed }
  }
}
