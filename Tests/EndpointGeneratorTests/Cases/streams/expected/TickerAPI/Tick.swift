// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Tick: Equatable, Sendable {
  public let symbol: String
  public let price: Decimal

  public init(symbol: String, price: Decimal) {
    self.symbol = symbol
    self.price = price
  }
}

extension Tick: JSONDecodable {
  private static let keys: JSONKeys = "symbol price"

  public init?(from json: inout JSONReader) {
    var symbol = ""
    var price: Decimal?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&symbol)
      default: price = json.decimal()
      }
    }
    guard json.finish(&fields, required: 0b11), let price else { return nil }
    self.init(symbol: symbol, price: price)
  }
}
