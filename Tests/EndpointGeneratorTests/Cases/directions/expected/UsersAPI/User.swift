// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct User: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var id: Int?
  public var name: String
  public var password: String?
  public var level: Int
  public var token: String?

  public init(
    id: Int? = nil,
    name: String,
    password: String? = nil,
    level: Int = 1,
    token: String? = nil
  ) {
    self.id = id
    self.name = name
    self.password = password
    self.level = level
    self.token = token
  }
}

extension User {
  /// `GET /user`
  public static func get() -> Users.Request<User> {
    .init(.get, "/user", endpoint: "User.get")
  }

  /// `POST /login`
  public static func login(_ login: Login) -> Users.Request<Session> {
    .init(.post, "/login", endpoint: "User.login", body: .json(login))
  }

  /// `PUT /user`
  public static func put(_ user: User) -> Users.Request<Void> {
    .init(.put, "/user", endpoint: "User.put", body: .json(user))
  }
}

// MARK: - Coding

extension User {
  private enum WireKey: ~Copyable {
    case id
    case name
    case level
    case token
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id", as: .id)
    keys.add("name required", as: .name)
    keys.add("level", as: .level)
    keys.add("token secret", as: .token)
  }

  public init?(from json: inout JSONReader) {
    var id: Int?
    var name = ""
    var level: Int = 1
    var token: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .level: json.int(&level)
      case .token: json.string(&token)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, level: level, token: token)
  }
}

extension User {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("password", password, secret: true)
    json.field("token", token, secret: true)
    json.endObject()
  }
}

// MARK: - Equality

extension User {
  public static func areEqual(_ one: User, _ other: User) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.password, other.password),
      Equality.of(one.level, other.level),
      Equality.of(one.token, other.token)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension User: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "id": id,
        "name": name,
        "password": Secret.masked,
        "level": level,
        "token": Secret.masked,
      ]
    )
  }
}
