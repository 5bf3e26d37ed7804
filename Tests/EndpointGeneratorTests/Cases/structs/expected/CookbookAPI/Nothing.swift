// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Nothing: Equatable, Sendable {
  public init() {}
}

extension Nothing: JSONDecodable {
  private static let keys: JSONKeys = ""

  public init?(from json: inout JSONReader) {
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {}
    guard json.finish(&fields) else { return nil }
    self.init()
  }
}
