// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Limit: Equatable, Sendable {
  public let limit: Int
  public let message: String

  public init(limit: Int, message: String) {
    self.limit = limit
    self.message = message
  }
}

extension Limit: JSONDecodable {
  private static let keys: JSONKeys = "limit message"

  public init?(from json: inout JSONReader) {
    var limit = 0
    var message = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&limit)
      default: json.string(&message)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(limit: limit, message: message)
  }
}
