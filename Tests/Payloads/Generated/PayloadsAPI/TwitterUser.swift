// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct TwitterUser: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let id: Int
  public let name: String
  public let screenName: String
  public let location: String
  public let description: String
  public let url: String?
  public let protected: Bool
  public let followersCount: Int
  public let friendsCount: Int
  public let listedCount: Int
  public let createdAt: String
  public let favouritesCount: Int
  public let utcOffset: Int?
  public let timeZone: String?
  public let verified: Bool
  public let statusesCount: Int
  public let lang: String
  public let profileImageURL: String

  public init(
    id: Int,
    name: String,
    screenName: String,
    location: String,
    description: String,
    url: String? = nil,
    protected: Bool,
    followersCount: Int,
    friendsCount: Int,
    listedCount: Int,
    createdAt: String,
    favouritesCount: Int,
    utcOffset: Int? = nil,
    timeZone: String? = nil,
    verified: Bool,
    statusesCount: Int,
    lang: String,
    profileImageURL: String
  ) {
    self.id = id
    self.name = name
    self.screenName = screenName
    self.location = location
    self.description = description
    self.url = url
    self.protected = protected
    self.followersCount = followersCount
    self.friendsCount = friendsCount
    self.listedCount = listedCount
    self.createdAt = createdAt
    self.favouritesCount = favouritesCount
    self.utcOffset = utcOffset
    self.timeZone = timeZone
    self.verified = verified
    self.statusesCount = statusesCount
    self.lang = lang
    self.profileImageURL = profileImageURL
  }
}

// MARK: - Coding

extension TwitterUser {
  private enum WireKey: ~Copyable {
    case id
    case name
    case screenName
    case location
    case description
    case url
    case protected
    case followersCount
    case friendsCount
    case listedCount
    case createdAt
    case favouritesCount
    case utcOffset
    case timeZone
    case verified
    case statusesCount
    case lang
    case profileImageURL
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("screen_name required", as: .screenName)
    keys.add("location required", as: .location)
    keys.add("description required", as: .description)
    keys.add("url", as: .url)
    keys.add("protected required", as: .protected)
    keys.add("followers_count required", as: .followersCount)
    keys.add("friends_count required", as: .friendsCount)
    keys.add("listed_count required", as: .listedCount)
    keys.add("created_at required", as: .createdAt)
    keys.add("favourites_count required", as: .favouritesCount)
    keys.add("utc_offset", as: .utcOffset)
    keys.add("time_zone", as: .timeZone)
    keys.add("verified required", as: .verified)
    keys.add("statuses_count required", as: .statusesCount)
    keys.add("lang required", as: .lang)
    keys.add("profile_image_url required", as: .profileImageURL)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var screenName = ""
    var location = ""
    var description = ""
    var url: String?
    var protected = false
    var followersCount = 0
    var friendsCount = 0
    var listedCount = 0
    var createdAt = ""
    var favouritesCount = 0
    var utcOffset: Int?
    var timeZone: String?
    var verified = false
    var statusesCount = 0
    var lang = ""
    var profileImageURL = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .screenName: json.string(&screenName)
      case .location: json.string(&location)
      case .description: json.string(&description)
      case .url: json.string(&url)
      case .protected: json.bool(&protected)
      case .followersCount: json.int(&followersCount)
      case .friendsCount: json.int(&friendsCount)
      case .listedCount: json.int(&listedCount)
      case .createdAt: json.string(&createdAt)
      case .favouritesCount: json.int(&favouritesCount)
      case .utcOffset: json.int(&utcOffset)
      case .timeZone: json.string(&timeZone)
      case .verified: json.bool(&verified)
      case .statusesCount: json.int(&statusesCount)
      case .lang: json.string(&lang)
      case .profileImageURL: json.string(&profileImageURL)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      id: id,
      name: name,
      screenName: screenName,
      location: location,
      description: description,
      url: url,
      protected: protected,
      followersCount: followersCount,
      friendsCount: friendsCount,
      listedCount: listedCount,
      createdAt: createdAt,
      favouritesCount: favouritesCount,
      utcOffset: utcOffset,
      timeZone: timeZone,
      verified: verified,
      statusesCount: statusesCount,
      lang: lang,
      profileImageURL: profileImageURL
    )
  }
}

extension TwitterUser {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("screen_name", screenName)
    json.field("location", location)
    json.field("description", description)
    json.field("url", url)
    json.field("protected", protected)
    json.field("followers_count", followersCount)
    json.field("friends_count", friendsCount)
    json.field("listed_count", listedCount)
    json.field("created_at", createdAt)
    json.field("favourites_count", favouritesCount)
    json.field("utc_offset", utcOffset)
    json.field("time_zone", timeZone)
    json.field("verified", verified)
    json.field("statuses_count", statusesCount)
    json.field("lang", lang)
    json.field("profile_image_url", profileImageURL)
    json.endObject()
  }
}

// MARK: - Equality

extension TwitterUser {
  public static func areEqual(_ one: TwitterUser, _ other: TwitterUser) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.screenName, other.screenName),
      Equality.of(one.location, other.location),
      Equality.of(one.description, other.description),
      Equality.of(one.url, other.url),
      Equality.of(one.protected, other.protected),
      Equality.of(one.followersCount, other.followersCount),
      Equality.of(one.friendsCount, other.friendsCount),
      Equality.of(one.listedCount, other.listedCount),
      Equality.of(one.createdAt, other.createdAt),
      Equality.of(one.favouritesCount, other.favouritesCount),
      Equality.of(one.utcOffset, other.utcOffset),
      Equality.of(one.timeZone, other.timeZone),
      Equality.of(one.verified, other.verified),
      Equality.of(one.statusesCount, other.statusesCount),
      Equality.of(one.lang, other.lang),
      Equality.of(one.profileImageURL, other.profileImageURL)
    else { return false }
    return true
  }
}
