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
    var limit: Int?
    var message: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: limit = json.int()
      default: message = json.string()
      }
    }
    guard json.finish(fields, required: 0b11), let limit, let message else { return nil }
    self.init(limit: limit, message: message)
  }
}
