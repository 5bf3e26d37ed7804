// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Animal.AdoptResponse {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.adopt`.
    public var lunch: Animal.AdoptResponse {
      .ok(Zoo.examples.value("lunch", of: "Animal.adopt", .json(at: "feeding")))
    }

    /// The response of `Animal.adopt`.
    public var later: Animal.AdoptResponse { .accepted }
  }
}
