// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Owner: Equatable, Sendable {
  public var login: String

  public init(login: String) {
    self.login = login
  }
}

extension Owner: JSONDecodable {
  private static let keys: JSONKeys = "login"

  public init?(from json: inout JSONReader) {
    var login = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&login)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(login: login)
  }
}

extension Owner: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("login", login)
    json.endObject()
  }
}
