// Generated from Specs/News.json by endpoints. Do not edit.

import NewsAPI

extension NewsFeed {
  /// What the examples of the spec hold, for tests and previews.
  public static let examples = ExampleValues()

  /// What the examples of the spec hold.
  public struct ExampleValues: Sendable {
    /// What `NewsFeed.feed` answers.
    public var onePost: NewsFeed { News.examples.value("onePost", of: "NewsFeed.feed") }
  }
}
