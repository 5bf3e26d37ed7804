// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import StackOverflowAPI

extension Tags {
  /// What the examples of the spec hold, for tests and previews.
  public static let relatedExamples = RelatedExampleValues()

  /// What the examples of the spec hold.
  public struct RelatedExampleValues: Sendable {
    /// What `Tags.related` answers.
    public var swift: [String] {
      StackOverflow.examples.value("swift", of: "Tags.related", .json(at: "items[].name"))
    }
  }
}
