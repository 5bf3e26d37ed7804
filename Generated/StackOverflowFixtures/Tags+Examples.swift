// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import StackOverflowAPI

nonisolated extension Tags {
  /// The values of the spec's examples, for tests and previews.
  public static let relatedExamples = RelatedExampleValues()

  /// The values of the spec's examples.
  public struct RelatedExampleValues: Sendable {
    /// The response of `Tags.related`.
    public var swift: [String] {
      StackOverflow.examples.value("swift", of: "Tags.related", .json(at: "items[].name"))
    }
  }
}
