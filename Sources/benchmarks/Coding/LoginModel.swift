import EndpointRuntime

/// The smallest thing that a client reads: 200 bytes.
struct Login {
  let token: String
  let expiresIn: Int
  let user: LoginUser
  let scope: String

  static let sample = Login(
    token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN",
    expiresIn: 3600,
    user: LoginUser(id: 4_711_815, name: "Ada Lovelace", email: "ada@example.com", isAdmin: false),
    scope: "read write"
  )
}

struct LoginUser {
  let id: Int
  let name: String
  let email: String
  let isAdmin: Bool
}

extension Login: WireDecodable {
  private enum WireKey: ~Copyable {
    case token
    case expiresIn
    case user
    case scope
  }

  private static let keys: WireKeys = """
    token required secret
    expires_in required
    user required
    scope required
    """

  init?(from json: inout JSONReader) {
    var token = ""
    var expiresIn = 0
    var user: LoginUser?
    var scope = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .token: json.string(&token)
      case .expiresIn: json.int(&expiresIn)
      case .user: user = LoginUser(from: &json)
      case .scope: json.string(&scope)
      }
    }
    guard json.finish(&object), let user else { return nil }
    self.init(token: token, expiresIn: expiresIn, user: user, scope: scope)
  }
}

extension Login: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("token", token, secret: true)
    json.field("expires_in", expiresIn)
    json.field("user", user)
    json.field("scope", scope)
    json.endObject()
  }
}

extension LoginUser: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case name
    case email
    case isAdmin
  }

  private static let keys: WireKeys = """
    id required
    name required
    email required
    is_admin required
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var email = ""
    var isAdmin = false
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .email: json.string(&email)
      case .isAdmin: json.bool(&isAdmin)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, email: email, isAdmin: isAdmin)
  }
}

extension LoginUser: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("email", email)
    json.field("is_admin", isAdmin)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Login: Codable, Equatable {
    let token: String
    let expiresIn: Int
    let user: LoginUser
    let scope: String

    enum CodingKeys: String, CodingKey {
      case token, user, scope
      case expiresIn = "expires_in"
    }
  }

  struct LoginUser: Codable, Equatable {
    let id: Int
    let name: String
    let email: String
    let isAdmin: Bool

    enum CodingKeys: String, CodingKey {
      case id, name, email
      case isAdmin = "is_admin"
    }
  }
}
