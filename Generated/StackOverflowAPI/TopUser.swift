// Generated from Specs/StackOverflow.json by endpoints. Do not edit.

import EndpointRuntime

/// Someone who answers much under a tag.
public struct TopUser: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: TopUser, _ other: TopUser) -> Bool {
    guard Equality.of(one.score, other.score), Equality.of(one.postCount, other.postCount),
      Equality.of(one.userID, other.userID), Equality.of(one.displayName, other.displayName),
      Equality.of(one.link, other.link), Equality.of(one.profileImage, other.profileImage),
      Equality.of(one.reputation, other.reputation)
    else { return false }
    return true
  }
}

extension TopUser: JSONDecodable {
  private static let keys: JSONKeys = "score post_count"

  public init?(from json: inout JSONReader) {
    var score = 0
    var postCount = 0
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&score)
      default: json.int(&postCount)
      }
    }
    let userID = json.at("user.user_id", of: fields, required: true) { $0.int() }
    let displayName = json.at("user.display_name", of: fields, required: true) { $0.string() }
    let link = json.at("user.link", of: fields, required: true) { $0.url() }
    let profileImage = json.at("user.profile_image", of: fields) { $0.url() }
    let reputation = json.at("user.reputation", of: fields, required: true) { $0.int() }
    guard json.finish(&fields, required: 0b11), let userID, let displayName, let link,
      let reputation
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
