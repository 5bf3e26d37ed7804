// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Problem: Equatable, Sendable {
  public let code: Int
  public let message: String

  public init(code: Int, message: String) {
    self.code = code
    self.message = message
  }
}

extension Problem: JSONDecodable {
  private static let keys: JSONKeys = "code message"

  public init?(from json: inout JSONReader) {
    var code: Int?
    var message: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: code = json.int()
      default: message = json.string()
      }
    }
    guard json.finish(fields, required: 0b11), let code, let message else { return nil }
    self.init(code: code, message: message)
  }
}
