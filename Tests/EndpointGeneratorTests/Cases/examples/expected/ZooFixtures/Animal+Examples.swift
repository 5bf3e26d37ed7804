// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ZooAPI

nonisolated extension Animal {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `list`.
    public var two: [Animal] { Zoo.examples.value("two", of: "list") }

    /// The response of `list`.
    public var none: [Animal] { Zoo.examples.value("none", of: "list") }
  }
}

nonisolated extension Animal {
  /// The values of the spec's examples, for tests and previews.
  public static let kindExamples = KindExampleValues()

  /// The values of the spec's examples.
  public struct KindExampleValues: Sendable {
    /// The response of `Animal.kind`.
    public var strict: Kind { Zoo.examples.value("strict", of: "Animal.kind") }
  }
}
