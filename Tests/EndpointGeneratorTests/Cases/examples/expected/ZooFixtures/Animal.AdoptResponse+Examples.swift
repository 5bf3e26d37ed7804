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
      Zoo.examples.value(
        "lunch",
        of: "Animal.adopt",
        .json(at: "feeding").map { Animal.AdoptResponse.ok($0) }
      )
    }

    /// The response of `Animal.adopt`.
    public var later: Animal.AdoptResponse { .accepted }
  }
}
