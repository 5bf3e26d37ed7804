// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Dot: Equatable, Sendable {
  public let x: Int

  public init(x: Int) {
    self.x = x
  }
}

extension Dot: JSONDecodable {
  private static let keys: JSONKeys = "x"

  public init?(from json: inout JSONReader) {
    var x = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&x)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(x: x)
  }
}
