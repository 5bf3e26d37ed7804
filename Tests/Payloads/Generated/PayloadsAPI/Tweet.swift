// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Tweet: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let createdAt: String
  public let id: Int
  public let text: String
  public let source: String
  public let truncated: Bool
  public let inReplyToStatusID: Int?
  public let inReplyToScreenName: String?
  @Indirect public private(set) var user: TwitterUser
  @Indirect public private(set) var retweetedStatus: Tweet?
  public let retweetCount: Int
  public let favoriteCount: Int
  public let entities: TweetEntities
  public let favorited: Bool
  public let retweeted: Bool
  public let lang: String

  public init(
    createdAt: String,
    id: Int,
    text: String,
    source: String,
    truncated: Bool,
    inReplyToStatusID: Int? = nil,
    inReplyToScreenName: String? = nil,
    user: TwitterUser,
    retweetedStatus: Tweet? = nil,
    retweetCount: Int,
    favoriteCount: Int,
    entities: TweetEntities,
    favorited: Bool,
    retweeted: Bool,
    lang: String
  ) {
    self.createdAt = createdAt
    self.id = id
    self.text = text
    self.source = source
    self.truncated = truncated
    self.inReplyToStatusID = inReplyToStatusID
    self.inReplyToScreenName = inReplyToScreenName
    self.user = user
    self.retweetedStatus = retweetedStatus
    self.retweetCount = retweetCount
    self.favoriteCount = favoriteCount
    self.entities = entities
    self.favorited = favorited
    self.retweeted = retweeted
    self.lang = lang
  }
}

// MARK: - Coding

extension Tweet {
  private enum WireKey: ~Copyable {
    case createdAt
    case id
    case text
    case source
    case truncated
    case inReplyToStatusID
    case inReplyToScreenName
    case user
    case retweetedStatus
    case retweetCount
    case favoriteCount
    case entities
    case favorited
    case retweeted
    case lang
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("created_at required", as: .createdAt)
    keys.add("id required", as: .id)
    keys.add("text required", as: .text)
    keys.add("source required", as: .source)
    keys.add("truncated required", as: .truncated)
    keys.add("in_reply_to_status_id", as: .inReplyToStatusID)
    keys.add("in_reply_to_screen_name", as: .inReplyToScreenName)
    keys.add("user required", as: .user)
    keys.add("retweeted_status", as: .retweetedStatus)
    keys.add("retweet_count required", as: .retweetCount)
    keys.add("favorite_count required", as: .favoriteCount)
    keys.add("entities required", as: .entities)
    keys.add("favorited required", as: .favorited)
    keys.add("retweeted required", as: .retweeted)
    keys.add("lang required", as: .lang)
  }

  public init?(from json: inout JSONReader) {
    var createdAt = ""
    var id = 0
    var text = ""
    var source = ""
    var truncated = false
    var inReplyToStatusID: Int?
    var inReplyToScreenName: String?
    var user: TwitterUser?
    var retweetedStatus: Tweet?
    var retweetCount = 0
    var favoriteCount = 0
    var entities: TweetEntities?
    var favorited = false
    var retweeted = false
    var lang = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .createdAt: json.string(&createdAt)
      case .id: json.int(&id)
      case .text: json.string(&text)
      case .source: json.string(&source)
      case .truncated: json.bool(&truncated)
      case .inReplyToStatusID: json.int(&inReplyToStatusID)
      case .inReplyToScreenName: json.string(&inReplyToScreenName)
      case .user: json.value(&user)
      case .retweetedStatus: json.value(&retweetedStatus)
      case .retweetCount: json.int(&retweetCount)
      case .favoriteCount: json.int(&favoriteCount)
      case .entities: json.value(&entities)
      case .favorited: json.bool(&favorited)
      case .retweeted: json.bool(&retweeted)
      case .lang: json.string(&lang)
      }
    }
    guard json.finish(&object), let user, let entities else { return nil }
    self.init(
      createdAt: createdAt,
      id: id,
      text: text,
      source: source,
      truncated: truncated,
      inReplyToStatusID: inReplyToStatusID,
      inReplyToScreenName: inReplyToScreenName,
      user: user,
      retweetedStatus: retweetedStatus,
      retweetCount: retweetCount,
      favoriteCount: favoriteCount,
      entities: entities,
      favorited: favorited,
      retweeted: retweeted,
      lang: lang
    )
  }
}

extension Tweet {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("created_at", createdAt)
    json.field("id", id)
    json.field("text", text)
    json.field("source", source)
    json.field("truncated", truncated)
    json.field("in_reply_to_status_id", inReplyToStatusID)
    json.field("in_reply_to_screen_name", inReplyToScreenName)
    json.field("user", user)
    json.field("retweeted_status", retweetedStatus)
    json.field("retweet_count", retweetCount)
    json.field("favorite_count", favoriteCount)
    json.field("entities", entities)
    json.field("favorited", favorited)
    json.field("retweeted", retweeted)
    json.field("lang", lang)
    json.endObject()
  }
}

// MARK: - Equality

extension Tweet {
  public static func areEqual(_ one: Tweet, _ other: Tweet) -> Bool {
    guard Equality.of(one.createdAt, other.createdAt),
      Equality.of(one.id, other.id),
      Equality.of(one.text, other.text),
      Equality.of(one.source, other.source),
      Equality.of(one.truncated, other.truncated),
      Equality.of(one.inReplyToStatusID, other.inReplyToStatusID),
      Equality.of(one.inReplyToScreenName, other.inReplyToScreenName),
      Equality.of(one.user, other.user),
      Equality.of(one.retweetedStatus, other.retweetedStatus),
      Equality.of(one.retweetCount, other.retweetCount),
      Equality.of(one.favoriteCount, other.favoriteCount),
      Equality.of(one.entities, other.entities),
      Equality.of(one.favorited, other.favorited),
      Equality.of(one.retweeted, other.retweeted),
      Equality.of(one.lang, other.lang)
    else { return false }
    return true
  }
}
