// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Session: Equatable, Sendable {
  public let token: String
  public let description: String
  public let secretCode: Int
  public let path: String?

  public init(token: String, description: String, secretCode: Int, path: String? = nil) {
    self.token = token
    self.description = description
    self.secretCode = secretCode
    self.path = path
  }
}

extension Session: JSONDecodable {
  private static let keys: JSONKeys = "token description secretCode"

  public init?(from json: inout JSONReader) {
    var token = ""
    var description = ""
    var secretCode = 0
    var fields = json.object(Self.keys, secret: 0b100)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&token)
      case .f1: json.string(&description)
      default: json.int(&secretCode)
      }
    }
    let path = json.at("a.path", of: fields, secret: true) { $0.string() }
    guard json.finish(&fields, required: 0b111) else { return nil }
    self.init(token: token, description: description, secretCode: secretCode, path: path)
  }
}

extension Session: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "token": token,
        "description": description,
        "secretCode": Secret.masked,
        "path": Secret.masked,
      ]
    )
  }
}
