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

/// One piece of news.
public struct NewsFeedPost: Equatable, Sendable {
  public let title: String
  public let datePosted: Date
  public let headline: String

  public init(title: String, datePosted: Date, headline: String) {
    self.title = title
    self.datePosted = datePosted
    self.headline = headline
  }
}

extension NewsFeedPost: JSONDecodable {
  private static let keys: JSONKeys = "title postDate headline"

  public init?(from json: inout JSONReader) {
    var title: String?
    var datePosted: Date?
    var headline: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: title = json.string()
      case 1: datePosted = json.date()
      default: headline = json.string()
      }
    }
    guard json.finish(fields, required: 0b111), let title, let datePosted, let headline
    else { return nil }
    self.init(title: title, datePosted: datePosted, headline: headline)
  }
}
