// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Gifts {
  /// The values of the spec's examples, for tests and previews.
  public static let giveExamples = GiveExampleValues()

  /// The values of the spec's examples.
  public struct GiveExampleValues: Sendable {
    /// The response of `Gifts.give`.
    public var plant: String { Zoo.examples.value("plant", of: "Gifts.give", .text) }
  }
}
