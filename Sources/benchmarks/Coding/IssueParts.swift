import EndpointRuntime

/// Who wrote an issue, or works on it.
struct Person {
  let login: String
  let id: Int
  let avatarURL: String
  let profileURL: String
  let kind: String
  let isAdmin: Bool
}

/// What an issue is about.
struct Label {
  let id: Int
  let name: String
  let color: String
  let description: String?
}

extension Person: WireDecodable {
  private enum WireKey: ~Copyable {
    case login
    case id
    case avatarUrl
    case profileUrl
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

  init?(from json: inout JSONReader) {
    var login = ""
    var id = 0
    var avatarURL = ""
    var profileURL = ""
    var kind = ""
    var isAdmin = false
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .login: json.string(&login)
      case .id: json.int(&id)
      case .avatarUrl: json.string(&avatarURL)
      case .profileUrl: json.string(&profileURL)
      case .type: json.string(&kind)
      case .siteAdmin: json.bool(&isAdmin)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      login: login,
      id: id,
      avatarURL: avatarURL,
      profileURL: profileURL,
      kind: kind,
      isAdmin: isAdmin
    )
  }
}

extension Person: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.field("id", id)
    json.field("avatar_url", avatarURL)
    json.field("profile_url", profileURL)
    json.field("type", kind)
    json.field("site_admin", isAdmin)
    json.endObject()
  }
}

extension Label: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case name
    case color
    case description
  }

  private static let keys: WireKeys = """
    id required
    name required
    color required
    description
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var color = ""
    var description: String?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .color: json.string(&color)
      case .description: json.string(&description)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, color: color, description: description)
  }
}

extension Label: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("color", color)
    json.field("description", description)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Person: Codable, Equatable {
    let login: String
    let id: Int
    let avatarURL: String
    let profileURL: String
    let kind: String
    let isAdmin: Bool

    enum CodingKeys: String, CodingKey {
      case login, id
      case avatarURL = "avatar_url"
      case profileURL = "profile_url"
      case kind = "type"
      case isAdmin = "site_admin"
    }
  }

  struct Label: Codable, Equatable {
    let id: Int
    let name: String
    let color: String
    let description: String?
  }
}
