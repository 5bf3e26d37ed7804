// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public typealias Cart = [Item]

public struct Item: Equatable, Sendable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}

extension Item: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&id)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(id: id)
  }
}
