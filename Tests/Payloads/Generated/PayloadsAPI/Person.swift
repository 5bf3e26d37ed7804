// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

public struct Person: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let login: String
  public let id: Int
  public let avatarURL: String
  public let profileURL: String
  public let type: String
  public let siteAdmin: Bool

  public init(
    login: String,
    id: Int,
    avatarURL: String,
    profileURL: String,
    type: String,
    siteAdmin: Bool
  ) {
    self.login = login
    self.id = id
    self.avatarURL = avatarURL
    self.profileURL = profileURL
    self.type = type
    self.siteAdmin = siteAdmin
  }
}

// MARK: - Coding

extension Person {
  private enum WireKey: ~Copyable {
    case login
    case id
    case avatarURL
    case profileURL
    case type
    case siteAdmin
  }

  private static let keys: WireKeys = """
    login required
    id required
    avatar_url required
    profile_url required
    type required
    site_admin required
    """

  public init?(from json: inout JSONReader) {
    var login = ""
    var id = 0
    var avatarURL = ""
    var profileURL = ""
    var type = ""
    var siteAdmin = false
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .login: json.string(&login)
      case .id: json.int(&id)
      case .avatarURL: json.string(&avatarURL)
      case .profileURL: json.string(&profileURL)
      case .type: json.string(&type)
      case .siteAdmin: json.bool(&siteAdmin)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      login: login,
      id: id,
      avatarURL: avatarURL,
      profileURL: profileURL,
      type: type,
      siteAdmin: siteAdmin
    )
  }
}

extension Person {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.field("id", id)
    json.field("avatar_url", avatarURL)
    json.field("profile_url", profileURL)
    json.field("type", type)
    json.field("site_admin", siteAdmin)
    json.endObject()
  }
}

// MARK: - Equality

extension Person {
  public static func areEqual(_ one: Person, _ other: Person) -> Bool {
    guard Equality.of(one.login, other.login),
      Equality.of(one.id, other.id),
      Equality.of(one.avatarURL, other.avatarURL),
      Equality.of(one.profileURL, other.profileURL),
      Equality.of(one.type, other.type),
      Equality.of(one.siteAdmin, other.siteAdmin)
    else { return false }
    return true
  }
}
