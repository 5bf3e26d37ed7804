// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Excuse: Equatable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

extension Excuse: JSONDecodable {
  private static let keys: JSONKeys = "text"

  public init?(from json: inout JSONReader) {
    var text = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&text)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(text: text)
  }
}
