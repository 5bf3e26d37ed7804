// Generated from Specs/News.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Someone who reads the news.
public struct User: Equatable, Sendable, WireDecodable {
  public let userName: String
  public let email: String
  public let fullName: String?

  public init(userName: String, email: String, fullName: String? = nil) {
    self.userName = userName
    self.email = email
    self.fullName = fullName
  }
}

extension User {
  /// Log in and learn who one is.
  ///
  /// `POST /user`
  public static func login(userName: String, password: String) -> News.Request<User> {
    .init(
      .post,
      "/user",
      endpoint: "User.login",
      body: .json { json in
        json.beginObject()
        json.field("userName", userName)
        json.field("password", password, secret: true)
        json.endObject()
      }
    )
  }
}

// MARK: - Coding

extension User {
  private enum WireKey: ~Copyable {
    case userName
    case email
    case fullName
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("userName required", as: .userName)
    keys.add("email required", as: .email)
    keys.add("fullName", as: .fullName)
  }

  public init?(from json: inout JSONReader) {
    var userName = ""
    var email = ""
    var fullName: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .userName: json.string(&userName)
      case .email: json.string(&email)
      case .fullName: json.string(&fullName)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(userName: userName, email: email, fullName: fullName)
  }
}
