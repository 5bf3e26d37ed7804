// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Problem: Equatable, Sendable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

extension Problem: JSONDecodable {
  private static let keys: JSONKeys = "message"

  public init?(from json: inout JSONReader) {
    var message: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      message = json.string()
    }
    guard json.finish(fields, required: 0b1), let message else { return nil }
    self.init(message: message)
  }
}
