// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Owner: Equatable, Sendable {
  public var login: String
  public var email: String?

  public init(login: String, email: String? = nil) {
    self.login = login
    self.email = email
  }
}

extension Owner: JSONDecodable {
  private static let keys: JSONKeys = "login email"

  public init?(from json: inout JSONReader) {
    var login = ""
    var email: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&login)
      default: json.string(&email)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(login: login, email: email)
  }
}

extension Owner: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.field("email", email)
    json.endObject()
  }
}
