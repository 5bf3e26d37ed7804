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

extension Person: JSONDecodable {
  private static let keys: JSONKeys = "login id avatar_url profile_url type site_admin"

  init?(from json: inout JSONReader) {
    var login = ""
    var id = 0
    var avatarURL = ""
    var profileURL = ""
    var kind = ""
    var isAdmin = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&login)
      case .f1: json.int(&id)
      case .f2: json.string(&avatarURL)
      case .f3: json.string(&profileURL)
      case .f4: json.string(&kind)
      default: json.bool(&isAdmin)
      }
    }
    guard json.finish(&fields, required: 0b11_1111) else { return nil }
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

extension Person: JSONEncodable {
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

extension Label: JSONDecodable {
  private static let keys: JSONKeys = "id name color description"

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var color = ""
    var description: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      case .f2: json.string(&color)
      default: json.string(&description)
      }
    }
    guard json.finish(&fields, required: 0b0111) else { return nil }
    self.init(id: id, name: name, color: color, description: description)
  }
}

extension Label: JSONEncodable {
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
