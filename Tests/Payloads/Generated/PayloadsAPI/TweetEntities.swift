// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct TweetEntities: Equatable, Sendable, WireDecodable, WireEncodable {
  public let hashtags: [Hashtag]
  public let urls: [TweetLink]
  public let userMentions: [UserMention]

  public init(hashtags: [Hashtag], urls: [TweetLink], userMentions: [UserMention]) {
    self.hashtags = hashtags
    self.urls = urls
    self.userMentions = userMentions
  }
}

// MARK: - Coding

extension TweetEntities {
  private enum WireKey: ~Copyable {
    case hashtags
    case urls
    case userMentions
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("hashtags required", as: .hashtags)
    keys.add("urls required", as: .urls)
    keys.add("user_mentions required", as: .userMentions)
  }

  public init?(from json: inout JSONReader) {
    var hashtags: [Hashtag] = []
    var urls: [TweetLink] = []
    var userMentions: [UserMention] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .hashtags: json.array(&hashtags)
      case .urls: json.array(&urls)
      case .userMentions: json.array(&userMentions)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(hashtags: hashtags, urls: urls, userMentions: userMentions)
  }
}

extension TweetEntities {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("hashtags", hashtags)
    json.field("urls", urls)
    json.field("user_mentions", userMentions)
    json.endObject()
  }
}
