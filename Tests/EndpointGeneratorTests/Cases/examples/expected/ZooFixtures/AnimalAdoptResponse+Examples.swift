// Generated from spec.json by endpoints. Do not edit.

import ZooAPI

extension AnimalAdoptResponse {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `Animal.adopt` answers.
    public var lunch: AnimalAdoptResponse {
      Zoo.examples.value(
        "lunch",
        of: "Animal.adopt",
        .json(at: "feeding").map { AnimalAdoptResponse.ok($0) }
      )
    }

    /// What `Animal.adopt` answers.
    public var later: AnimalAdoptResponse { .accepted }
  }
}
