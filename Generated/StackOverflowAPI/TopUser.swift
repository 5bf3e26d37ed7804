// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Someone who answers much under a tag.
public struct TopUser: MemberwiseEquatable, Sendable, WireDecodable {
  public let score: Int
  public let postCount: Int
  public let userID: Int
  public let displayName: String
  public let link: URL
  public let profileImage: URL?
  public let reputation: Int

  public init(
    score: Int,
    postCount: Int,
    userID: Int,
    displayName: String,
    link: URL,
    profileImage: URL? = nil,
    reputation: Int
  ) {
    self.score = score
    self.postCount = postCount
    self.userID = userID
    self.displayName = displayName
    self.link = link
    self.profileImage = profileImage
    self.reputation = reputation
  }
}

// MARK: - Coding

extension TopUser {
  private enum WireKey: ~Copyable {
    case score
    case postCount
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("score required", as: .score)
    keys.add("post_count required", as: .postCount)
  }

  public init?(from json: inout JSONReader) {
    var score = 0
    var postCount = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .score: json.int(&score)
      case .postCount: json.int(&postCount)
      }
    }
    let userID = json.at("user.user_id", of: object, required: true) { $0.int() }
    let displayName = json.at("user.display_name", of: object, required: true) { $0.string() }
    let link = json.at("user.link", of: object, required: true) { $0.url() }
    let profileImage = json.at("user.profile_image", of: object) { $0.urlIfAny() }
    let reputation = json.at("user.reputation", of: object, required: true) { $0.int() }
    guard json.finish(&object), let userID, let displayName, let link, let reputation
    else { return nil }
    self.init(
      score: score,
      postCount: postCount,
      userID: userID,
      displayName: displayName,
      link: link,
      profileImage: profileImage,
      reputation: reputation
    )
  }
}

// MARK: - Equality

extension TopUser {
  public static func areEqual(_ one: TopUser, _ other: TopUser) -> Bool {
    guard Equality.of(one.score, other.score),
      Equality.of(one.postCount, other.postCount),
      Equality.of(one.userID, other.userID),
      Equality.of(one.displayName, other.displayName),
      Equality.of(one.link, other.link),
      Equality.of(one.profileImage, other.profileImage),
      Equality.of(one.reputation, other.reputation)
    else { return false }
    return true
  }
}
