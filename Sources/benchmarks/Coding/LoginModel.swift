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

extension Login: JSONDecodable {
  private static let keys: JSONKeys = "token expires_in user scope"

  init?(from json: inout JSONReader) {
    var token = ""
    var expiresIn = 0
    var user: LoginUser?
    var scope = ""
    var fields = json.object(Self.keys, secret: 0b0001)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&token)
      case .f1: json.int(&expiresIn)
      case .f2: user = LoginUser(from: &json)
      default: json.string(&scope)
      }
    }
    guard json.finish(&fields, required: 0b1111), let user else { return nil }
    self.init(token: token, expiresIn: expiresIn, user: user, scope: scope)
  }
}

extension Login: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("token", token, secret: true)
    json.field("expires_in", expiresIn)
    json.field("user", user)
    json.field("scope", scope)
    json.endObject()
  }
}

extension LoginUser: JSONDecodable {
  private static let keys: JSONKeys = "id name email is_admin"

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var email = ""
    var isAdmin = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      case .f2: json.string(&email)
      default: json.bool(&isAdmin)
      }
    }
    guard json.finish(&fields, required: 0b1111) else { return nil }
    self.init(id: id, name: name, email: email, isAdmin: isAdmin)
  }
}

extension LoginUser: JSONEncodable {
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
