// Generated from Specs/News.json by endpoints. Do not edit.

import EndpointRuntime

/// The news for one user.
public struct NewsFeed: Equatable, Sendable {
  public let posts: [NewsFeedPost]

  public init(posts: [NewsFeedPost]) {
    self.posts = posts
  }
}

extension NewsFeed: JSONDecodable {
  private static let keys: JSONKeys = "posts"

  public init?(from json: inout JSONReader) {
    var posts: [NewsFeedPost]?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      posts = json.array(of: NewsFeedPost.self)
    }
    guard json.finish(fields, required: 0b1), let posts else { return nil }
    self.init(posts: posts)
  }
}

extension NewsFeed {
  /// The news for a user, the latest first.
  ///
  /// `GET /newsFeed`
  public static func feed(userId: String) -> News.Request<NewsFeed> {
    .init(.get, "/newsFeed", endpoint: "NewsFeed.feed", query: [.init("userId", userId)])
  }
}
