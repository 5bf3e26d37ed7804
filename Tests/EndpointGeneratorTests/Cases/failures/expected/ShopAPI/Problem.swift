// Generated from spec.json by endpoints. Do not edit.

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
    var code = 0
    var message = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&code)
      default: json.string(&message)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(code: code, message: message)
  }
}
