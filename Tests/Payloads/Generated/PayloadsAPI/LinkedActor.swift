// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct LinkedActor: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let gravatarID: String
  public let login: String
  public let avatarURL: URL
  public let url: URL
  public let id: Int

  public init(gravatarID: String, login: String, avatarURL: URL, url: URL, id: Int) {
    self.gravatarID = gravatarID
    self.login = login
    self.avatarURL = avatarURL
    self.url = url
    self.id = id
  }
}

// MARK: - Coding

extension LinkedActor {
  private enum WireKey: ~Copyable {
    case gravatarID
    case login
    case avatarURL
    case url
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("gravatar_id required", as: .gravatarID)
    keys.add("login required", as: .login)
    keys.add("avatar_url required", as: .avatarURL)
    keys.add("url required", as: .url)
    keys.add("id required", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var gravatarID = ""
    var login = ""
    var avatarURL: URL?
    var url: URL?
    var id = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .gravatarID: json.string(&gravatarID)
      case .login: json.string(&login)
      case .avatarURL: avatarURL = json.url()
      case .url: url = json.url()
      case .id: json.int(&id)
      }
    }
    guard json.finish(&object), let avatarURL, let url else { return nil }
    self.init(gravatarID: gravatarID, login: login, avatarURL: avatarURL, url: url, id: id)
  }
}

extension LinkedActor {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("gravatar_id", gravatarID)
    json.field("login", login)
    json.field("avatar_url", avatarURL)
    json.field("url", url)
    json.field("id", id)
    json.endObject()
  }
}

// MARK: - Equality

extension LinkedActor {
  public static func areEqual(_ one: LinkedActor, _ other: LinkedActor) -> Bool {
    guard Equality.of(one.gravatarID, other.gravatarID),
      Equality.of(one.login, other.login),
      Equality.of(one.avatarURL, other.avatarURL),
      Equality.of(one.url, other.url),
      Equality.of(one.id, other.id)
    else { return false }
    return true
  }
}
