// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

nonisolated extension AnimalAdoptResponse {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Animal.adopt`.
    public var lunch: AnimalAdoptResponse {
      Zoo.examples.value(
        "lunch",
        of: "Animal.adopt",
        .json(at: "feeding").map { AnimalAdoptResponse.ok($0) }
      )
    }

    /// The response of `Animal.adopt`.
    public var later: AnimalAdoptResponse { .accepted }
  }
}
