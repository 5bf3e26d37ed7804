// Generated from Specs/Accounts.json by endpoints. Do not edit.

import EndpointRuntime

/// Why the server said no.
public struct Refusal: Equatable, Sendable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

extension Refusal: JSONDecodable {
  private static let keys: JSONKeys = "message"

  public init?(from json: inout JSONReader) {
    var message = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&message)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(message: message)
  }
}
