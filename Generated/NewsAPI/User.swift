// Generated from Specs/News.json by endpoints. Do not edit.

import EndpointRuntime

/// Someone who reads the news.
public struct User: Equatable, Sendable {
  public let userName: String
  public let email: String
  public let fullName: String?

  public init(userName: String, email: String, fullName: String? = nil) {
    self.userName = userName
    self.email = email
    self.fullName = fullName
  }
}

extension User: JSONDecodable {
  private static let keys: JSONKeys = "userName email fullName"

  public init?(from json: inout JSONReader) {
    var userName = ""
    var email = ""
    var fullName: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&userName)
      case .f1: json.string(&email)
      default: json.string(&fullName)
      }
    }
    guard json.finish(&fields, required: 0b011) else { return nil }
    self.init(userName: userName, email: email, fullName: fullName)
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
