// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct TablesSeat: Equatable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension TablesSeat: JSONDecodable {
  private static let keys: JSONKeys = "number"

  public init?(from json: inout JSONReader) {
    var number: Int?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      number = json.int()
    }
    guard json.finish(fields, required: 0b1), let number else { return nil }
    self.init(number: number)
  }
}
