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
    var posts: [NewsFeedPost] = []
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.array(&posts)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
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
    var title = ""
    var datePosted: Date?
    var headline = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&title)
      case .f1: datePosted = json.date()
      default: json.string(&headline)
      }
    }
    guard json.finish(&fields, required: 0b111), let datePosted else { return nil }
    self.init(title: title, datePosted: datePosted, headline: headline)
  }
}
