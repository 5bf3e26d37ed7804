// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import ForgeAPI

nonisolated extension Issue {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Issues.list`.
    public var none: [Issue] { Forge.examples.value("none", of: "Issues.list") }
  }
}
