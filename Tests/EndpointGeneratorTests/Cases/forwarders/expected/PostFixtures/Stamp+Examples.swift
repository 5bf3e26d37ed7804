// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import PostAPI

nonisolated extension Stamp {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Stamps.old`.
    public var few: [Stamp] { Post.examples.value("few", of: "Stamps.old") }
  }
}
