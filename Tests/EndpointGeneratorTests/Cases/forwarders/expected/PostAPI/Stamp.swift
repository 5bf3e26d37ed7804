// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Stamp: Equatable, Sendable {
  public let price: Double

  public init(price: Double) {
    self.price = price
  }
}

extension Stamp: JSONDecodable {
  private static let keys: JSONKeys = "price"

  public init?(from json: inout JSONReader) {
    var price = 0.0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.double(&price)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(price: price)
  }
}
