// Generated from Specs/Accounts.json by endpoints. Do not edit.

import EndpointRuntime

/// Someone who is logged in.
public struct Session: Equatable, Sendable {
  public let accessToken: String
  public let signupDate: Date
  public let homepage: URL?

  public init(accessToken: String, signupDate: Date, homepage: URL? = nil) {
    self.accessToken = accessToken
    self.signupDate = signupDate
    self.homepage = homepage
  }
}

extension Session: JSONDecodable {
  private static let keys: JSONKeys = "access_token signupdate homepage"

  public init?(from json: inout JSONReader) {
    var accessToken = ""
    var signupDate: Date?
    var homepage: URL?
    var fields = json.object(Self.keys, secret: 0b001)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&accessToken)
      case .f1: signupDate = json.date(.pattern("yyyy-MM-dd HH:mm:ss"))
      default: homepage = json.url()
      }
    }
    guard json.finish(&fields, required: 0b011), let signupDate else { return nil }
    self.init(accessToken: accessToken, signupDate: signupDate, homepage: homepage)
  }
}

extension Session: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      ["accessToken": Secret.masked, "signupDate": signupDate, "homepage": homepage]
    )
  }
}
