// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Line: Equatable, Sendable {
  public let length: Int

  public init(length: Int) {
    self.length = length
  }
}

extension Line: JSONDecodable {
  private static let keys: JSONKeys = "length"

  public init?(from json: inout JSONReader) {
    var length = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&length)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(length: length)
  }
}
