// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Zoo {
  /// The values of the spec's examples, for tests and previews.
  public static let countExamples = CountExampleValues()

  /// The values of the spec's examples.
  public struct CountExampleValues: Sendable {
    /// The response of `count`.
    public var many: Int { Zoo.examples.value("many", of: "count") }
  }
}
