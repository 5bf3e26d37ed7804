// Generated from Specs/News.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The news for one user.
public struct NewsFeed: Equatable, Sendable, WireDecodable {
  public let posts: [NewsFeedPost]

  public init(posts: [NewsFeedPost]) {
    self.posts = posts
  }
}

extension NewsFeed {
  /// The news for a user, the latest first.
  ///
  /// `GET /newsFeed`
  public static func feed(userId: String) -> News.Request<NewsFeed> {
    .init(.get, "/newsFeed", endpoint: "NewsFeed.feed", query: ["userId": userId])
  }
}

// MARK: - Coding

extension NewsFeed {
  private enum WireKey: ~Copyable {
    case posts
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("posts required", as: .posts)
  }

  public init?(from json: inout JSONReader) {
    var posts: [NewsFeedPost] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .posts: json.array(&posts)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(posts: posts)
  }
}
