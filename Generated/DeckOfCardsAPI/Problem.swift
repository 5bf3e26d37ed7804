// Generated from Specs/DeckOfCards.json by endpoints. Do not edit.

import EndpointRuntime

/// Why the server refused.
public struct Problem: Equatable, Sendable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

extension Problem: JSONDecodable {
  private static let keys: JSONKeys = "error"

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
